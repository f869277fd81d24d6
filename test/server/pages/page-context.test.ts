import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { makePost } from '#test/ghost/stub-posts.ts';
import { startGhostSite, startTestSite, wholePage } from '../site.ts';

const site = await startTestSite({ env: { CONTACT_EMAIL_PAYROLL: 'hello@pay.example,partner@pay.example' } });

const page = async (path: string) => (await request(site.server).get(path)).text;

test('the page context has only the brand fields that the browser reads', async () => {
  const html = await page('/about-us?domain=payroll');
  const json = /<script type="application\/json" id="page-context">([^<]+)<\/script>/.exec(html)![1]!;
  const { brand } = JSON.parse(json) as { brand: Record<string, unknown> };
  const phone = '740-555-0187';
  expect(brand['contact']).toEqual({ phone, closingPhone: phone, email: 'hello@pay.example' });
  for (const key of ['domains', 'colors', 'logos', 'backgrounds', 'fonts', 'socialMedia', 'shortName', 'summary'])
    expect(brand, key).not.toHaveProperty(key);
});

test('addresses that only receive messages are on no page', async () => {
  for (const path of ['/', '/contact', '/privacy-policy', '/accessibility']) {
    const html = await page(`${path}?domain=payroll`);
    expect([path, html.includes('hello@pay.example'), html.includes('partner@pay.example')]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('the link to the news by email is in the footer of every page and below articles, of a brand that has one only', async () => {
  const newsletter = 'https://news.example.com/#/portal/signup';
  const news = await startGhostSite({ posts: 3 });
  news.ghost.pages.push(makePost(9, { slug: 'site-facts-payroll', html: `<p>Newsletter | ${newsletter}</p>` }));
  await news.warm();
  const paths = [
    ...['/', '/services/payroll', '/blog', '/blog/tag/payroll', '/blog/post-1', '/privacy-policy', '/schedule'],
  ];
  paths.push('/resources/tax-calculator', '/search?q=payroll', '/no-such-page', `/schedule/booking/${'a'.repeat(32)}`);
  const linksOf = (text: string, part: string) =>
    parse(text)
      .querySelectorAll(`${part} a`)
      .filter((link) => link.textContent === 'Get our news by email')
      .map((link) => link.getAttribute('href'));
  const withBrand = (path: string, brand: string) => `${path}${path.includes('?') ? '&' : '?'}domain=${brand}`;
  for (const path of paths) {
    const { html } = await wholePage(news, withBrand(path, 'payroll'));
    expect([path, linksOf(html, 'footer.footer')]).toEqual([path, [newsletter]]);
    expect([path, linksOf(html, 'main')]).toEqual([path, path === '/blog/post-1' ? [newsletter] : []]);
    const other = await wholePage(news, withBrand(path, 'brownco'));
    expect([path, linksOf(other.html, 'body')]).toEqual([path, []]);
  }
  const feed = await request(news.server).get('/rss.xml?domain=payroll').set('Sec-Fetch-Dest', 'document');
  expect(linksOf(feed.text, 'footer.footer')).toEqual([newsletter]);
  const policyOf = async (brand: string) => (await wholePage(news, `/privacy-policy?domain=${brand}`)).main.textContent;
  expect(await policyOf('payroll')).toContain('it leads to the news service');
  expect(await policyOf('brownco')).not.toContain('news service');
});

test("the owner's notice is shown through its last day in Ohio, and goes from cached pages within ten minutes after it", async () => {
  const clock = { now: Date.parse('2026-12-27T04:59:00Z') };
  const noticed = await startTestSite({
    env: { SITE_NOTICE: 'Closed on Saturday', SITE_NOTICE_UNTIL: '2026-12-26' },
    now: () => clock.now,
  });
  const isShown = async (path: string) =>
    (await request(noticed.server).get(path).set('Host', 'localhost')).text.includes('Closed on Saturday');
  for (let visit = 0; visit < 2; visit++) expect(await isShown('/privacy-policy')).toBe(true);
  clock.now += 60_000;
  expect(await isShown('/about-us')).toBe(false);
  clock.now += 9 * 60_000;
  expect(await isShown('/privacy-policy')).toBe(false);
});

test.each([
  ['dresdentax', 'Due Dec 15 Corporate estimate, city profit estimate and 4 more'],
  ['brownco', 'Due Dec 15 Corporate estimate, city profit estimate and 4 more'],
  ['payroll', 'Due Dec 15 Monthly federal deposit, Ohio withholding, city withholding'],
])('the card in the hero of %s has the next due date of its filers', async (brand, due) => {
  const site = await startTestSite({ now: () => Date.parse('2026-11-26T15:00:00Z') });
  const card = parse((await request(site.server).get(`/?domain=${brand}`)).text).querySelector('.hero-card')!;
  expect(card.querySelector('a')!.textContent).toBe(due);
});
