import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { sharedSite } from '../site.ts';
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

test('a noindex page has no structured data', async () => {
  expect(await dataOf('/domain-tester', 'dresdentax')).toEqual([]);
  expect(await dataOf('/nowhere', 'dresdentax')).toEqual([]);
});

async function dataOf(path: string, brand: string): Promise<Record<string, unknown>[]> {
  const { text } = await request(site.server).get(path).set('Host', `${brand}.localhost`);
  const scripts = text.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, json]) => JSON.parse(json!));
}
