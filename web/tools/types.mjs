// Makes the client's types from the Rust ones, in `src/wire`: one file for each type that goes over
// the wire whatever the game, with one door to them all, and one for each game with what its rules
// show and tell.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = fileURLToPath(new URL('../src/wire', import.meta.url));

// A type that is gone in Rust must be gone here too.
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

// A crate that shows the client something has the feature `ts`.
const crates = ['crates', 'examples']
  .flatMap((folder) => readdirSync(root + folder).map((name) => `${folder}/${name}`))
  .map((path) => ({ name: path.split('/')[1], manifest: `${root}${path}/Cargo.toml` }))
  .filter(({ manifest }) => existsSync(manifest) && /^ts = /m.test(readFileSync(manifest, 'utf8')))
  .map(({ name }) => name);
const packages = crates.flatMap((name) => ['-p', name]);
const asked = ['test', '-q', '--lib', ...packages, '--features', 'ts', 'export_bindings'];
const done = spawnSync('cargo', asked, {
  cwd: root,
  stdio: 'inherit',
  // JSON has no large integers: what Rust counts in 64 bits arrives as an ordinary number.
  env: { ...process.env, TS_RS_EXPORT_DIR: out, TS_RS_LARGE_INT: 'number' },
});
if (done.status !== 0) process.exit(done.status ?? 1);

// Games use the same names for things of their own: their files have no place in the door.
const shared = readdirSync(out).filter((file) => /^[A-Z]/.test(file));
const door = shared.map((file) => `export type * from './${file.replace('.ts', '')}';\n`);
writeFileSync(`${out}/index.ts`, door.join(''));
