import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { brandIds, brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { sharedSite, sitePages, startTestSite } from '../site.ts';

const site = await sharedSite();

const url = z.url({ protocol: /^https?$/ });
const crumb = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: z.string().min(2),
  item: url,
});
const common = { '@context': z.literal('https://schema.org') };

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: z.enum(brandIds.map((id) => brands[id].name)),
  url,
  logo: z.string().regex(/^https?:\/\/[^/]+\/.+\/icon-512\.png$/),
});

const office = z.strictObject({
  ...common,
  '@type': z.enum(['AccountingService', 'ProfessionalService']),
  '@id': url,
  name: z.string(),
  description: z.string().min(30),
  url,
  image: url,
  telephone: z.string().regex(/^\+1\d{10}$/),
  email: z.email(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.enum(offices.map(({ town }) => town)),
    addressRegion: z.literal('OH'),
    postalCode: z.string().regex(/^43\d{3}$/),
    addressCountry: z.literal('US'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(39).max(41),
    longitude: z.number().min(-84).max(-81),
  }),
  areaServed: z.strictObject({ '@type': z.literal('AdministrativeArea'), name: z.string() }),
  parentOrganization: organization,
});

const service = z.strictObject({
  ...common,
  '@type': z.literal('Service'),
  name: z.string().min(3),
  serviceType: z.string().min(3),
  description: z.string().min(100),
  url,
  provider: organization,
  areaServed: z.strictObject({ '@type': z.literal('State'), name: z.literal('Ohio') }),
});

const website = z.strictObject({
  ...common,
  '@type': z.literal('WebSite'),
  '@id': url,
  name: z.string(),
  alternateName: z.string(),
  url,
  publisher: organization,
});

const breadcrumbs = z.strictObject({
  ...common,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(crumb).min(2),
});

const letter = z.strictObject({
  ...common,
  '@type': z.literal('WebPage'),
  name: z.string().max(60),
  description: z.string().min(50),
  url,
  inLanguage: z.literal('en-US'),
  lastReviewed: z.iso.date(),
  about: z.strictObject({
    '@type': z.literal('Thing'),
    name: z.string().min(5),
    alternateName: z.string().min(3),
    description: z.string().min(30),
  }),
});

const anyRecord = z.discriminatedUnion('@type', [office, service, website, breadcrumbs, letter]);

// Every page of the site is rendered once.
const timeout = 180_000;

test('matches its schema on every page, with a breadcrumb list from Home to the page', { timeout }, async () => {
  const pages = sitePages(brands).map(({ path }, index) => ({ path, brand: brandIds[index % brandIds.length]! }));
  for (const { path, brand } of pages) {
    const records = await dataOf(path, brand);
    for (const record of records) expect(anyRecord.safeParse(record).error?.issues ?? [], path).toEqual([]);
    const lists = records.filter((record) => record['@type'] === 'BreadcrumbList') as z.infer<typeof breadcrumbs>[];
    expect(lists.length, path).toBe(path === '/' ? 0 : 1);
    const items = lists[0]?.itemListElement ?? [];
    const owner = pageOwner(matchRoute(path));
    const host = brands[owner === 'each' ? brand : owner].domains[0]!;
    for (const { item } of items) expect([path, new URL(item).hostname]).toEqual([path, host]);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    if (path !== '/') expect(new URL(items.at(-1)!.item).pathname).toBe(path);
  }
});

describe.each(brandIds)('the structured data of %s', (brand) => {
  test('describes both offices on home, contact and about, from the same data as the page', async () => {
    for (const path of ['/', '/contact', '/about-us']) {
      const found = (await dataOf(path, brand)).filter((record) => office.safeParse(record).success);
      expect(found, path).toMatchObject(
        offices.map(({ town, postalCode }) => ({
          name: `${brands[brand].name}, ${town}`,
          address: { addressLocality: town, postalCode },
        })),
      );
    }
  });

  test('names the service of a service page as the brand does', async () => {
    for (const slug of serviceSlugs) {
      const records = await dataOf(`/services/${slug}`, brand);
      const name = brands[brand].serviceOverrides[slug]?.title;
      expect(records).toContainEqual(
        expect.objectContaining({ '@type': 'Service', ...(name && { name }), url: expect.stringContaining(slug) }),
      );
    }
  });

  test('marks each question with its answer as microdata in the text', async () => {
    const root = parse(await html('/services/personal-tax', brand));
    const page = root.querySelectorAll('[itemtype="https://schema.org/FAQPage"]');
    expect(page).toHaveLength(1);
    const questions = page[0]!.querySelectorAll('[itemprop=mainEntity][itemscope]');
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const question of questions) {
      expect(question.getAttribute('itemtype')).toBe('https://schema.org/Question');
      expect(question.querySelector('[itemprop=name]')!.textContent).toMatch(/[?.]$/);
      const answer = question.querySelector('[itemprop=acceptedAnswer][itemscope] [itemprop=text]')!;
      expect(answer.textContent.length).toBeGreaterThan(40);
    }
  });
});

test('names the profiles of a brand once the owner has configured them', async () => {
  const profile = 'https://www.facebook.com/the-firm';
  const configured = await startTestSite({ env: { BRAND_PAYROLL_FACEBOOK_URL: profile } });
  onTestFinished(configured.close);
  const { text } = await request(configured.server).get('/services/payroll').set('Host', 'payroll.localhost');
  const records = parse(text)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent));
  expect(records.find((record) => record['@type'] === 'Service').provider.sameAs).toEqual([profile]);
});

test('a noindex page has no structured data', async () => {
  expect(await dataOf('/domain-tester', 'dresdentax')).toEqual([]);
  expect(await dataOf('/nowhere', 'dresdentax')).toEqual([]);
});

async function html(path: string, brand: string): Promise<string> {
  return (await request(site.server).get(path).set('Host', `${brand}.localhost`)).text;
}

async function dataOf(path: string, brand: string): Promise<Record<string, unknown>[]> {
  const scripts = (await html(path, brand)).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, json]) => JSON.parse(json!));
}
