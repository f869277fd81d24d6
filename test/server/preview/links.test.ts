import { parse } from 'node-html-parser';
import { describe, expect, it, test } from 'vitest';
import { previewLink } from '#server/preview/signed-link.ts';
import { makeDraft } from '#test/ghost/stub-posts.ts';
import {
  get,
  ghost,
  hour,
  inBrand,
  inSeconds,
  linkTo,
  secret,
  settings,
  start,
  startGhostForEachTest,
} from './preview-site.ts';

startGhostForEachTest();

describe('an invalid link', () => {
  const week = 7 * 24 * hour;
  const draft = makeDraft(1);
  const other = makeDraft(2);
  const rejected: [name: string, link: () => string, status: number][] = [
    ['has no signature', () => `/preview/${draft.id}?expires=${inSeconds(hour)}`, 403],
    ['has nothing', () => `/preview/${draft.id}`, 403],
    ['is for another draft', () => linkTo(other).replace(other.id, draft.id), 403],
    ['is signed with another secret', () => previewLink('another secret of us', draft.id, inSeconds(hour)), 403],
    ['was made to last longer', () => linkTo(draft, -1).replace(/expires=\d+/, `expires=${inSeconds(hour)}`), 403],
    ['lost its last letter', () => linkTo(draft).slice(0, -1), 403],
    ['has a letter more', () => `${linkTo(draft)}A`, 403],
    ['has two signatures', () => `${linkTo(draft)}&signature=${'A'.repeat(43)}`, 403],
    ['reaches further than a week', () => linkTo(draft, week + 60), 403],
    ['has expired', () => linkTo(draft, -1), 410],
  ];

  it('is rejected, without a request to Ghost', async () => {
    ghost.drafts.push(draft, other);
    const site = await start();
    for (const [name, link, status] of rejected) {
      for (const path of [link(), inBrand(link(), 'payroll')]) {
        const response = await get(site, path);
        expect([name, response.status, response.headers['cache-control']]).toEqual([name, status, 'no-store']);
        expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
        expect(response.text).toContain('name="robots" content="noindex"');
        expect(response.text).not.toContain('Draft number');
      }
    }
    expect(ghost.count('/admin/')).toBe(0);
  });

  it('works until its last second', async () => {
    ghost.drafts.push(draft);
    const time = { now: Date.now() };
    const site = await start(settings(), () => time.now);
    const link = previewLink(secret, draft.id, Math.floor(time.now / 1_000) + 60);
    time.now = Math.floor(time.now / 1_000) * 1_000 + 59_999;
    expect((await get(site, link)).status).toBe(200);
    time.now += 1;
    expect((await get(site, link)).status).toBe(410);
  });
});

describe('without', () => {
  const variables = ['GHOST_ADMIN_API_KEY', 'PREVIEW_SECRET'] as const;

  test.each(variables)('%s the path is an ordinary 404', async (variable) => {
    const { [variable]: _, ...rest } = settings();
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const site = await start(rest);
    const unknown = await get(site, '/nope');
    for (const path of [linkTo(draft), inBrand(linkTo(draft), 'payroll'), `/preview/${draft.id}`]) {
      const response = await get(site, path);
      expect([response.status, parse(response.text).querySelector('h1')?.text]).toEqual([
        404,
        parse(unknown.text).querySelector('h1')?.text,
      ]);
      expect(response.headers['x-robots-tag']).toBeUndefined();
      expect(response.headers['content-security-policy']).toBe(unknown.headers['content-security-policy']);
    }
    expect(ghost.count('/admin/')).toBe(0);
  });

  it('a valid post id, too', async () => {
    const site = await start();
    for (const path of ['/preview', '/preview/about', '/preview/x/payroll']) {
      const { status, text } = await get(site, path);
      expect([path, status, text.includes('data-entry')]).toEqual([path, 404, true]);
    }
  });
});
