/** What the browser keeps for us. Storage may be full or forbidden: then nothing is kept. */

/** A book has a page for so many tables: the host knows them all. */
const MOST = 200;

function read<T>(store: () => Storage, key: string, otherwise: T): T {
  try {
    const text = store().getItem(`lantern.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(store: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) store().removeItem(`lantern.${key}`);
    else store().setItem(`lantern.${key}`, JSON.stringify(value));
  } catch {
    // Nothing that matters is lost: seats come back from the host.
  }
}

// Where storage is forbidden even to name it may fail.
const lasting = (): Storage => localStorage;
const passing = (): Storage => sessionStorage;

/** What is kept under a key. */
export function kept<T>(key: string, otherwise: T): T {
  return read(lasting, key, otherwise);
}

/** Keeps a value, or forgets it if it is undefined. */
export function keep(key: string, value: unknown): void {
  write(lasting, key, value);
}

/** What somebody was writing in this window before it was loaded anew. */
export function draft<T>(key: string): T | undefined {
  return read<T | undefined>(passing, key, undefined);
}

/** Keeps what is being written, or forgets it if it is undefined. */
export function keepDraft(key: string, value: unknown): void {
  write(passing, key, value);
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
