/** The desk: what the parts of a game's board share at one table, and at no other. */
import { createContext } from 'svelte';

const [current, setDesk] = createContext<() => unknown>();
/** The page of a table lays it out, for everything that is drawn there. */
export { setDesk };

/** The desk of the table that is drawn here: the one that the game's `GameModule.Desk` has made. */
export function deskHere<Desk>(kind: abstract new (...args: never) => Desk): Desk {
  const desk = current()();
  if (desk instanceof kind) return desk;
  throw new Error(`${kind.name} is asked for where no table with such a desk is drawn`);
}
