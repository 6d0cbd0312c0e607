// What is wrong with the screens: gathered, told in a line each, and held against what is known.
//
// As long as something is known to be wrong, its number stands in screens-known.json and may only
// fall. A test that was never counted writes down what it finds, and LANTERN_KNOWN=write does it again.
import { readFileSync, writeFileSync } from 'node:fs';

const KNOWN = new URL('./screens-known.json', import.meta.url);

export class Findings {
  #found = new Map();

  /** What was found somewhere, in a window: its kind, its element, and what was measured. */
  add(place, screen, list) {
    for (const { kind, where: element, what } of list) {
      const key = [place, kind, element].join('\n');
      const one = this.#found.get(key) ?? { place, kind, element, what, screens: new Set() };
      one.screens.add(`${screen.name} ${screen.look}`);
      this.#found.set(key, one);
    }
  }

  /** How many there are of each kind; the same in several windows counts once. */
  get counts() {
    const made = {};
    for (const { kind } of this.#found.values()) made[kind] = (made[kind] ?? 0) + 1;
    return made;
  }

  /** A line for each that was found somewhere, those of a kind together. */
  lines(place) {
    return [...this.#found.values()]
      .filter((one) => one.place === place)
      .sort((a, b) => a.kind.localeCompare(b.kind) || a.element.localeCompare(b.element))
      .map(
        ({ kind, element, what, screens }) =>
          `${kind}: ${place}: ${element} (${what}) at ${[...screens].join(', ')}`,
      );
  }

  /**
   * What is worse than what a test knows of, in a sentence for each kind; nothing if nothing is.
   * Where it is better, that is said too, so that the known number is lowered.
   */
  worse(test) {
    const { counts } = this;
    const all = JSON.parse(readFileSync(KNOWN, 'utf8'));
    if (all[test] === undefined || process.env.LANTERN_KNOWN === 'write') {
      all[test] = Object.fromEntries(Object.entries(counts).sort());
      writeFileSync(KNOWN, `${JSON.stringify(all, null, 2)}\n`);
      console.log('What was found is written down in tests/screens-known.json.');
    }
    const known = all[test] ?? {};
    const kinds = [...new Set([...Object.keys(known), ...Object.keys(counts)])].sort();
    const fewer = kinds.filter((kind) => (counts[kind] ?? 0) < known[kind]);
    if (fewer.length > 0)
      console.log(`Fewer than known: ${fewer.join(', ')}. LANTERN_KNOWN=write lowers the numbers.`);
    return kinds
      .filter((kind) => (counts[kind] ?? 0) > (known[kind] ?? 0))
      .map((kind) => `"${kind}": ${counts[kind]} are found, and ${known[kind] ?? 0} are known`);
  }
}
