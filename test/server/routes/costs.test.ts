import request from 'supertest';
import { expect, it } from 'vitest';
import { sharedSite } from '../site.ts';

const site = await sharedSite();

/** URLs of routes with parameters, with N for what a client can vary; null where the route is limited by address. */
const urls: Record<string, string | null> = {
  '/deadlines.ics': '/deadlines.ics?for=employer&N',
  '/blog/tag/:slug/rss.xml': '/blog/tag/payroll/rss.xml?N',
  '/blog/author/:slug/rss.xml': '/blog/author/made-up-N/rss.xml',
  '/:name': '/api/data/latestPosts?N',
  '/blog/:slug/card.png': null,
  '/:id/meeting.ics': null,
  '/': null,
};

type Layer = { route?: { path: string | string[]; methods: object }; handle?: { stack?: Layer[] } };

function pathsOf(stack: Layer[]): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (route) return 'get' in route.methods ? [route.path].flat() : [];
    return pathsOf(handle?.stack ?? []);
  });
}

let requested = 0;

/** Milliseconds of the processor for a request. */
async function costOf(url: string): Promise<number> {
  const requests = 8;
  const before = process.cpuUsage();
  for (let number = 1; number <= requests; number++) {
    await request(site.server).get(url.replace('N', `n${++requested}`));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / requests;
}

/** Whether it costs three times what a rendered page does, ten times in a row: a machine that gets busy slows both. */
async function isCostly(url: string, ofPage: number): Promise<boolean> {
  for (let measured = 0; measured < 10; measured++) {
    if ((await costOf(url)) <= 3 * ofPage) return false;
    ofPage = await costOf('/made-up-N');
  }
  return true;
}

it('every route is limited by address, or costs about what a page does that is rendered', async () => {
  const stack = (site.app as unknown as { router: { stack: Layer[] } }).router.stack;
  const paths = [...new Set(pathsOf(stack))];
  expect(paths.filter((path) => path.includes(':') && !(path in urls))).toEqual([]);
  await costOf('/made-up-N');
  const ofPage = await costOf('/made-up-N');
  const costly: string[] = [];
  for (const path of paths) {
    const url = urls[path] === undefined ? `${path}?N` : urls[path];
    if (url && (await isCostly(url, ofPage))) costly.push(url);
  }
  expect(costly).toEqual([]);
});
