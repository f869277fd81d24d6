import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePost } from '#test/ghost/stub-posts.ts';
import { sharedSite, startGhostSite, type TestSite, wholePage } from '../site.ts';

let site: TestSite;

async function articlesOn(path: string): Promise<string[]> {
  const { status, main } = await wholePage(site, path);
  expect([path, status]).toEqual([path, 200]);
  const links = main.querySelectorAll('nav[aria-label^="Tools and articles"] a[href^="/blog/"]');
  return links.map((link) => link.getAttribute('href')!);
}

describe('the articles a page leads on to', () => {
  it('are one or two on pages of each kind, and exist', async () => {
    site = await sharedSite();
    // Reads all articles: a page waits a second at most for them.
    await request(site.server).get('/sitemap.xml');
    for (const path of ['/services/payroll', '/industries/retail', '/resources/deadlines', '/about-us', '/contact']) {
      const articles = await articlesOn(path);
      expect([1, 2], path).toContain(articles.length);
      for (const article of articles) expect((await request(site.server).get(article)).status, article).toBe(200);
    }
  });

  it('are those of its tags', async () => {
    const tag = { id: 't1', name: 'Payroll', slug: 'payroll', description: null, visibility: 'public', url: '' };
    const posts = [0, 1, 2].map((number) => makePost(number, { tags: number === 1 ? [tag] : [], primary_tag: null }));
    site = await startGhostSite({ posts });
    expect(await articlesOn('/services/payroll')).toEqual([`/blog/${posts[1]!.slug}`]);
    expect(await articlesOn('/services/marketing')).toEqual([]);
  });

  it('are left out while Ghost fails, and the page is complete without them', async () => {
    const ghostSite = await startGhostSite();
    site = ghostSite;
    ghostSite.ghost.fail({ kind: 'status', status: 500 });
    expect(await articlesOn('/services/payroll')).toEqual([]);
    const { main } = await wholePage(site, '/services/payroll');
    expect(main.querySelector('a[href="/resources/paycheck"]')).not.toBeNull();
  });

  it('are waited for briefly when Ghost does not respond, and shown as soon as it does', async () => {
    const ghostSite = await startGhostSite();
    site = ghostSite;
    onTestFinished(site.close);
    ghostSite.ghost.fail({ kind: 'hold' });
    expect(await articlesOn('/services/payroll')).toEqual([]);
    ghostSite.ghost.clearFaults();
    await expect.poll(() => articlesOn('/services/payroll')).toHaveLength(2);
  });

  it('are data of known pages only', async () => {
    site = await sharedSite();
    const found = await request(site.server).get('/api/data/relatedPosts?path=/services/payroll');
    expect(Object.keys(found.body.value[0])).toEqual(['slug', 'title', 'reading_time']);
    expect((await request(site.server).get('/api/data/relatedPosts?path=/nowhere')).status).toBe(404);
  });
});

describe('an article', () => {
  it('leads on to the tools and the service of its tags', async () => {
    site = await sharedSite();
    const { main } = await wholePage(site, '/blog/two-cities-one-paycheck');
    const section = main
      .querySelectorAll('section')
      .find((one) => one.querySelector('h2')?.textContent === 'Tools and services for this subject')!;
    const links = section.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toContain('/resources/tax-calculator');
    expect(links).toContain('/services/personal-tax');
  });
});

describe('the list of the pricing page', () => {
  const has = 'has=biz&has=city&service=personal-tax';

  it('is shown without scripts, and sent on to the contact form as text', async () => {
    site = await sharedSite();
    const pricing = (await wholePage(site, `/services/personal-tax/pricing?${has}`)).main;
    const rows = pricing.querySelectorAll('#fee-list tbody tr').map((row) => row.textContent);
    expect(rows).toEqual(['Federal Form 1040 and Ohio IT\u00a01040', 'A city return', 'A business or side work']);
    const ticked = pricing.querySelectorAll('#fee-list input[checked]').map((box) => box.getAttribute('value'));
    expect(ticked.sort()).toEqual(['biz', 'city']);
    const send = pricing.querySelector('#fee-list button[formaction]')!;
    expect([send.getAttribute('formaction'), send.getAttribute('value')]).toEqual(['/contact#write', 'personal-tax']);

    const { text } = await request(site.server).get(`/contact?${has}`);
    const message = parse(text).querySelector('[name=message]')!.textContent;
    expect(message).toContain('- A business or side work\n');
    expect(message).toMatch(/My question: $/);
    expect(parse(text).querySelector('option[selected]')!.getAttribute('value')).toBe('personalTax');
  });

  it('ignores what it does not know', async () => {
    site = await sharedSite();
    const { main } = await wholePage(site, '/services/personal-tax/pricing?has=gold,city&has=%3Cb%3E');
    expect(main.querySelectorAll('#fee-list tbody tr')).toHaveLength(2);
  });
});
