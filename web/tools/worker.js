/**
 * What stands between the page and the network, so that Lantern opens without one. `FILES` is put before it
 * when the client is built: every file of the client that its pages are made of.
 *
 * While the network answers it decides nothing: pages come from the host, and files with a hash in their
 * name are the same wherever they come from. Of what the host tells, it keeps only what is the same for
 * everybody. Tables are kept by the page itself (`lib/offline.ts`).
 */
/* global FILES */
const build = new URL(location.href).searchParams.get('build');
const SHELL = `lantern ${build}`;
/** What the host tells everybody alike. */
const SHARED = /^\/api\/(texts\/\w+|games(\/[\w-]+(\/(texts|history)\/\w+|\/rules)?)?)$/;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', ...FILES])));
});

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('lantern ') && name !== SHELL;
  const tidy = async () => {
    for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (SHARED.test(pathname)) event.respondWith(shared(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function shared(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(SHELL);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch {
    return kept(request);
  }
}
