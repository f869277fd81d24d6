// The service worker of the tools: pages that were opened work offline. It is a script of its own at /service-worker.js,
// behind the list that server/routes/site-files.ts puts in front of it.

/** What the server puts in front of this script: the files and pages of its build. */
declare const OFFLINE: {
  build: string;
  /** What every page loads. */
  core: string[];
  /** Other files of the pages, stored once a page has loaded them. */
  files: string[];
  /** Scripts by path of the page; a part such as `:slug` stands for any. */
  chunks: Record<string, string[]>;
  /** Paths of the data that the pages request. */
  data: string[];
};

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
type MessageEventOfPage = ExtendableEvent & { data: unknown };

/** What TypeScript's `dom` library lacks; `webworker` contradicts it. */
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
};

const worker = self as unknown as WorkerScope;
const prefix = 'offline-tools-';
const cacheName = prefix + OFFLINE.build;
/** Pages and data cached beside the build's own files; the oldest go first. */
const mostEntries = 60;
const mostReported = 200;
const files = new Set([...OFFLINE.core, ...OFFLINE.files, ...Object.values(OFFLINE.chunks).flat()]);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(activate().catch(() => {})));

/** Fetches the pages of the last build again and drops its cache: nothing of an older build is shown from now on. */
async function activate() {
  await worker.clients.claim();
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const requests = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()));
  const pages = requests.flat().map(({ url }) => url);
  await Promise.all(older.map((name) => caches.delete(name)));
  await Promise.allSettled(pages.filter((url) => isOfflinePage(new URL(url))).map((url) => cachePage(url)));
}

worker.addEventListener('message', (event) => {
  const { page, loaded } = (event.data ?? {}) as { page?: unknown; loaded?: unknown };
  if (typeof page !== 'string' || !isOfflinePage(new URL(page))) return;
  const reported = Array.isArray(loaded) ? loaded.slice(0, mostReported).map(String) : [];
  event.waitUntil(cachePage(page, reported));
});

/** Puts a page into the cache, with the scripts it may load and those of the build's files that it has loaded. */
async function cachePage(url: string, loaded: string[] = []) {
  const chunks = OFFLINE.chunks[patternOf(new URL(url).pathname) ?? ''] ?? [];
  const required = new Set([...OFFLINE.core, ...chunks, ...loaded.map(fileOf).filter((file) => files.has(file))]);
  await Promise.allSettled(
    [url, ...required].map(async (needed) => (await findCached(needed)) ?? store(needed, await fetch(needed))),
  );
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (files.has(fileOf(request.url))) event.respondWith(fromCacheFirst(event));
  else if (url.origin !== location.origin) return;
  else if (isOfflinePage(url) || OFFLINE.data.includes(url.pathname)) event.respondWith(fromNetworkFirst(event));
});

/** Files are named by their content: what is in the cache is right. */
async function fromCacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  // An opaque response looks like an error.
  if (response.type !== 'opaque') event.waitUntil(store(request.url, response.clone()));
  return response;
}

/** The network's response whatever it is; without a network what was shown last. */
async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    // A page change asks for a part of the page, which could not be opened later.
    const response = await fetch(request.headers.has('page-part') ? request.url : request);
    event.waitUntil(store(request.url, response.clone()));
    return response;
  } catch (error) {
    const cached = await findCached(request.url);
    if (cached) return cached;
    // Another query of a page that is there: without its query, because the page reads it from the URL.
    const { origin, pathname } = new URL(request.url);
    if (request.mode === 'navigate' && (await findCached(origin + pathname))) return Response.redirect(pathname);
    throw error;
  }
}

/** Undefined, too, where the browser's storage cannot be read. */
async function findCached(url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(url);
  } catch {}
}

/** Stores a response. Where the browser's storage is full or refused, the page only does not work offline. */
async function store(url: string, response: Response) {
  if (!response.ok || response.redirected) return;
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(url);
    await cache.put(url, response);
    const others = (await cache.keys()).filter((entry) => !files.has(fileOf(entry.url)));
    await Promise.all(others.slice(0, Math.max(0, others.length - mostEntries)).map((entry) => cache.delete(entry)));
  } catch {}
}

/** The URL of a file as the list has it: a path, or an absolute URL on the CDN. */
function fileOf(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return origin === location.origin ? pathname : href;
}

/** Whether this is the URL of a page that works offline. */
function isOfflinePage({ origin, pathname }: URL): boolean {
  return origin === location.origin && patternOf(pathname) !== undefined;
}

/** The path of a page as the list has it. */
function patternOf(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '');
  return Object.keys(OFFLINE.chunks).find((pattern) => {
    const [start = '', parameter] = pattern.split(':');
    if (parameter === undefined) return pattern === path;
    return path.startsWith(start) && path.length > start.length && !path.slice(start.length).includes('/');
  });
}
