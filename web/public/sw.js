// Lobby and rules without a connection. Nothing that belongs to a table is ever kept: it needs a secret.
const KEPT = 'pelagia';
const MOST = 200; // files; names hold a digest, so old ones are never asked for again

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** Keep an answer, and forget the oldest where there are too many. */
async function keep(request, answer) {
  if (!answer.ok) return;
  const kept = await caches.open(KEPT);
  await kept.put(request, answer);
  const all = await kept.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await kept.delete(old);
}

/** What the server says now; what it said last where it cannot be reached. */
async function newest(request, name) {
  try {
    const answer = await fetch(request);
    await keep(name, answer.clone());
    return answer;
  } catch (error) {
    const last = await caches.match(name);
    if (last) return last;
    throw error;
  }
}

/** A file whose name holds a digest never changes. */
async function lasting(request) {
  const last = await caches.match(request);
  if (last) return last;
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('Authorization')) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (['/api/games', '/icon.svg', '/manifest.webmanifest'].includes(url.pathname)) event.respondWith(newest(request, url.pathname));
});

// The page tells what it needed before this worker was there.
self.addEventListener('message', (event) => {
  const wanted = (event.data?.keep ?? []).filter((path) => typeof path === 'string' && path.startsWith('/'));
  event.waitUntil(
    Promise.all(wanted.map(async (path) => (await caches.match(path)) || fetch(path).then((answer) => keep(path, answer), () => undefined))),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.tag;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => (open.find((one) => one.url.includes(table)) ?? open[0])?.focus()),
  );
});
