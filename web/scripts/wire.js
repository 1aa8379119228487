// npm run wire: make src/lib/wire.generated.ts from the server's models. A Python test compares the digest in its first line.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? here('../../.venv/bin/python');
const json = execFileSync(python, ['-m', 'pelagia.server.http.openapi'], { encoding: 'utf8' });
const digest = createHash('sha256').update(json).digest('hex');
const types = astToString(await openapi(JSON.parse(json)));
writeFileSync(here('../src/lib/wire.generated.ts'), `// Made by npm run wire from ${digest}. Do not edit.\n${types}`);
