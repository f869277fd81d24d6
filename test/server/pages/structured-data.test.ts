import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { sharedSite, startGhostSite } from '../site.ts';
import { office } from './structured-data-schema.ts';

const site = await sharedSite();

describe.each(brandIds)('the structured data of %s', (brand) => {
  test('describes the offices on home, contact and about, from the same data as the page', async () => {
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
});

test('names the profiles of a brand once the owner has configured them', async () => {
  const profile = 'https://www.facebook.com/the-firm';
  const configured = await startGhostSite();
  onTestFinished(configured.close);
  configured.ghost.pages.push(makePost(9, { slug: 'site-facts-payroll', html: `<p>Facebook | ${profile}</p>` }));
  await configured.warm();
  const { text } = await request(configured.server).get('/').set('Host', 'payroll.localhost');
  const records = parse(text)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent));
  expect(records.find((record) => record['@type'] === 'WebSite').publisher.sameAs).toEqual([profile]);
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
