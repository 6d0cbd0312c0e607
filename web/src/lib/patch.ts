/**
 * What the host says has changed, put in place. A patch says of a value what becomes of it: `[value]`
 * puts another in its place and `[]` takes it away; an object goes inside, into an object by its keys
 * and into a list by its places, whose new length stands at `#`. What is not named stays the very
 * same, so that nothing is drawn anew that has not changed.
 */
export type Patch = [] | [unknown] | { [key: string]: Patch };

export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const { '#': length, ...parts } = patch as Record<string, Patch>;
  if (Array.isArray(old)) {
    const list: unknown[] = length === undefined ? [...old] : old.slice(0, Number(length));
    for (const [at, part] of Object.entries(parts))
      list[Number(at)] = patched(old[Number(at)], part);
    return list;
  }
  const object = { ...(old as Record<string, unknown>) };
  for (const [key, part] of Object.entries(patch)) {
    if (Array.isArray(part) && part.length === 0) delete object[key];
    else object[key] = patched(object[key], part);
  }
  return object;
}
