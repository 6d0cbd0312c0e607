/** What the browser keeps for us. Storage may be full or forbidden: then nothing is kept. */
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
