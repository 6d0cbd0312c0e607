/** Puts the service worker beside the built files, and before it the list of them that it keeps. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What every page may need. Pictures are not kept: nobody needs them to play. */
const KEPT = /\.(js|css|woff2)$/;
/** Files that have no hash in their names. */
const PLAIN = ['/early.js', '/lantern.svg'];

export function serviceWorker(): Plugin {
  return {
    name: 'lantern-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((path) => KEPT.test(path));
      const files = [...PLAIN, ...built.sort().map((path) => `/${path}`)];
      const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      const source = `const FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
