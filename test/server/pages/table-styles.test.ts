import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { sharedSite, sitePages } from '../site.ts';

const site = await sharedSite();

test('each page with a table has the stylesheets of tables', async () => {
  const withTables: string[] = [];
  const stylesheets = new Map<string, string>();
  for (const path of [...sitePages(brands).map((page) => page.path), '/resources/tax-letters?number=CP9999']) {
    const root = parse((await request(site.server).get(path)).text);
    if (!root.querySelector('.data-table')) continue;
    withTables.push(path);
    let css = '';
    for (const link of root.querySelectorAll('link[rel=stylesheet]')) {
      const url = link.getAttribute('href')!;
      if (!stylesheets.has(url)) stylesheets.set(url, (await request(site.server).get(url)).text);
      css += stylesheets.get(url);
    }
    for (const selector of ['.data-table table', '.table-scroll'])
      expect(css, `${path}: ${selector}`).toContain(selector);
  }
  expect(withTables.length).toBeGreaterThan(10);
});
