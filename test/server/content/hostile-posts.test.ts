import { afterEach, expect, it } from 'vitest';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { endAll, startProcess, untilReady } from '../own-process.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endAll();
  for (const close of closing.splice(0)) await close();
});

it('posts that no encoding can express are shown all the same', async () => {
  const ghost = await startGhostStub({
    posts: [
      makePost(1, { slug: 'surrogate', title: 'Dates \ud800', html: '<p>\udc00</p>', tags: [makeTag('Tag \udbff')] }),
    ],
  });
  closing.push(ghost.close);
  const site = await untilReady(await startProcess(ghost.env));
  const response = await fetch(`${site.url}/blog/surrogate`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Dates \ufffd');
});
