import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { sitePaths, startGhostSite, startTestSite, wholePage } from '../site.ts';

const site = await startGhostSite();

const get = (path: string, host = 'localhost') => request(site.server).get(path).set('Host', host).buffer();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));

describe('robots.txt', () => {
  it.each(brandIds)('%s names its own sitemap and disallows the API and the search', async (id) => {
    const { text, headers } = await get('/robots.txt', brands[id].domains[0]);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(new RegExp(`^Sitemap: http://${brands[id].domains[0]}:\\d+/sitemap\\.xml$`, 'm'));
    expect(text).toMatch(/^Allow: \/api\/rss\nDisallow: \/api\/$/m);
    expect(text).toMatch(/^Disallow: \/search$/m);
  });

  it('disallows everything on an unknown host', async () => {
    expect((await get('/robots.txt', 'staging.example')).text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemap.xml', () => {
  const sitemap = async (id: BrandId) => (await get('/sitemap.xml', brands[id].domains[0])).text;
  const pathsOf = (text: string) => locations(text).map(({ pathname }) => pathname);

  it('has every page once, of all brands together, on the host where it is canonical', async () => {
    const found = (await Promise.all(brandIds.map(async (id) => locations(await sitemap(id))))).flat();
    expect(new Set(found.map(({ href }) => href)).size).toBe(found.length);
    for (const path of sitePaths) {
      const owner = pageOwner(matchRoute(path));
      const hosts = owner === 'each' ? brandIds.map((id) => brands[id].domains[0]) : [brands[owner].domains[0]];
      const listed = found.filter(({ pathname }) => pathname === path).map(({ hostname }) => hostname);
      expect([path, ...listed]).toEqual([path, ...hosts]);
    }
  });

  it('has all posts and topics on the default brand only, and nothing that is noindex', async () => {
    const { text, headers } = await get('/sitemap.xml', 'dresdentax.localhost');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const found = pathsOf(text);
    expect(found.filter((path) => /^\/blog\/post-\d+$/.test(path))).toHaveLength(45);
    expect(found).toContain('/blog/tag/payroll');
    for (const path of ['/search', '/domain-tester', '/rss.xml', '/services/payroll', '/services/marketing'])
      expect(found).not.toContain(path);
    expect(text).toMatch(/\/blog\/post-1<\/loc><lastmod>2026-11-17<\/lastmod>/);
  });

  it('is written once while the news are the same, and lists no more than search engines take', async () => {
    let reads = 0;
    const tags = Array.from({ length: 60_000 }, (_, index) => ({
      id: `${index}`,
      name: `Tag ${index}`,
      get slug() {
        reads += 1;
        return `tag-${index}`;
      },
    }));
    let value = tags;
    const browseTags = async () => ({ ok: true, value }) as never;
    const { server, close } = await startTestSite({ content: (real) => ({ ...real, browseTags }) });
    onTestFinished(close);
    const first = await request(server).get('/sitemap.xml').buffer();
    expect(locations(first.text)).toHaveLength(50_000);
    const read = reads;
    const second = await request(server).get('/sitemap.xml').buffer();
    expect(second.text === first.text).toBe(true);
    expect(reads).toBe(read);
    const { status } = await request(server).get('/sitemap.xml').set('If-None-Match', second.headers['etag']!);
    expect(status).toBe(304);
    value = tags.slice(0, 2);
    expect((await request(server).get('/sitemap.xml').buffer()).text).not.toContain('tag-2<');
  });

  const changedOn = (text: string, path: string) =>
    text.match(new RegExp(`://[^/]+${path}</loc>(?:<lastmod>([^<]+))?`))?.[1];

  it('has the day on which the text of a page says that it was checked or changed, and none for a page that says none', async () => {
    const text = await sitemap('dresdentax');
    const paths = ['/privacy-policy', '/services/personal-tax', '/resources/tax-letters/cp14', '/resources/deadlines'];
    for (const path of [...paths, '/locations', '/industries/construction', '/resources/tax-calculator']) {
      const { main } = await wholePage(site, `${path}?domain=dresdentax`);
      const said = main.querySelectorAll('.legal-head time, .fact-note time');
      const days = said.map((time) => time.getAttribute('datetime')!);
      expect([path, changedOn(text, path)]).toEqual([path, days.toSorted().at(-1)]);
      expect(changedOn(text, path)).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    for (const path of ['/about-us', '/contact', '/schedule', '/industries'])
      expect([path, changedOn(text, path)]).toEqual([path, undefined]);
  });

  it('has for home, news and tags the last change of the posts that they show', async () => {
    const other = await startGhostSite({
      posts: Array.from({ length: 12 }, (_, index) =>
        makePost(index + 1, {
          ...(index === 3 && { updated_at: '2026-11-21T15:00:00.000+00:00' }),
          ...(index === 9 && { updated_at: '2026-11-22T15:00:00.000+00:00' }),
        }),
      ),
    });
    const { text } = await request(other.server).get('/sitemap.xml').buffer();
    expect(['/', '/blog', '/blog/post-4', '/blog/post-10'].map((path) => changedOn(text, path))).toEqual([
      '2026-11-17',
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
    ]);
    const { slug } = other.ghost.posts[9]!.tags[0]!;
    expect(changedOn(text, `/blog/tag/${slug}`)).toBe('2026-11-22');
  });

  it.each([
    ['brownco', '/services/marketing', '/services/payroll'],
    ['payroll', '/services/hr-consulting', '/services/business-formation'],
  ] as const)('%s has its own services, and no post, tool, industry or legal text', async (id, own, other) => {
    const found = pathsOf(await sitemap(id));
    for (const path of ['/', '/about-us', '/contact', '/schedule', own]) expect(found).toContain(path);
    expect(found).not.toContain(other);
    expect(
      found.filter((path) => /^\/(?:blog|resources|industries|services$|privacy|terms|access|cookies)/.test(path)),
    ).toEqual([]);
  });

  it('leaves out a post whose editor named another canonical URL', async () => {
    const other = await startGhostSite({
      posts: [makePost(1), makePost(2, { canonical_url: 'https://elsewhere.example/original' })],
    });
    const { text } = await request(other.server).get('/sitemap.xml').buffer();
    expect(pathsOf(text).filter((path) => path.startsWith('/blog/post-'))).toEqual(['/blog/post-1']);
  });

  it('lists the pages while Ghost is down, and may be cached for a minute only', async () => {
    const other = await startGhostSite();
    other.ghost.fail({ kind: 'status' });
    const { status, text, headers } = await request(other.server).get('/sitemap.xml').buffer();
    const own = sitePaths.filter((path) => /each|dresdentax/.test(pageOwner(matchRoute(path))));
    expect([status, pathsOf(text).sort()]).toEqual([200, own.toSorted()]);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('the other files', () => {
  it.each(brandIds)('%s has a manifest with its name and color, whose icons exist', async (id) => {
    const { text, headers } = await get('/site.webmanifest', brands[id].domains[0]);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name: brands[id].name, theme_color: brands[id].themeColor, start_url: '/' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
      expect(icon.body.readUInt32BE(16)).toBe(Number(sizes.split('x')[0]));
    }
  });

  it('the calendar of due dates holds all dates of a kind, or a single one', async () => {
    const count = ({ text }: { text: string }) => text.split('BEGIN:VEVENT').length - 1;
    const all = await get('/deadlines.ics?for=household');
    expect(all.headers['content-type']).toMatch(/^text\/calendar/);
    expect(count(all)).toBeGreaterThan(5);
    expect(count(await get('/deadlines.ics'))).toBeGreaterThan(count(all));
    const one = await get('/deadlines.ics?id=individual-return-2027-04-15');
    expect(count(one)).toBe(1);
    expect(one.headers['content-disposition']).toContain('individual-return-2027-04-15.ics');
    expect((await get('/deadlines.ics?id=never')).status).toBe(404);
    for (const id of brandIds)
      expect((await get(`/deadlines.ics?domain=${id}`)).text).toMatch(
        new RegExp(`^X-WR-CALNAME:.*${brands[id].name}`, 'm'),
      );
  });

  it('the calendar of due dates is answered with 304 to a client that has it', async () => {
    const path = '/deadlines.ics?for=employer,household';
    const { headers, text } = await get(path);
    expect([headers['content-encoding'], text.includes('X-PUBLISHED-TTL:P1W\r\n')]).toEqual(['gzip', true]);
    const again = await get(path.replace('employer,household', 'household,employer')).set(
      'If-None-Match',
      headers['etag']!,
    );
    expect([again.status, again.text]).toEqual([304, '']);
    const plain = await get(path).set('Accept-Encoding', 'identity').expect(200);
    expect([plain.text, plain.headers['etag'] === headers['etag']]).toEqual([text, false]);
  });
});

describe('facts.json', () => {
  it('publishes each fact once: what it is, value, source, when it was checked, until when it holds', async () => {
    const { body, headers } = await request(site.server).get('/facts.json').set('Host', 'localhost');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.firm).toMatchObject({
      contact: { phone: '740-555-0142' },
      offices: offices.map(({ town }) => ({ town })),
    });
    const published: Record<string, unknown>[] = body.facts;
    expect(new Set(published.map(({ id }) => id)).size).toBe(allFacts.length);
    const wage = published.find(({ id }) => id === 'employers.2026.minimumWage')!;
    expect(wage).toMatchObject({ value: { hour: 11 }, asOf: 'September 2025', holdsUntil: '2026-12-31' });
    expect(wage['unit']).toBe('dollars');
    const late = published.find(({ id }) => id === 'employers.2026.latePay')!;
    expect(late['unit']).toEqual({ days: 'days', part: 'fraction of 1', least: 'dollars' });
    for (const { what, value, source, checked } of published) {
      expect(what).toBeTruthy();
      expect(value ?? null).not.toBeNull();
      expect(source).toMatchObject({ url: expect.stringMatching(/^https:/) });
      expect(checked).toMatch(/^2026-/);
    }
  });
});
