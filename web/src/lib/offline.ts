/**
 * A day without a network: the service worker keeps the client, and here the tables are kept that one
 * looked at last, as they were seen. All of it is fetched only when a table has come to rest.
 */
import type { About, TableCard, Told, Update } from '../wire';
import { build } from './build.svelte';

/** A table as it was seen by some eyes. */
export interface Picture {
  card: TableCard;
  about: About;
  update: Update;
  rows: Told[];
  /** When it was seen. */
  at: number;
}

const TABLES = 'tables of lantern';
/** So many tables are kept; of more, those that were seen longest ago are forgotten. */
const MOST = 12;
/** A table that moves is kept when it has stopped for so long, in milliseconds. */
const CALM_MS = 400;

/** Other eyes see other things, so the seats are part of the name. */
function address(table: string, seats: readonly number[]): string {
  return `/kept/${encodeURIComponent(table)}/${seats.join('-')}`;
}

/** Has the browser keep the client, with what the page has fetched of it before. */
export async function install(): Promise<void> {
  await navigator.serviceWorker.register(`/worker.js?build=${build}`);
  await navigator.serviceWorker.ready;
  const cache = await caches.open(`lantern ${build}`);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const shared = fetched.filter(({ pathname }) => /^\/api\/(texts|games)\b/.test(pathname));
  await Promise.all(shared.map((url) => cache.add(url.href).catch(() => undefined)));
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** Keeps a table once it is calm. */
export function remember(table: string, seats: readonly number[], picture: Picture): void {
  clearTimeout(soon);
  soon = setTimeout(() => void put(address(table, seats), picture), CALM_MS);
}

async function put(name: string, picture: Picture): Promise<void> {
  try {
    const cache = await caches.open(TABLES);
    // Put anew it comes last: those before it were seen longer ago.
    await cache.delete(name);
    await cache.put(name, new Response(JSON.stringify(picture)));
    const names = await cache.keys();
    for (const old of names.slice(0, -MOST)) await cache.delete(old);
  } catch {
    // No room, or forbidden: then there is nothing to read without a network.
  }
}

/** A table as it was last seen by these eyes. */
export async function recall(table: string, seats: readonly number[]): Promise<Picture | null> {
  try {
    const found = await (await caches.open(TABLES)).match(address(table, seats));
    return found ? ((await found.json()) as Picture) : null;
  } catch {
    return null;
  }
}
