import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { startTestSite, type TestSite } from '../site.ts';

const components = readdirSync(path.resolve('views/components'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.tsx'));

describe('in development', () => {
  let site: TestSite;
  let root: HTMLElement;

  beforeAll(async () => {
    site = await startTestSite({ env: { NODE_ENV: 'development' } });
    const { status, text } = await request(site.server).get('/dev/components');
    expect(status).toBe(200);
    root = parse(text);
  });
  afterAll(() => site.close());

  test('the page shows every component', () => {
    const shown = root.querySelectorAll('h2').map((heading) => heading.textContent.split(' ')[0]);
    expect(components.filter((file) => !shown.includes(file))).toEqual([]);
  });

  test('each example has a panel for each brand and theme', () => {
    const variants = brandIds.flatMap((brand) => ['light', 'dark'].map((theme) => `${brand} ${theme}`));
    for (const panels of root.querySelectorAll('.dev-panels')) {
      const found = panels
        .querySelectorAll('.dev-panel')
        .map((panel) => `${panel.getAttribute('data-brand')} ${panel.getAttribute('data-theme')}`);
      expect(found).toEqual(variants);
    }
  });
});

test('in production the page does not exist', async () => {
  const site = await startTestSite({ env: { NODE_ENV: 'production' } });
  try {
    expect((await request(site.server).get('/dev/components')).status).toBe(404);
  } finally {
    await site.close();
  }
});
