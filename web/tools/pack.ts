/** Packs the built files once, as well as can be, so that the host need not do it for each browser. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are packed already. */
const PACKABLE = /\.(js|css|html|svg)$/;

export function packFiles(): Plugin {
  let folder = 'dist';
  return {
    name: 'lantern-pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKABLE.test(path)) continue;
        const plain = readFileSync(join(folder, path));
        const packed = brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
        writeFileSync(join(folder, `${path}.br`), packed);
      }
    },
  };
}
