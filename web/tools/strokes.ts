/**
 * Lets an icon be imported as its strokes alone: `import hammer from '….svg?strokes'`. What is
 * around them is the same for all icons, so `Glyph.svelte` draws it and it travels once.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?strokes';

export function iconStrokes(): Plugin {
  return {
    name: 'lantern-icon-strokes',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const svg = readFileSync(id.slice(0, -QUERY.length), 'utf8');
      const strokes = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s*\n\s*/g, '');
      return { code: `export default ${JSON.stringify(strokes)}`, moduleType: 'js' };
    },
  };
}
