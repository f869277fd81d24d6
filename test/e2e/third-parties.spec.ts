import type { Page } from 'playwright/test';
import { expect, sameDocument, test } from './harness.ts';

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

type Answers = { [file: string]: string | 'fail' | 'hang' };

/** Answers foreign scripts, and notes what is asked for. */
async function foreign(page: Page, answers: Answers = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      asked.push(file);
      const answer = answers[file] ?? '';
      if (answer === 'fail') await route.abort();
      else if (answer !== 'hang') await route.fulfill({ contentType: 'text/javascript', body: answer });
    },
  );
  return asked;
}

const all = ['analytics.js', 'badge.js', 'chat.js', 'gtm.js', 'speed.js'];
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const allow = (page: Page) => banner(page).getByRole('button', { name: 'Allow' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'No, thanks' });

test('nothing is asked of others before the visitor agrees; then all, and on later visits', async ({ page }) => {
  const asked = await foreign(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await allow(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => [...asked].sort()).toEqual(all);
  asked.length = 0;
  await page.reload();
  await expect.poll(() => [...asked].sort()).toEqual(all);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
});

test('they are asked for when the page has loaded, not before, however soon the visitor begins to type', async ({
  page,
  hydrated,
}) => {
  const asked = await foreign(page);
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
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => [...asked].sort()).toEqual(all);
  const late = () =>
    page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('tracker.example'));
      return scripts.map(({ startTime }) => page!.loadEventStart > 0 && startTime >= page!.loadEventStart);
    });
  await expect.poll(late).toEqual([true, true, true, true]);
});

test('a no is remembered, and can be changed in the footer, both ways', async ({ page, hydrated }) => {
  const asked = await foreign(page);
  await page.goto('/');
  await refuse(page).click();
  await page.reload();
  await hydrated();
  const choices = page.locator('footer').getByRole('button', { name: 'Cookie choices' });
  await expect(choices).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await choices.click();
  await expect(allow(page)).toBeFocused();
  await allow(page).click();
  await expect.poll(() => asked.length).toBe(5);
  await choices.click();
  const reloaded = page.waitForEvent('load');
  await refuse(page).click();
  await reloaded;
  asked.length = 0;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('Global Privacy Control is a no', async ({ page, hydrated }) => {
  const asked = await foreign(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('consent', 'granted');
  });
  await page.goto('/');
  await hydrated();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('pages into which figures are typed stay free of them, after consent too', async ({
  page,
  hydrated,
  openPage,
}) => {
  const asked = await foreign(page);
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await openPage('/resources/tax-calculator');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('footer a[href="/services/payroll"]').click();
  await expect.poll(() => asked.length).toBe(5);
  expect(await sameDocument(page)).toBe(true);
  asked.length = 0;
  await page.locator('footer a[href="/resources/tax-calculator"]').click();
  await expect(page).toHaveURL('/resources/tax-calculator');
  await hydrated();
  expect(await sameDocument(page)).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the chat is told that a session lasts 25 minutes', async ({ page }) => {
  await foreign(page, { 'chat.js': 'window.session = document.currentScript.dataset.sessionDuration;' });
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => (window as { session?: string }).session)).toBe('25');
});

test.describe('when they fail', () => {
  test.use({ expectedConsole: ['could not be loaded; the site', 'did not load within', 'Failed to load resource'] });

  test('one warning each, and the site goes on', async ({ page, hydrated }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await foreign(page, { 'gtm.js': 'fail', 'chat.js': 'fail' });
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.goto('/');
    await hydrated();
    await expect
      .poll(() => [...warnings].sort())
      .toEqual([
        'Chat could not be loaded; the site goes on without it.',
        'Tag manager could not be loaded; the site goes on without it.',
      ]);
    await page.locator('footer a[href="/cookies"]').first().click();
    await expect(page).toHaveURL('/cookies');
  });

  test('given up after 10 s and 15 s', async ({ page, hydrated }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const asked = await foreign(page, { 'gtm.js': 'hang', 'chat.js': 'hang' });
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated();
    await expect.poll(() => asked.length).toBe(5);
    await page.clock.runFor(9_000);
    expect(warnings).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(() => warnings).toEqual(['Tag manager did not load within 10 s; the site goes on without it.']);
    await page.clock.runFor(5_000);
    await expect.poll(() => warnings[1]).toBe('Chat did not load within 15 s; the site goes on without it.');
  });
});

test('what they throw reaches nobody', async ({ page }) => {
  const broken =
    'window.ran = (window.ran ?? 0) + 1; setTimeout(() => { throw new Error("theirs"); }); throw new Error("also theirs");';
  await foreign(page, Object.fromEntries(all.map((file) => [file, broken])));
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran)).toBe(5);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});

test('the badge moves into its box in the footer after 2 s, for which room is kept', async ({ page, hydrated }) => {
  const script = `
    const badge = document.createElement("div"); badge.id = "trust-badge"; badge.textContent = "Badge";
    const came = Date.now();
    new MutationObserver(() => { if (badge.closest("footer")) window.movedAfter ??= Date.now() - came; })
      .observe(document, { childList: true, subtree: true });
    document.body.append(badge);`;
  await foreign(page, { 'badge.js': script });
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/');
  await hydrated();
  const badge = page.locator('#trust-badge');
  const height = () => page.locator('[data-badge]').evaluate((box) => box.getBoundingClientRect().height);
  await expect(badge).toBeAttached();
  await expect(page.locator('footer #trust-badge')).toHaveCount(0);
  const before = await height();
  await page.clock.runFor(2_100);
  await expect(page.locator('footer [data-badge] #trust-badge')).toBeVisible();
  // Its own two seconds begin when its script is asked for, a little before the badge stands in the page.
  const moved = await page.evaluate(() => (window as { movedAfter?: number }).movedAfter!);
  expect(moved).toBeGreaterThan(1_000);
  expect(moved).toBeLessThan(2_100);
  expect(before).toBeGreaterThan(20);
  expect(await height()).toBe(before);
});

test('a badge that comes later still finds its box', async ({ page, hydrated }) => {
  const script =
    'setTimeout(() => { const badge = document.createElement("div"); badge.className = "their-badge"; document.body.append(badge); }, 4000);';
  await foreign(page, { 'badge.js': script });
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/');
  await hydrated();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.locator('footer [data-badge] .their-badge').count();
    })
    .toBe(1);
});
