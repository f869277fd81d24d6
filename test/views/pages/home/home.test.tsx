import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import type { ServiceFee } from '#shared/firm/prices.ts';
import { noTrust, type Trust } from '#shared/firm/trust.ts';
import type { Outcome, PostSummary } from '#shared/news/post.ts';
import { serviceOrders } from '#test/specification.ts';
import { renderPage, testContext } from '#test/views/render-page.tsx';

const heroDates = [{ date: '2026-12-15', title: 'Federal payroll deposit' }];

async function render(brand: BrandId, latestPosts: Outcome<PostSummary[]> = { ok: true, value: [] }) {
  return (await renderPage('home', brand, {}, { data: { latestPosts }, changes: { heroDates } })).root;
}

test('the payroll brand shows beside the hero how to come over, and the price where the owner has said it', async () => {
  const card = async (fees: ServiceFee[]) => {
    const brand = { ...testContext('payroll').brand, fees };
    const { root } = await renderPage('home', 'payroll', {}, { changes: { heroDates, brand } });
    const line = root.querySelector('.hero-card > p')!;
    return [line.textContent, ...line.querySelectorAll('a').map((link) => link.getAttribute('href'))];
  };
  const fee: ServiceFee = { service: 'payroll', price: [95, null], unit: 'a month', example: null };
  expect(await card([])).toEqual(['Switch to us', '/services/payroll#switch']);
  expect(await card([fee])).toEqual([
    'Payroll from $95 a month. Switch to us',
    '/services/payroll#cost',
    '/services/payroll#switch',
  ]);
  expect((await render('dresdentax')).querySelector('.hero-card > p')).toBeNull();
});

test('the first screen has what clients say, and since when the firm is there, where the owner has said so', async () => {
  const line = async (facts: Partial<Trust>) => {
    const brand = { ...testContext('brownco').brand, trust: { ...noTrust, ...facts } };
    return (await renderPage('home', 'brownco', {}, { changes: { heroDates, brand } })).root.querySelector(
      '.hero-proof > span',
    );
  };
  const reviews = { source: 'Google', url: 'https://maps.example/firm', rating: 4.8, count: 31, asOf: '2026-11-20' };
  expect(await line({})).toBeNull();
  expect((await line({ founded: 2004 }))!.textContent).toBe('Here since 2004');
  const both = (await line({ reviews, founded: 2004 }))!;
  expect(both.textContent).toBe('4.8 of 5 from 31 reviews on Google on Nov 20 · Here since 2004');
  expect(both.querySelector('a')!.getAttribute('href')).toBe('https://maps.example/firm');
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
  ['dresdentax', 'map', '/resources/tax-calculator', ['taxpayer.selfEmploymentNet']],
  ['brownco', 'price-check', '/resources/paycheck', ['owner.profit', 'owner.salary']],
  ['payroll', 'tax-layers', '/resources/paycheck', ['pay.gross']],
] as const)('the hero of %s has a drawing and a question of its own', async (id, art, action, names) => {
  const root = await render(id);
  expect(root.querySelectorAll(`.hero-${art} .art`)).toHaveLength(1);
  const form = root.querySelector('.hero-card form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', action]);
  expect(form.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual(names);
  for (const button of root.querySelectorAll('.hero-card button')) expect(button.textContent).toMatch(/^[A-Z]\w+ \w+/);
});

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
