/** A digest of many rows: the chapters of the story, and in each what happened, kind by kind. */
import type { Summary } from '../games/contract';
import type { Happening, Seat, Text, Told } from '../wire';

/** More entries than this nobody reads: what weighs least is left to the story. */
const MOST = 10;

export interface Entry {
  /** The first of its lines in the story. */
  line: string;
  /** What it comes of, where that is not plain from the chapter. */
  cause: Text | null;
  text: Text;
  /** How many more there are of the kind, where one sentence cannot tell them all. */
  more: number;
  strong: boolean;
}

export interface Part {
  title: Text | null;
  entries: Entry[];
}

export interface Digest {
  parts: Part[];
  /** How many lines of the story it stands for. */
  lines: number;
}

interface Kind {
  line: string;
  cause: Text | null;
  strong: boolean;
  events: Happening[];
}

/** What the rows from a number on tell. `summary` is how the game sums up several events of a kind. */
export function digestOf(
  rows: readonly Told[],
  since: number,
  summary: Summary | undefined,
  mine: readonly Seat[],
): Digest {
  const chapters: { title: Text | null; kinds: Map<string, Kind> }[] = [];
  let title: Text | null = null;
  let lines = 0;
  for (const row of rows) {
    // What one does oneself one knows, up to where something new begins.
    let known = row.seat !== undefined && mine.includes(row.seat);
    for (const [n, event] of row.events.entries()) {
      const { line } = event;
      if (line?.weight === 'chapter') [title, known] = [line.text, false];
      if (!line || line.weight === 'chapter' || row.number < since) continue;
      if (known && line.weight === 'plain') continue;
      lines += 1;
      let chapter = chapters.at(-1);
      if (!chapter || chapter.title !== title)
        chapters.push((chapter = { title, kinds: new Map() }));
      const cause = summary?.cause(row, n) ?? null;
      const key = `${cause?.key} ${line.text.key}`;
      const kind = chapter.kinds.get(key) ?? {
        line: `${row.number}.${n}`,
        cause,
        strong: line.weight === 'strong',
        events: [],
      };
      kind.events.push(event);
      chapter.kinds.set(key, kind);
    }
  }
  const parts = chapters.map((one) => ({
    title: one.title,
    entries: [...one.kinds.values()].flatMap((kind) => entry(kind, summary) ?? []),
  }));
  return { parts: shortened(parts), lines };
}

function entry({ line, cause, strong, events }: Kind, summary?: Summary): Entry | null {
  const [first, ...others] = events;
  if (!first?.line) return null;
  const sum = others.length > 0 ? summary?.sum(events.map((one) => one.data)) : null;
  return {
    line,
    cause,
    strong,
    text: sum ?? first.line.text,
    more: sum ? 0 : others.length,
  };
}

/** Without the entries that weigh least, the latest of them first, until there are few enough. */
function shortened(parts: readonly Part[]): Part[] {
  const all = parts.flatMap((part) => part.entries);
  const plain = all.filter((one) => !one.strong).reverse();
  const strong = all.filter((one) => one.strong);
  const out = new Set([...plain, ...strong].slice(0, Math.max(all.length - MOST, 0)));
  return parts
    .map(({ title, entries }) => ({ title, entries: entries.filter((one) => !out.has(one)) }))
    .filter((part) => part.entries.length > 0);
}
