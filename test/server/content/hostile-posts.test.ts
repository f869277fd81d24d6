import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { startGhostSite } from '../site.ts';

it('posts that no encoding can express are shown all the same', async () => {
  const tags = [makeTag('Tag \udbff')];
  const site = await startGhostSite({
    posts: [makePost(1, { slug: 'surrogate', title: 'Dates \ud800', html: '<p>\udc00</p>', tags })],
  });
  onTestFinished(() => site.close());
  const { text } = await request(site.server).get('/blog/surrogate').expect(200);
  expect(text).toContain('<title>Dates \ufffd');
});
