import type { Page } from 'playwright/test';
import { expect, footerLink, sameDocument, test } from './harness.ts';

const hosts = 'https://tracker.example';
test.use({
  siteEnv: {
    GTM_ID: 'GTM-TEST',
    CHAT_WIDGET_SRC: `${hosts}/chat.js`,
    ANALYTICS_SRC: `${hosts}/analytics.js`,
    SPEED_INSIGHTS_SRC: `${hosts}/speed.js`,
    BADGE_SRC: `${hosts}/badge.js`,
  },
});

type Responses = { [file: string]: string | 'fail' | 'hang' };

/** Lets everything happen that the page would do by itself within sixteen seconds, longer than any of its time-outs, however slow the machine is. */
async function passTime(page: Page) {
  await page.waitForLoadState('load');
  await page.clock.runFor(16_000);
}

/** Fulfils requests to third parties; returns the requested files as they come. */
async function mockThirdParties(page: Page, responses: Responses = {}): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      requested.push(file);
      const response = responses[file] ?? '';
      if (response === 'fail') await route.abort();
      else if (response !== 'hang') await route.fulfill({ contentType: 'text/javascript', body: response });
    },
  );
  return requested;
}

const all = ['analytics.js', 'badge.js', 'chat.js', 'gtm.js', 'speed.js'];
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const allow = (page: Page) => banner(page).getByRole('button', { name: 'Allow' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'No, thanks' });

test('scripts load only after consent, then on later visits as well; the footer lets the visitor change it both ways', async ({
  page,
  hydrated,
}) => {
  await page.clock.install();
  const requested = await mockThirdParties(page);
  const choices = page.locator('footer').getByRole('button', { name: 'Cookie choices' });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await passTime(page);
  expect(requested).toEqual([]);
  await refuse(page).click();
  await page.reload();
  await hydrated();
  await expect(choices).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await passTime(page);
  expect(requested).toEqual([]);
  await choices.click();
  await expect(allow(page)).toBeFocused();
  await allow(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => [...requested].sort()).toEqual(all);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
  requested.length = 0;
  await page.reload();
  await expect.poll(() => [...requested].sort()).toEqual(all);
  await expect(banner(page)).toHaveCount(0);
  await choices.click();
  const reloaded = page.waitForEvent('load');
  await refuse(page).click();
  await reloaded;
  requested.length = 0;
  await passTime(page);
  expect(requested).toEqual([]);
});

test('scripts load after the load event, even when the visitor types before it; their exceptions do not reach the console', async ({
  page,
  hydrated,
}) => {
  const broken =
    'window.session ??= document.currentScript.dataset.sessionDuration; window.ran = (window.ran ?? 0) + 1; setTimeout(() => { throw new Error("theirs"); }); throw new Error("also theirs");';
  const requested = await mockThirdParties(page, Object.fromEntries(all.map((file) => [file, broken])));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/slow-picture.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'granted');
    Object.assign(window, { picture: Object.assign(new Image(), { src: '/slow-picture.svg' }) });
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.locator('.contact-form').getByLabel('Message').focus();
  await hydrated();
  await expect(page.locator('footer').getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(requested).toEqual([]);
  release();
  await expect.poll(() => [...requested].sort()).toEqual(all);
  const startedAfterLoad = () =>
    page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('tracker.example'));
      return scripts.map(({ startTime }) => page!.loadEventStart > 0 && startTime >= page!.loadEventStart);
    });
  await expect.poll(startedAfterLoad).toEqual([true, true, true, true]);
  await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran)).toBe(5);
  // Of the chat.
  expect(await page.evaluate(() => (window as { session?: string }).session)).toBe('25');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});

test('Global Privacy Control counts as refusal', async ({ page, hydrated }) => {
  await page.clock.install();
  const requested = await mockThirdParties(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('consent', 'granted');
  });
  await page.goto('/');
  await hydrated();
  await passTime(page);
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('pages with tax tools load no third parties, even after consent', async ({ page, hydrated, openPage }) => {
  await page.clock.install();
  const requested = await mockThirdParties(page);
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await openPage('/resources/tax-calculator');
  await passTime(page);
  expect(requested).toEqual([]);
  await footerLink(page, '/services/payroll').click();
  await expect.poll(() => requested.length).toBe(5);
  expect(await sameDocument(page)).toBe(true);
  requested.length = 0;
  await footerLink(page, '/resources/tax-calculator').click();
  await expect(page).toHaveURL('/resources/tax-calculator');
  await hydrated();
  expect(await sameDocument(page)).toBe(false);
  await passTime(page);
  expect(requested).toEqual([]);
});

test.describe('when scripts fail', () => {
  test.use({ expectedConsole: ['could not be loaded; the site', 'did not load within', 'Failed to load resource'] });

  test('the tag manager times out after 10 s, the chat after 15 s', async ({ page, hydrated }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.clock.install();
    const requested = await mockThirdParties(page, { 'gtm.js': 'hang', 'chat.js': 'hang' });
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated();
    await expect.poll(() => requested.length).toBe(5);
    // From here on the clock stands still; what it ran by itself until now is far below a second.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200);
    await page.clock.runFor(7_000);
    expect(warnings).toEqual([]);
    await page.clock.runFor(3_500);
    await expect.poll(() => warnings).toEqual(['Tag manager did not load within 10 s; the site goes on without it.']);
    await page.clock.runFor(5_000);
    await expect.poll(() => warnings[1]).toBe('Chat did not load within 15 s; the site goes on without it.');
  });
});

test('the badge moves into the footer after 2 s without layout shift', async ({ page, hydrated }) => {
  const script = `
    const badge = document.createElement("div"); badge.id = "trust-badge"; badge.textContent = "Badge";
    const came = Date.now();
    new MutationObserver(() => { if (badge.closest("footer")) window.movedAfter ??= Date.now() - came; })
      .observe(document, { childList: true, subtree: true });
    document.body.append(badge);`;
  await page.clock.install();
  await mockThirdParties(page, { 'badge.js': script });
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/');
  await hydrated();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200);
  const badge = page.locator('#trust-badge');
  const height = () => page.locator('[data-badge]').evaluate((box) => box.getBoundingClientRect().height);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return badge.count();
    })
    .toBe(1);
  await expect(page.locator('footer #trust-badge')).toHaveCount(0);
  const before = await height();
  await page.clock.runFor(2_100);
  await expect(page.locator('footer [data-badge] #trust-badge')).toBeVisible();
  // The two seconds start with the script's request, a little before the badge is inserted.
  const moved = await page.evaluate(() => (window as { movedAfter?: number }).movedAfter!);
  expect(moved).toBeGreaterThan(1_000);
  expect(moved).toBeLessThan(2_100);
  expect(before).toBeGreaterThan(20);
  expect(await height()).toBe(before);
});
