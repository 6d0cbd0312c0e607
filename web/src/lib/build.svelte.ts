/**
 * Which build of the client this page is, and whether the host has another by now. A page has one build,
 * so a module keeps it. The page is never loaded anew unasked: whoever plays is in the middle of something.
 */
import { api } from './api';

/** What the host has written into the page; nothing where somebody works on the client. */
function said(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/** The build of this page. */
export const build = said('build');
/** Whether the host is one for tests. */
export const fixed = said('fixed') !== null;

let heard = $state<string | null>(null);
/** The build that somebody does not want to hear of. */
let dismissed = $state<string | null>(null);

/** The host says which build it serves. */
export function hearBuild(now: string): void {
  heard = now;
}

/** Whether there is something newer, and nobody has said that it can wait. */
export function newer(): boolean {
  return build !== null && heard !== null && heard !== build && heard !== dismissed;
}

/** It can wait. */
export function dismiss(): void {
  dismissed = heard;
}

/** Asks whenever somebody comes back to the page: pages without a table have no socket to hear it by. */
export function watchBuild(): void {
  addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    void api.health().then((answer) => answer.ok && hearBuild(answer.value.build));
  });
}
