/** What the browser keeps for us. Storage may be full or forbidden: then nothing is kept. */

/** A book has a page for so many tables: the host knows them all. */
const MOST = 200;

/** What is kept under a key. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`lantern.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keeps a value, or forgets it if it is undefined. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`lantern.${key}`);
    else localStorage.setItem(`lantern.${key}`, JSON.stringify(value));
  } catch {
    // Nothing that matters is lost: seats come back from the host.
  }
}

/** Something kept for each table. Of too many, those that were written longest ago are forgotten. */
export class Book<T> {
  constructor(private readonly name: string) {}

  read(table: string): T | undefined {
    return kept<Record<string, T>>(this.name, {})[table];
  }

  /** Writes a page of its own at the end, or tears it out if the value is undefined. */
  write(table: string, value: T | undefined): void {
    const { [table]: _, ...others } = kept<Record<string, T>>(this.name, {});
    const pages = Object.entries(value === undefined ? others : { ...others, [table]: value });
    keep(this.name, Object.fromEntries(pages.slice(-MOST)));
  }
}
