import http from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** A content service whose lists resolve when `release` is called and reject when `fail` is. */
function heldContent() {
  const { promise: released, resolve: release, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error('the content service broke'));
  released.catch(() => {});
  const change = (real: ContentService): ContentService => ({
    ...real,
    browsePosts: async (options) => {
      await released;
      return real.browsePosts(options);
    },
  });
  return { change, release, fail };
}

async function listen(started: TestSite): Promise<number> {
  await new Promise<void>((resolve) => started.server.listen(0, '127.0.0.1', resolve));
  return (started.server.address() as { port: number }).port;
}

/** Reads a response as it arrives; `until` resolves when the text so far contains `part`. */
function reading(port: number, path: string, headers: Record<string, string> = {}) {
  let text = '';
  let check = () => {};
  const done = new Promise<{ status: number; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    http.get(
      { host: '127.0.0.1', port, path, agent: false, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const body = response.headers['content-encoding'] === 'br' ? response.pipe(createBrotliDecompress()) : response;
        body.on('data', (data) => {
          text += data;
          check();
        });
        body.on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
        body.on('error', reject);
      },
    );
  });
  const until = (part: string) =>
    new Promise<void>((resolve) => {
      check = () => text.includes(part) && resolve();
      check();
    });
  return { done, until, text: () => text };
}

test('while the news is slow the shell is sent, then the rest in the same response, with a nonce of its own', async () => {
  const content = heldContent();
  site = await startTestSite({ content: content.change });
  const port = await listen(site);
  const [page, other] = [reading(port, '/'), reading(port, '/')];
  await Promise.all([page, other].map(({ until }) => until('id="contact"')));
  expect(page.text().includes('<h1')).toBe(true);
  expect(page.text().includes('<article class="post-card')).toBe(false);
  content.release();
  const { status, headers } = await page.done;
  const nonceOf = (policy: unknown) => /'nonce-([^']{20,})'/.exec(policy as string)?.[1];
  const nonce = nonceOf(headers['content-security-policy']);
  expect(status).toBe(200);
  expect(nonce).toBeTruthy();
  expect(nonceOf((await other.done).headers['content-security-policy'])).not.toBe(nonce);
  const inline = [...page.text().matchAll(/<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>/g)].map(
    ([, attributes]) => attributes!,
  );
  expect(inline.length).toBeGreaterThan(1);
  // That of the policy's hash is the first.
  expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toHaveLength(1);
  expect(page.text().includes('data-key="latestPosts"')).toBe(true);
});

test('when content is in memory the page is complete, with the one inline script of every page only', async () => {
  let warm = async () => {};
  const withWarm = (real: ContentService) => {
    warm = real.warm;
    return real;
  };
  site = await startTestSite({ content: withWarm });
  await warm();
  const { text, headers } = await request(site.server).get('/');
  const scripts = [...text.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>/g)];
  expect(scripts).toHaveLength(1);
  expect(headers['content-security-policy']).not.toContain('nonce');
  expect(text.includes('<template id=')).toBe(false);
});

test('crawlers get the complete page', async () => {
  const content = heldContent();
  site = await startTestSite({ content: content.change });
  const port = await listen(site);
  const page = reading(port, '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const visitor = reading(port, '/');
  await visitor.until('id="contact"');
  expect(page.text().length).toBe(0);
  content.release();
  await Promise.all([page.done, visitor.done]);
  expect(visitor.text().includes('$RC')).toBe(true);
  expect(page.text().includes('$RC')).toBe(false);
  expect(page.text().includes('data-key="latestPosts"')).toBe(true);
});

test('a deferred part that fails leaves the rest of the page intact and is logged', async () => {
  const content = heldContent();
  site = await startTestSite({ content: content.change });
  const page = reading(await listen(site), '/');
  await page.until('id="contact"');
  content.fail();
  const { status } = await page.done;
  expect(status).toBe(200);
  expect(page.text().includes('</html>')).toBe(true);
  expect(site.log.some((line) => String(line['msg']).includes('a deferred part of a page failed'))).toBe(true);
});

test('an error before the shell is an error page with the request id, without a stack', async () => {
  site = await startTestSite({
    content: (real) => ({
      ...real,
      readPost: async () => {
        throw new Error('secret inside');
      },
    }),
  });
  const { status, text, headers } = await request(site.server).get('/blog/anything');
  expect(status).toBe(500);
  expect(text.includes(headers['x-request-id']!)).toBe(true);
  expect(text.includes('secret inside')).toBe(false);
});

test('the server survives a client that disconnects', async () => {
  const content = heldContent();
  site = await startTestSite({ content: content.change });
  const port = await listen(site);
  await new Promise<void>((resolve) => {
    const aborted = http.get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.once('data', () => {
        aborted.destroy();
        resolve();
      });
      response.on('error', () => {});
    });
    aborted.on('error', () => {});
  });
  content.release();
  expect((await request(`http://127.0.0.1:${port}`).get('/healthz')).status).toBe(200);
});
