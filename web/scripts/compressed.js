// A small plugin of the build: beside each file that is worth it lie its compressed forms, which the server sends to browsers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(js|css|html|svg|json|webmanifest)$/; // fonts are compressed already
const LEAST = 800; // bytes

export function compressed() {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH.test(name)) continue;
        const path = join(folder, name);
        const bytes = readFileSync(path);
        if (bytes.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
      }
    },
  };
}
