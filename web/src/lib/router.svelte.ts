/** A router for five addresses, on the history of the browser. */

export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string }
  | { page: 'table'; id: string }
  | { page: 'about' }
  | { page: 'settings' }
  | { page: 'lost' };

let path = $state(location.pathname);

/** The page an address stands for. */
function parse(pathname: string): Route {
  const [first, second, more] = pathname.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'home' };
  if (more !== undefined) return { page: 'lost' };
  if ((first === 'about' || first === 'settings') && second === undefined) return { page: first };
  if (first === 'play' && second) return { page: 'game', game: second };
  if (first === 't' && second) return { page: 'table', id: second };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that is shown. */
export function route(): Route {
  return parse(path);
}

/** Goes to an address of ours. */
export function go(to: string): void {
  if (to !== location.pathname + location.hash) history.pushState(null, '', to);
  path = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Lets ordinary links of ours work without loading the page again. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    path = location.pathname;
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

/** The id in what somebody pasted: a link to a table, or its code. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  const id = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return /^[A-Za-z0-9_-]{4,64}$/.test(id) ? id : null;
}
