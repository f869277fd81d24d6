import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminAnswerTo } from './stub-admin.ts';
import { answerTo } from './stub-answers.ts';
import { makePosts, recordedHost, recordedPosts, type StubDraft, type StubPost, type StubTag } from './stub-posts.ts';

/** What the stub does instead of answering. */
export type Fault = {
  /**
   * `garbage`: broken JSON; `page`: an HTML page with status 200; `drop`: the connection ends; `hang`: no answer ever;
   * `hold`: no answer until `heal`.
   */
  kind: 'status' | 'garbage' | 'page' | 'drop' | 'hang' | 'hold' | 'delay';
  /** For `status`. 500 by default. */
  status?: number;
  /** For `delay`, in milliseconds. */
  milliseconds?: number;
  /** Only questions whose path and query contain this. */
  only?: string | RegExp;
  /** Only so many times. */
  times?: number;
};

export type GhostCall = { path: string; query: URLSearchParams; address: string };
export type GhostStub = Awaited<ReturnType<typeof startGhostStub>>;

/**
 * A Ghost in this process, its Content API and what of its Admin API is asked, by the rules of a real one.
 * @param posts how many, which ones, or `recorded` for the 144 of a real Ghost; 45 by default. Newest first.
 * @param lock true: a hundred refusals in a row lock the API, as in a real Ghost
 */
export async function startGhostStub({
  posts = 45,
  lock = false,
}: {
  posts?: number | StubPost[] | 'recorded';
  lock?: boolean;
} = {}) {
  const calls: GhostCall[] = [];
  const faults: Fault[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const held: (() => void)[] = [];
  let refusals = 0;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname.startsWith('/content/images/')) return sendPicture(response);
    calls.push({
      path: url.pathname,
      query: url.searchParams,
      address: decodeURIComponent(`${url.pathname}${url.search}`),
    });
    const fault = nextFault(`${url.pathname}${url.search}`);
    if (fault) misbehave(fault, request, response, () => answer(url, request, response));
    else answer(url, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const key = '0123456789abcdef0123456789';
  const secret = 'a-secret-of-the-stub';
  const adminKey = `${'a1'.repeat(12)}:${'b2'.repeat(32)}`;

  const stub = {
    url: address,
    key,
    /** A site with these settings asks this stub, and believes its webhooks. */
    env: { GHOST_URL: address, GHOST_CONTENT_API_KEY: key, GHOST_WEBHOOK_SECRET: secret },
    /** The same, and a site that shows drafts. */
    previewEnv: {
      GHOST_URL: address,
      GHOST_CONTENT_API_KEY: key,
      GHOST_ADMIN_API_KEY: adminKey,
      PREVIEW_SECRET: 'a-secret-of-the-editors',
    },
    /** The posts as they are now; put, change or take out what you like. */
    posts: typeof posts === 'number' ? makePosts(posts) : posts === 'recorded' ? recordedPosts() : [...posts],
    /** What is not published; the Content API says nothing of it. */
    drafts: [] as StubDraft[],
    /** Tags that no post has, given with a count of 0; the recorded Ghost leaves them out by itself. */
    emptyTags: [] as StubTag[],
    /** Every question so far. */
    calls,
    /** How many questions contain a text, or fit a pattern, in their decoded path and query. */
    count: (what: string | RegExp = '') => calls.filter((call) => fits(call.address, what)).length,
    /** From now on, until `heal`, or so many `times`. The first fault that fits a question holds. */
    fail: (fault: Fault) => void faults.push(fault),
    /** Ends all faults. */
    heal() {
      faults.splice(0);
      for (const goOn of held.splice(0)) goOn();
    },
    /** Forgets the questions so far. */
    forget: () => void calls.splice(0),
    /** A signed webhook call, ready to be posted. */
    webhook(event: string, post?: { current: Partial<StubPost>; previous?: Partial<StubPost> }, now = Date.now()) {
      const body = JSON.stringify({ event, ...(post && { post: { previous: {}, ...post } }) });
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
      ({ only, times }) => times !== 0 && (only === undefined || fits(decodeURIComponent(path), only)),
    );
    if (fault?.times !== undefined) fault.times--;
    return fault;
  }

  function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse, goOn: () => void) {
    switch (fault.kind) {
      case 'status':
        return send(response, fault.status ?? 500, {
          errors: [{ message: 'A fault of the stub.', type: 'InternalServerError' }],
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
        return void timers.add(setTimeout(goOn, fault.milliseconds ?? 1_000));
      case 'hang':
        return;
      case 'hold':
        return void held.push(goOn);
    }
  }

  function answer(url: URL, request: IncomingMessage, response: ServerResponse) {
    if (url.pathname.startsWith('/ghost/api/admin/')) {
      const { status, body } = adminAnswerTo(url, request.headers.authorization, adminKey, stub.drafts);
      return send(response, status, body);
    }
    const locked = lock && refusals >= 100;
    const { status, body } = locked
      ? { status: 429, body: { errors: [{ message: 'Too many attempts.', type: 'TooManyRequestsError' }] } }
      : answerTo(url, stub.posts, stub.emptyTags);
    refusals = status >= 400 ? refusals + 1 : 0;
    send(response, status, body);
  }

  function send(response: ServerResponse, status: number, body: object) {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0',
    });
    response.end(JSON.stringify(body).replaceAll(recordedHost, address));
  }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

function sendPicture(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
}

function fits(text: string, what: string | RegExp) {
  return typeof what === 'string' ? text.includes(what) : what.test(text);
}
