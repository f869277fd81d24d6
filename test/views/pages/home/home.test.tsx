import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { noTrust, type Trust } from '#shared/firm/trust.ts';
import type { Outcome, PostSummary } from '#shared/news/post.ts';
import { serviceOrders } from '#test/specification.ts';
import { renderPage, testContext } from '#test/views/render-page.tsx';

const nextDue = { date: '2026-12-15', title: 'Federal payroll deposit' };

async function render(brand: BrandId, latestPosts: Outcome<PostSummary[]> = { ok: true, value: [] }) {
  return (await renderPage('home', brand, {}, { data: { latestPosts }, changes: { nextDue } })).root;
}

test('the first screen has what clients say, and since when the firm is there, where the owner has said so, and the client portal', async () => {
  const parts = async (facts: Partial<Trust>) => {
    const brand = { ...testContext('brownco').brand, trust: { ...noTrust, ...facts } };
    const { root } = await renderPage('home', 'brownco', {}, { changes: { nextDue, brand } });
    return root.querySelectorAll('.hero-proof > *').map((part) => [part.textContent, part.getAttribute('href')]);
  };
  const reviews = { source: 'Google', url: 'https://maps.example/firm', rating: 4.8, count: 31, asOf: '2026-11-20' };
  const portal = ['Client portal', brands.brownco.portalUrl];
  const since = ['Here since 2004', undefined];
  expect(await parts({})).toEqual([portal]);
  expect(await parts({ founded: 2004 })).toEqual([since, portal]);
  expect(await parts({ reviews, founded: 2004 })).toEqual([
    ['4.8 of 5 from 31 reviews on Google', 'https://maps.example/firm'],
    since,
    portal,
  ]);
});

test('“See what it costs” is there where the brand’s first service has a price, and leads to that price', async () => {
  const links = async (id: BrandId, priced: ServiceSlug[]) => {
    const fees = priced.map((service) => ({ service, price: [95, null] as const, unit: 'a month', example: null }));
    const changes = { nextDue, brand: { ...testContext(id).brand, fees } };
    const { root } = await renderPage('home', id, {}, { changes });
    return root
      .querySelectorAll('.hero-slide:first-child .button-row a')
      .slice(1)
      .map((link) => [link.text.trim(), link.getAttribute('href')]);
  };
  const first = { dresdentax: 'personal-tax', brownco: 'marketing', payroll: 'payroll' } as const;
  const costs = {
    dresdentax: '/services/personal-tax/pricing',
    brownco: '/services#cost',
    payroll: '/services/payroll#cost',
  };
  for (const id of brandIds) {
    expect(await links(id, [first[id]])).toEqual([['See what it costs', costs[id]]]);
    for (const priced of [[], ['hr-consulting' as const]])
      expect(await links(id, priced)).toEqual([['See what we do', '/services']]);
  }
});

describe.each(brandIds)('home of %s', (id) => {
  const brand = brands[id];
  let root: HTMLElement;
  beforeAll(async () => {
    root = await render(id);
  });

  test('has the nine sections in order', () => {
    const order = [
      ...['.hero', '.welcome', '.results', '.home-services', '.industries', '.why', '.connected', '.latest'],
      '.home-contact',
    ];
    expect(
      root
        .querySelectorAll('section')
        .map((section) => order.find((name) => section.classList.contains(name.slice(1)))),
    ).toEqual(order);
  });

  test('shows the three brands with links to the other two, and to the team', () => {
    const cards = root.querySelectorAll('.connected .brand-card');
    const targets = cards.map((card) => card.querySelector('a')?.getAttribute('href'));
    expect(targets.map((url) => url && new URL(url).hostname)).toEqual(
      brandIds.map((each) => (each === id ? undefined : `${each}.localhost`)),
    );
    expect(cards[brandIds.indexOf(id)]!.text).toContain('You are here');
    expect(cards.map((card) => card.querySelector('h3')!.textContent)).toEqual(
      brandIds.map((each) => brands[each].name),
    );
    expect(brand.teamUrl).toMatch(/^https:\/\//);
    expect(root.querySelector(`.connected a[href="${brand.teamUrl}"]`)).not.toBeNull();
  });

  test('shows the first six services in the brand’s order as cards, for phones all of them as rows, and a link to all', () => {
    const links = (list: string) => root.querySelectorAll(`${list} h3 a`).map((link) => link.getAttribute('href'));
    const all = serviceOrders[id].map((slug) => `/services/${slug}`);
    expect(links('.bento')).toEqual(all.slice(0, 6));
    expect(links('.bento + .rows')).toEqual(all);
    expect(root.querySelector('.home-services a[href="/services"]')).not.toBeNull();
  });
});

test.each([
  ['dresdentax', 'map', 'get', '/resources/tax-letters', 'number'],
  ['brownco', 'price-check', 'post', '/resources/paycheck', 'owner.profit'],
  ['payroll', 'tax-layers', 'post', '/resources/paycheck', 'pay.gross'],
] as const)(
  'the hero of %s has a drawing, a question of its own and the next due date',
  async (id, art, method, action, name) => {
    const root = await render(id);
    expect(root.querySelectorAll(`.hero-${art} .art`)).toHaveLength(1);
    const form = root.querySelector('.hero-card form')!;
    expect([form.getAttribute('method') ?? 'get', form.getAttribute('action')]).toEqual([method, action]);
    expect(form.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual([name]);
    expect(root.querySelector('.hero-card a[href="/resources/deadlines"]')!.textContent).toBe(
      'Due Dec 15 Federal payroll deposit',
    );
    for (const button of root.querySelectorAll('.hero-card button'))
      expect(button.textContent).toMatch(/^[A-Z]\w+ \w+/);
  },
);

test.each([
  ['there are none', { ok: true, value: [] }, []],
  [
    'the content service fails',
    { ok: false, reason: 'unavailable' },
    ['The news could not be loaded. Please try again in a few minutes.'],
  ],
] as const)('news shows a message of its own when %s', async (_, latest, more) => {
  const root = await render('payroll', latest as Outcome<PostSummary[]>);
  const message = root.querySelectorAll('.latest .empty-state p').map((line) => line.textContent);
  expect(message).toEqual(['No posts available at the moment.', ...more]);
});
