/** The person behind the browser, and their tables: the same on every page, so kept by a module. */
import type { Me } from '../wire';
import { api } from './api';
import { refreshSeats } from './seats';

let me = $state.raw<Me | null>(null);

export function myself(): Me | null {
  return me;
}

/** Asks the host who we are. */
export async function askMe(): Promise<void> {
  const answer = await api.me();
  if (!answer.ok) return;
  me = answer.value;
  refreshSeats(answer.value);
}

/** Changes one's name; false if the host did not like it. */
export async function rename(name: string): Promise<boolean> {
  const answer = await api.rename(name);
  if (answer.ok) await askMe();
  return answer.ok;
}
