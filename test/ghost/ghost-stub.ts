import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminResponse } from './stub-admin.ts';
import { makePosts, recordedHost, recordedPosts, type StubDraft, type StubPost, type StubTag } from './stub-posts.ts';
import { contentResponse } from './stub-responses.ts';

/** What the stub does instead of responding. */
export type Fault = {
  /**
   * `garbage`: malformed JSON; `page`: an HTML page with status 200; `drop`: closes the connection; `hang`: never
   * responds; `hold`: responds after `clearFaults`; `redirect`: to the same path at the origin `to`; `long`: as always,
   * with blanks at the end.
   */
  kind: 'status' | 'garbage' | 'page' | 'drop' | 'hang' | 'hold' | 'delay' | 'redirect' | 'long';
  /** For `status`. 500 by default. */
  status?: number;
  /** For `redirect`. */
  to?: string;
  /** For `long`, in bytes. */
  length?: number;
  /** For `delay`, in milliseconds. */
  milliseconds?: number;
  /** Only requests whose path and query contain this. */
  only?: string | RegExp;
  /** Only for so many requests. */
  times?: number;
};

export type GhostCall = { path: string; query: URLSearchParams; url: string };
export type GhostStub = Awaited<ReturnType<typeof startGhostStub>>;

/**
 * A stub of Ghost in this process: its Content API, and what we use of its Admin API.
 * @param posts their number, the posts themselves, or `recorded` for the 144 of a real Ghost; newest first
 * @param lockout true: after a hundred refusals in a row every request is refused, as by a real Ghost
 */
export async function startGhostStub({
  posts = 45,
  lockout = false,
}: {
  posts?: number | StubPost[] | 'recorded';
  lockout?: boolean;
} = {}) {
  const calls: GhostCall[] = [];
  const faults: Fault[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const held: (() => void)[] = [];
  let refusals = 0;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname.startsWith('/content/images/')) return sendImage(response);
    calls.push({
      path: url.pathname,
      query: url.searchParams,
      url: decodeURIComponent(`${url.pathname}${url.search}`),
    });
    const fault = nextFault(`${url.pathname}${url.search}`);
    if (fault) applyFault(fault, request, response, () => respondTo(url, request, response));
    else respondTo(url, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const key = '0123456789abcdef0123456789';
  const secret = 'a-secret-of-the-stub';
  const adminKey = `${'a1'.repeat(12)}:${'b2'.repeat(32)}`;

  const stub = {
    url: origin,
    key,
    /** The environment of a site that uses this stub and accepts its webhooks. */
    env: { GHOST_URL: origin, GHOST_CONTENT_API_KEY: key, GHOST_WEBHOOK_SECRET: secret },
    /** The same for a site with draft previews. */
    previewEnv: {
      GHOST_URL: origin,
      GHOST_CONTENT_API_KEY: key,
      GHOST_ADMIN_API_KEY: adminKey,
      PREVIEW_SECRET: 'a-secret-of-the-editors',
    },
    /** The current posts; add, change or remove them. */
    posts: typeof posts === 'number' ? makePosts(posts) : posts === 'recorded' ? recordedPosts() : [...posts],
    /** Ghost's pages, such as `site-facts`. */
    pages: [] as StubPost[],
    /** Drafts, which only the Admin API sends. */
    drafts: [] as StubDraft[],
    /** Tags without posts, sent with a count of 0. */
    emptyTags: [] as StubTag[],
    /** All requests so far. */
    calls,
    /** Number of requests whose decoded path and query contain a text or match a pattern. */
    count: (what: string | RegExp = '') => calls.filter((call) => matches(call.url, what)).length,
    /** Injects a fault, until `clearFaults` or for `times` requests. The first fault that matches a request applies. */
    fail: (fault: Fault) => void faults.push(fault),
    /** Removes all faults. */
    clearFaults() {
      faults.splice(0);
      for (const respond of held.splice(0)) respond();
    },
    /** Clears the recorded requests. */
    clearCalls: () => void calls.splice(0),
    /** A signed webhook call. */
    webhook(event: string, post?: { current: Partial<StubPost>; previous?: Partial<StubPost> }, now = Date.now()) {
      const body = JSON.stringify({ event, ...(post && { [event.split('.')[0]!]: { previous: {}, ...post } }) });
      const hash = createHmac('sha256', secret)
        .update(body + now)
        .digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-ghost-signature': `sha256=${hash}, t=${now}` } };
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;

  function nextFault(path: string): Fault | undefined {
    const fault = faults.find(
      ({ only, times }) => times !== 0 && (only === undefined || matches(decodeURIComponent(path), only)),
    );
    if (fault?.times !== undefined) fault.times--;
    return fault;
  }

  function applyFault(fault: Fault, request: IncomingMessage, response: ServerResponse, respond: () => void) {
    switch (fault.kind) {
      case 'status':
        return send(response, fault.status ?? 500, {
          errors: [{ message: 'An injected fault.', type: 'InternalServerError' }],
        });
      case 'garbage':
        return void response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
          .end('{"posts":[{"id":');
      case 'page':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>');
      case 'drop':
        return void request.socket.destroy();
      case 'delay':
        return void timers.add(setTimeout(respond, fault.milliseconds ?? 1_000));
      case 'redirect':
        return void response.writeHead(302, { location: `${fault.to}${request.url}` }).end();
      case 'long':
        return respondTo(new URL(request.url!, origin), request, response, fault.length);
      case 'hang':
        return;
      case 'hold':
        return void held.push(respond);
    }
  }

  function respondTo(url: URL, request: IncomingMessage, response: ServerResponse, length = 0) {
    if (url.pathname.startsWith('/ghost/api/admin/')) {
      const { status, body } = adminResponse(url, request.headers.authorization, adminKey, stub.drafts);
      return send(response, status, body);
    }
    const isLockedOut = lockout && refusals >= 100;
    const { status, body } = isLockedOut
      ? { status: 429, body: { errors: [{ message: 'Too many attempts.', type: 'TooManyRequestsError' }] } }
      : contentResponse(url, stub.posts, stub.emptyTags, stub.pages);
    refusals = status >= 400 ? refusals + 1 : 0;
    send(response, status, body, length);
  }

  function send(response: ServerResponse, status: number, body: object, length = 0) {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0',
    });
    const text = JSON.stringify(body).replaceAll(recordedHost, origin);
    response.end(text + ' '.repeat(Math.max(length - Buffer.byteLength(text), 0)));
  }
}

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

function sendImage(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'image/png' }).end(image);
}

function matches(text: string, what: string | RegExp) {
  return typeof what === 'string' ? text.includes(what) : what.test(text);
}
