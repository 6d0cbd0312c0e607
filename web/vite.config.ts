import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { slimFonts } from './tools/fonts';
import { packFiles } from './tools/pack';
import { iconStrokes } from './tools/strokes';
import { serviceWorker } from './tools/worker';

/** Where the host listens while one works on the client. */
const host = process.env['LANTERN_HOST'] ?? 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [svelte(), iconStrokes(), slimFonts(), serviceWorker(), packFiles()],
  server: { proxy: { '/api': { target: host, ws: true } } },
  preview: { proxy: { '/api': { target: host, ws: true } } },
  build: {
    target: 'es2022',
    // Fonts stay files, so that the browser fetches only those it uses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What boards share is one file, rather than one for each set of games that share a part.
          groups: [{ name: 'boards', test: /\/src\/(map|lib\/chronicle)/ }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
