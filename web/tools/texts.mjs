// Checks the texts of the client: every key that is used exists in every language, every key that
// exists is used, and the gaps of a message are the same in every language.
//
// Where keys come from:
//   locales/*.ftl                      the shell's, used anywhere in src
//   src/games/<id>/locales/*.ftl       a board's own, used in src/games/<id>
//   crates/**/{en,fr,it}.ftl           those of games and host; may be used, are checked elsewhere
// What counts as a use: t('key'), titleKey: 'key', text: { key: 'key' }, and the lists in keys('a', 'b') for
// keys that are put together at run time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const LANGUAGES = ['en', 'fr', 'it'];
const web = fileURLToPath(new URL('..', import.meta.url));
const faults = [];

/** The files under a folder whose name fits, as paths from there. */
function find(folder, fits) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((path) => fits.test(path))
    .sort();
}

/** The gaps of a compiled message, at any depth. */
function gaps(node, found = new Set()) {
  if (Array.isArray(node)) for (const child of node) gaps(child, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    for (const child of Object.values(node)) gaps(child, found);
  }
  return found;
}

function read(file) {
  const source = readFileSync(file, 'utf8');
  const messages = new Map();
  for (const { id, value } of new FluentResource(source).body) {
    if (messages.has(id)) faults.push(`${relative(web, file)}: ${id} is there twice`);
    messages.set(id, [...gaps(value)].sort().join(' '));
    const words = new RegExp(`^${id} *=.*(?:\\n[ \\t].*)*`, 'm').exec(source)?.[0] ?? '';
    if (words.includes('!')) faults.push(`${relative(web, file)}: ${id} shouts`);
  }
  // The parser passes over what it does not understand; a line that looks like a message counts.
  const written = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  for (const id of written) {
    if (!messages.has(id)) faults.push(`${relative(web, file)}: ${id} cannot be read`);
  }
  return messages;
}

/** A folder's three languages, checked against each other. */
function readAll(folder) {
  const files = LANGUAGES.map((lang) => join(folder, `${lang}.ftl`));
  for (const file of files) if (!existsSync(file)) faults.push(`${relative(web, file)} is missing`);
  const [first, ...others] = files
    .filter(existsSync)
    .map((file) => ({ file, messages: read(file) }));
  if (!first) return new Map();
  for (const { file, messages } of others) {
    const name = relative(web, file);
    for (const [id, vars] of first.messages) {
      if (!messages.has(id)) faults.push(`${name}: ${id} is missing`);
      else if (messages.get(id) !== vars) {
        faults.push(`${name}: ${id} has the gaps "${messages.get(id)}", in English "${vars}"`);
      }
    }
    for (const id of messages.keys()) {
      if (!first.messages.has(id)) faults.push(`${name}: ${id} is not there in English`);
    }
  }
  return first.messages;
}

function uses(folder, skip = () => false) {
  const found = new Map();
  for (const path of find(folder, /\.(ts|svelte)$/)) {
    if (skip(path) || path.startsWith('wire/')) continue;
    const source = readFileSync(join(folder, path), 'utf8');
    const note = (key) => found.set(key, path);
    for (const [, key] of source.matchAll(/\bt\(\s*'([\w-]+)'/g)) note(key);
    for (const [, key] of source.matchAll(/\b(?:titleKey: |text: { key: )'([\w-]+)'/g)) note(key);
    for (const [, list] of source.matchAll(/\bkeys\(((?:\s*'[\w-]+',?)+\s*)\)/g)) {
      for (const [, key] of list.matchAll(/'([\w-]+)'/g)) note(key);
    }
  }
  return found;
}

const src = join(web, 'src');
const boards = readdirSync(join(src, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(src, 'games', entry.name, 'locales')))
  .map((entry) => entry.name);

const shell = readAll(join(web, 'locales'));
const inCrates = new Set();
const crates = join(web, '../crates');
for (const file of find(crates, /(^|\/)(en|fr|it)\.ftl$/)) {
  for (const { id } of new FluentResource(readFileSync(join(crates, file), 'utf8')).body)
    inCrates.add(id);
}

const used = uses(src, (path) => boards.some((id) => dirname(path).startsWith(`games/${id}`)));
const usedByBoards = new Set();
for (const id of boards) {
  const own = readAll(join(src, 'games', id, 'locales'));
  const here = uses(join(src, 'games', id));
  for (const [key, path] of here) {
    usedByBoards.add(key);
    if (!own.has(key) && !shell.has(key) && !inCrates.has(key)) {
      faults.push(`src/games/${id}/${path}: ${key} is in no language file`);
    }
  }
  for (const key of own.keys()) {
    if (!here.has(key)) faults.push(`src/games/${id}/locales: ${key} is not used`);
  }
}
for (const [key, path] of used) {
  if (!shell.has(key) && !inCrates.has(key))
    faults.push(`src/${path}: ${key} is in no language file`);
}
for (const key of shell.keys()) {
  if (!used.has(key) && !usedByBoards.has(key)) faults.push(`locales: ${key} is not used`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`\n${faults.length} faults in the texts.`);
  process.exit(1);
}
console.log(
  `Texts: ${shell.size} messages of the shell in ${LANGUAGES.length} languages, all used.`,
);
