import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { startGhostSite, wholePage } from '#test/server/site.ts';

const ghostPage = (slug: string, tags: string[] = []) =>
  makePost(800, {
    id: slug,
    slug,
    title: `About ${slug}`,
    html: `<h2>Papers</h2><p onclick="x()">Bring the yellow folder of ${slug}.<script>x()</script></p>`,
    tags: tags.map(makeTag),
  });

async function startSite() {
  const site = await startGhostSite();
  site.ghost.pages.push(
    ghostPage('what-to-bring', ['#menu']),
    ghostPage('for-clients', ['#hidden']),
    ghostPage('about-us'),
    ghostPage('post-1'),
  );
  await site.warm();
  return site;
}

it('a page of Ghost has an address of its own, in sitemap, search and menu', async () => {
  const site = await startSite();
  const { status, html, main } = await wholePage(site, '/what-to-bring');
  expect(status).toBe(200);
  expect(main.querySelector('h1')?.text).toBe('About what-to-bring');
  expect(main.text).toContain('Bring the yellow folder');
  expect(html).not.toMatch(/onclick="x|x\(\)<\/script>/);
  expect(html).not.toContain('content="noindex"');
  const home = await wholePage(site, '/');
  expect(home.page.querySelectorAll('header a[href="/what-to-bring"]').length).toBeGreaterThan(0);
  expect(home.page.querySelectorAll('header a[href="/for-clients"]')).toEqual([]);
  const { text: sitemap } = await request(site.server).get('/sitemap.xml');
  expect(sitemap).toContain('/what-to-bring</loc>');
  expect(sitemap).not.toContain('/for-clients');
  const { text: found } = await request(site.server).get('/search?q=yellow+folder');
  expect(parse(found).querySelector('#main a[href^="/what-to-bring"]')).not.toBeNull();
  expect(found).not.toContain('for-clients');
  const hidden = await wholePage(site, '/for-clients');
  expect([hidden.status, hidden.html.includes('content="noindex"')]).toEqual([200, true]);
});

it('the public tag “menu” puts a page into the menu, too, and has no page of its own', async () => {
  const site = await startGhostSite();
  site.ghost.pages.push(ghostPage('fees', ['menu']));
  await site.warm();
  const home = await wholePage(site, '/');
  expect(home.page.querySelectorAll('header a[href="/fees"]').length).toBeGreaterThan(0);
  for (const path of ['/fees', '/blog', '/sitemap.xml'])
    expect((await request(site.server).get(path)).text).not.toContain('/blog/tag/menu');
  expect((await request(site.server).get('/blog/tag/menu')).status).toBe(404);
});

it('it is never in place of a page of the site, and links of Ghost lead to it', async () => {
  const site = await startSite();
  expect((await wholePage(site, '/about-us')).html).not.toContain('yellow folder');
  const moved = await request(site.server).get('/blog/what-to-bring?domain=payroll');
  expect([moved.status, moved.headers['location']]).toEqual([308, '/what-to-bring?domain=payroll']);
  expect((await wholePage(site, '/blog/post-1')).html).not.toContain('yellow folder');
  expect((await wholePage(site, '/no-such-page')).status).toBe(404);
});

it('while Ghost cannot be read an address that may be one of its pages is 503, and the site’s own are there', async () => {
  const site = await startGhostSite();
  site.ghost.fail({ kind: 'status' });
  expect((await wholePage(site, '/what-to-bring')).status).toBe(503);
  expect((await wholePage(site, '/about-us')).status).toBe(200);
});
