/** What can be read off an element of a board: by tests, and by whoever looks into the page. */
import type { Attachment } from 'svelte/attachments';

/** By the names of data attributes, without their `data-`. Without a value there is no attribute. */
export type Data = Record<string, string | number | boolean | null | undefined>;

/**
 * Keeps the data attributes of an element. To spread attributes would do the same, for a kilobyte
 * and a half of Svelte that nothing else needs.
 */
export function written(data: Data): Attachment<HTMLElement | SVGElement> {
  return ({ dataset }) => {
    for (const [name, value] of Object.entries(data)) {
      if (value === null || value === undefined) delete dataset[name];
      else dataset[name] = String(value);
    }
  };
}
