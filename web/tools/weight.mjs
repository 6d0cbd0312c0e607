// How much a browser fetches until a table can be played, compressed; fails over the bar.
//
// Counted: everything in `dist`, and what the host sends besides (texts of one language and the
// list of games), estimated from the sources. Of several games only the heaviest board counts,
// and of several languages only the longest, since a browser fetches one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const BAR = 250_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'web/dist');

function weigh(path) {
  const bytes = readFileSync(path);
  // Fonts are compressed already.
  return path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The files an entry of the manifest needs, its imports included. */
function needs(name, found = new Set()) {
  const entry = manifest[name];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const file of [...(entry.css ?? []), ...(entry.assets ?? [])]) found.add(file);
  for (const other of entry.imports ?? []) needs(other, found);
  return found;
}

const everything = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.vite') && !entry.name.endsWith('.br'),
  )
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

const dynamic = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry);
const shared = needs('index.html');
const only = (name) => [...needs(name)].filter((file) => !shared.has(file));
const sum = (files) => files.reduce((total, file) => total + weigh(join(dist, file)), 0);
const heaviest = (names) =>
  names.map((name) => ({ name, files: only(name) })).sort((a, b) => sum(b.files) - sum(a.files));

const boards = heaviest(dynamic.filter((name) => /^src\/games\//.test(name)));
const languages = heaviest(dynamic.filter((name) => /locales\/.*\.ftl/.test(name)));
const left = new Set([...boards.slice(1), ...languages.slice(1)].flatMap(({ files }) => files));
for (const file of [...(boards[0]?.files ?? []), ...(languages[0]?.files ?? [])]) left.delete(file);
for (const name of dynamic) {
  if (!boards.some((one) => one.name === name) && !languages.some((one) => one.name === name)) {
    for (const file of only(name)) left.delete(file);
  }
}
const counted = everything.filter((file) => !left.has(file));

const kinds = { fonts: /\.woff2$/, styles: /\.css$/, scripts: /\.js$/, other: /./ };
const parts = {};
for (const file of counted) {
  const kind = Object.keys(kinds).find((one) => kinds[one].test(file));
  parts[kind] = (parts[kind] ?? 0) + weigh(join(dist, file));
}

// What the host sends: the messages of one language, and names and data of the boards.
let texts = '';
let data = '';
const crates = join(root, 'crates');
for (const path of existsSync(crates) ? readdirSync(crates, { recursive: true }) : []) {
  if (/(^|\/)fr\.ftl$/.test(path)) texts += readFileSync(join(crates, path), 'utf8');
  if (/(^|\/)data\/[^/]+\.toml$/.test(path)) data += readFileSync(join(crates, path), 'utf8');
}
parts['texts from the host'] = brotliCompressSync(Buffer.from(texts)).length;
parts['games from the host'] = brotliCompressSync(Buffer.from(data)).length;

const total = Object.values(parts).reduce((all, part) => all + part, 0);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [part, bytes] of Object.entries(parts))
  console.log(`  ${part.padEnd(22)} ${kb(bytes).padStart(9)}`);
if (boards[0]) console.log(`  heaviest board: ${boards[0].name}, ${kb(sum(boards[0].files))}`);
console.log(
  `Weight to a playable table: ${kb(total)} of ${kb(BAR)} (${counted.length} files, brotli).`,
);
if (total > BAR) {
  console.error('Too heavy.');
  process.exit(1);
}
