// Makes the types of the wire from Rust: `src/wire/*.ts`, one file for each type.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = fileURLToPath(new URL('../src/wire', import.meta.url));

// A type that is gone in Rust must be gone here too.
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const done = spawnSync('cargo', ['test', '-q', '-p', 'host', '--lib', 'export_bindings'], {
  cwd: root,
  stdio: 'inherit',
  // JSON has no large integers: what Rust counts in 64 bits arrives as an ordinary number.
  env: { ...process.env, TS_RS_EXPORT_DIR: out, TS_RS_LARGE_INT: 'number' },
});
process.exit(done.status ?? 1);
