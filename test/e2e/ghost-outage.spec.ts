import type { Page } from 'playwright/test';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, startSite, test } from './harness.ts';
import { cards, toast } from './news-site.ts';

test.use({ expectedConsole: ['503'] });

/** A site whose Ghost answers nothing until its faults are cleared, and the names of the data that its pages request. */
async function startHeld(page: Page) {
  const ghost = await startGhostStub();
  ghost.fail({ kind: 'hold' });
  const { site, stop } = await startSite(ghost.env);
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/data\/(\w+)/.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  const end = async () => {
    // A page that still fetches in idle time would report that its server is gone.
    await page.goto('about:blank');
    await stop();
    await ghost.close();
  };
  return { ghost, url: site.url, requested, end };
}

test('when Ghost does not respond within 8 seconds the page requests the posts once; while it is down there is a message and one toast', async ({
  page,
  hydrated,
}) => {
  const { ghost, url, requested, end } = await startHeld(page);
  await test.step('slow', async () => {
    const started = Date.now();
    // At the request itself: a second later the server has given up, and the page may ask once more.
    const asked = page.waitForRequest(/\/api\/data\/posts/, { timeout: 60_000 }).then(ghost.clearFaults);
    await page.goto(`${url}/blog`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await asked;
    expect(Date.now() - started).toBeGreaterThan(7_000);
    await expect(cards(page)).toHaveCount(8, { timeout: 25_000 });
    expect(requested.filter((name) => name === 'posts')).toHaveLength(1);
  });
  await test.step('down', async () => {
    ghost.fail({ kind: 'status' });
    await page.goto(`${url}/blog/tag/bookkeeping`);
    await hydrated();
    await expect(page.locator('main')).toContainText('No posts available at the moment.');
    await expect(toast(page)).toHaveText(/Error Loading Tag Posts\s*Unable to load posts for this tag\./);
    await toast(page)
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect(toast(page)).toHaveCount(0);
    await page.locator('.breadcrumb a', { hasText: 'Home' }).click();
    await expect(page.locator('.latest')).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });
  await end();
});
