/**
 * Slims the fonts when the client is built: only the letters of our three languages travel, and some
 * of their neighbours'. The names that people type stand in sans serif mostly, which has more; others
 * fall back to the reader's own fonts.
 */
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
}

const OURS = [
  range(0x20, 0x7e),
  '\u00a0«»·º×ÀÂÆÇÈÉÊËÌÎÏÒÔÙÛÜàâæçèéêëìîïòôùûüÿŒœŸﬁﬂ',
  'ÄÖäößñáíóúøå',
  '–—‘’“”…−→←\u2009\u202f',
].join('');
const NAMES = range(0xa0, 0xff) + '‚„•‹›€№';

export function slimFonts(): Plugin {
  return {
    name: 'lantern-slim-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const letters = file.fileName.includes('garamond') ? OURS : OURS + NAMES;
        // Without closure: no alternate shapes that no style of ours asks for.
        const slim = await subsetFont(Buffer.from(file.source), letters, {
          targetFormat: 'woff2',
          noLayoutClosure: true,
        });
        file.source = new Uint8Array(slim);
      }
    },
  };
}
