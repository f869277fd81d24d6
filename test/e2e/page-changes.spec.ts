import { chromium, type Page } from 'playwright/test';
import { chromiumPath } from '../chromium.ts';
import { expect, test } from './harness.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, to: number) =>
  page.evaluate((height) => window.scrollTo({ top: height, behavior: 'instant' }), to);
/** Marks this document, so that a new one is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const same = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

async function open(page: Page, hydrated: () => Promise<void>, path: string) {
  await page.goto(path);
  await hydrated();
  await mark(page);
}

test('R-PG-01 R-PG-02 a page change scrolls to the top of the same document', async ({ page, hydrated }) => {
  await open(page, hydrated, '/');
  await scrollTo(page, 2_000);
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.locator('h1')).toBeFocused();
  expect(await top(page)).toBe(0);
  expect(await same(page)).toBe(true);
});

test('R-PG-02 back and forward restore the scroll position', async ({ page, hydrated }) => {
  // Pressed where it is: the pointer would scroll to it first.
  const press = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)!.click(), path);
  await open(page, hydrated, '/');
  await scrollTo(page, 1_500);
  await press('/accessibility');
  await expect(page.locator('h1')).toBeFocused();
  await scrollTo(page, 600);
  await press('/cookies');
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect.poll(() => top(page)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => top(page)).toBe(1_500);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => top(page)).toBe(0);
  expect(await same(page)).toBe(true);
});

test('R-PG-02 a fragment within the page scrolls there; back returns', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hydrated, '/');
  await page.getByRole('link', { name: 'Scroll to welcome' }).click();
  await expect(page).toHaveURL('/#welcome');
  await expect.poll(() => top(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => top(page)).toBe(0);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await top(page)).toBe(0);
  expect(await same(page)).toBe(true);
});

test('R-SV-08 /services#{id} shows that service below the bar, by address and by link', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const shown = async (id: string) => {
    await expect.poll(() => place(id)).toBeLessThan(300);
    expect(await place(id)).toBeGreaterThanOrEqual(80);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
    expect(await top(page)).toBeGreaterThan(0);
  };
  await page.goto('/services#hr-consulting');
  await hydrated();
  await shown('hr-consulting');
  await open(page, hydrated, '/about-us');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/services#marketing',
      textContent: 'As in a post',
    });
    document.querySelector('main')!.prepend(link);
  });
  await page.getByText('As in a post').click();
  await expect(page).toHaveURL('/services#marketing');
  await shown('marketing');
  expect(await same(page)).toBe(true);
});

test('R-SV-08 a fragment on another page is scrolled to, below the bar', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = () => page.locator('#dresden').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await open(page, hydrated, '/');
  await footerLink(page, '/contact#dresden').click();
  await expect(page).toHaveURL('/contact#dresden');
  await expect.poll(() => top(page)).toBeGreaterThan(0);
  expect(await place()).toBeGreaterThanOrEqual(80);
  expect(await place()).toBeLessThan(400);
});

test('R-PG-03 the new page fades in over 300 ms', async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    const fades: { from: number; duration: string; end?: number }[] = [];
    Object.assign(window, { fades });
    addEventListener('animationstart', (event) => {
      const target = event.target as Element;
      if (target.id === 'main')
        fades.push({
          from: Number(getComputedStyle(target).opacity),
          duration: getComputedStyle(target).animationDuration,
        });
    });
    addEventListener('animationend', (event) => {
      const target = event.target as Element;
      if (target.id === 'main') fades.at(-1)!.end = Number(getComputedStyle(target).opacity);
    });
  });
  await open(page, hydrated, '/');
  const fades = () =>
    page.evaluate(() => (window as unknown as { fades: { from: number; duration: string; end?: number }[] }).fades);
  expect(await fades()).toEqual([]);
  await footerLink(page, '/accessibility').click();
  await expect.poll(async () => (await fades())[0]?.end).toBe(1);
  const [fade, ...more] = await fades();
  expect(fade!.from).toBeLessThan(0.9);
  expect(fade!.duration).toBe('0.3s');
  expect(more).toEqual([]);
});

test('R-PG-03 no fade with reduced motion', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hydrated, '/');
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('h1')).toBeFocused();
  const duration = await page
    .locator('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).animationDuration));
  expect(duration).toBeLessThan(0.01);
});

test('R-PG-04 a skeleton while a page’s code is slow, the page at the top after it', async ({ page, hydrated }) => {
  await open(page, hydrated, '/privacy-policy');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/accessibility-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await scrollTo(page, 800);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(0);
  expect(await top(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.skeleton-page')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await same(page)).toBe(true);
});

test('R-PG-04 a skeleton while a page’s data is slow', async ({ page, hydrated }) => {
  await open(page, hydrated, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/data/**', async (route) => {
    await held;
    await route.continue();
  });
  const post = page.locator('main .latest a[href^="/blog/"]').first();
  const title = await post.textContent();
  await post.click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText(title!);
  await expect(page.locator('.skeleton-page')).toHaveCount(0);
});

test('R-PG-04 no skeleton where the page is quick: the old page stays until the new one stands', async ({
  page,
  hydrated,
}) => {
  // A clock that stands still: however slow this machine is, no 150 ms pass.
  await page.clock.install();
  await open(page, hydrated, '/');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const main = document.querySelector('main')!;
    new MutationObserver(() =>
      states.push(main.querySelector('.skeleton-page') ? 'skeleton' : main.querySelector('h1') ? 'page' : 'nothing'),
    ).observe(main, { childList: true, subtree: true });
  });
  for (const path of ['/accessibility', '/services/payroll', '/industries/retail', '/privacy-policy']) {
    await page.locator(`footer a[href="${path}"]`).first().hover();
    await page.waitForLoadState('networkidle');
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
  }
  expect(await page.evaluate(() => [...new Set((window as unknown as { states: string[] }).states)])).toEqual(['page']);
});

test('R-PG-04 going back while a page is slow leaves the old one standing', async ({ page, hydrated }) => {
  await open(page, hydrated, '/privacy-policy');
  await page.route('**/assets/accessibility-*.js', () => {});
  const heading = await page.locator('h1').textContent();
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('h1')).toHaveText(heading!);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await footerLink(page, '/terms-of-service').click();
  await expect(page).toHaveTitle(/Terms/);
});

test('R-PG-05 one script per page: another page asks for others, on intent already', async ({ page, hydrated }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/assets\/([\w-]+)-[A-Z0-9]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) asked.push(file);
  });
  await open(page, hydrated, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('home');
  expect(asked).not.toContain('contact');
  expect(asked).not.toContain('privacy');
  asked.length = 0;
  const request = page.waitForRequest(/\/assets\/privacy-/);
  await footerLink(page, '/privacy-policy').hover();
  await request;
  await footerLink(page, '/privacy-policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(asked.filter((name) => name === 'privacy')).toHaveLength(1);
  expect(asked).not.toContain('contact');
});

test('R-PG-05 a page brings its own stylesheet, and is not shown without it', async ({ page, hydrated }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/sheet-tools-*.css', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, hydrated, '/');
  const asked = page.waitForRequest(/sheet-tools/);
  await footerLink(page, '/resources/tax-calculator').click();
  await asked;
  await expect(page.locator('main[aria-busy=true], .skeleton').first()).toBeAttached();
  expect(await page.locator('.calculator').count()).toBe(0);
  send();
  await expect(page.locator('.calculator-form')).toBeVisible();
  expect(
    await page
      .locator('.tool')
      .first()
      .evaluate((tool) => getComputedStyle(tool).paddingBottom),
  ).not.toBe('0px');
  expect(await same(page)).toBe(true);
});

test('R-PG-05 two pages that share a stylesheet both wait for it', async ({ page, hydrated }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/sheet-services-*.css', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, hydrated, '/about-us');
  const asked = page.waitForRequest(/sheet-services/);
  await footerLink(page, '/industries').hover();
  await asked;
  await footerLink(page, '/services/payroll').click();
  await expect(page.locator('.skeleton').first()).toBeAttached();
  await expect(page.locator('h1')).toHaveCount(0);
  send();
  await expect(page.locator('h1')).toContainText(/payroll/i);
  expect(await same(page)).toBe(true);
});

test.describe('when code does not come', () => {
  test.use({
    expectedConsole: [
      'Failed to load resource',
      'Failed to fetch dynamically imported module',
      'error loading dynamically imported module',
    ],
  });

  test('R-PG-06 the main script fails: the page stays readable and offers Reload', async ({ page }) => {
    let broken = true;
    await page.route('**/assets/start-*.js', (route) => (broken ? route.abort() : route.continue()));
    await page.goto('/services/payroll');
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('h1')).toBeVisible();
    broken = false;
    await reload.click();
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    await expect(reload).toHaveCount(0);
  });

  test('R-PG-06 the same when a part of it breaks while it runs', async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export async function start() { throw new TypeError("broken on purpose"); }',
      }),
    );
    page.on('console', () => {});
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  });
  test.use({ expectedConsole: ['Failed to load resource', 'dynamically imported module', 'broken on purpose'] });

  test('R-PG-05 a chunk that is gone after a deployment: its page is loaded whole, once', async ({
    page,
    hydrated,
  }) => {
    await open(page, hydrated, '/');
    let gone = true;
    await page.route('**/assets/accessibility-*.js', (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    page.once('load', () => (gone = false));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/accessibility"]')!.click());
    await expect(page).toHaveTitle(/Accessibility/);
    await expect(page.locator('h1')).toBeVisible();
    await hydrated();
    expect(await same(page)).toBe(false);
  });

  test('R-PG-05 a chunk that stays gone ends in a readable page with Reload, not in a loop', async ({
    page,
    hydrated,
  }) => {
    await open(page, hydrated, '/');
    let loads = 0;
    page.on('framenavigated', () => loads++);
    await page.route('**/assets/accessibility-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/accessibility"]')!.click());
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The change of address, and the one load.
    expect(loads).toBeLessThanOrEqual(2);
  });
});

test('taps before React are kept and answered in order', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.hero-slide').first()).toHaveAttribute('data-shown');
  release();
  await expect(page.locator('.hero-slide').nth(2)).toHaveAttribute('data-shown');
  await expect(next).not.toHaveAttribute('aria-busy');
});

test('links work before React', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/Accessibility/);
});

test('a screen reader hears the new title, and the head follows', async ({ page, hydrated }) => {
  await open(page, hydrated, '/');
  await expect(page.locator('h1')).not.toBeFocused();
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toBeAttached();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  expect(await canonical.getAttribute('href')).toMatch(/\/accessibility$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('a link to the page that is shown goes to its top', async ({ page, hydrated }) => {
  await open(page, hydrated, '/accessibility');
  await scrollTo(page, 700);
  await footerLink(page, '/accessibility').click();
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await same(page)).toBe(true);
});

test('a changed key opens the link as the browser would', async ({ page, hydrated, context }) => {
  await open(page, hydrated, '/');
  const opened = context.waitForEvent('page');
  await footerLink(page, '/accessibility').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/accessibility$/);
  await expect(page).toHaveURL('/');
});

test('R-RD-01..16 old addresses in links become the new ones without a detour; back leads to the link', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated, '/about-us');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const [from, to] of [
    ['/terms/', '/terms-of-service'],
    ['/calculator', '/resources/tax-calculator'],
    ['/tag/news', '/blog'],
    ['/home', '/'],
  ] as const) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'An old link' });
      document.querySelector('main')!.prepend(link);
    }, from);
    await page.getByText('An old link').first().click();
    await expect(page).toHaveURL(to);
    expect(await entries(), from).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await expect(page).toHaveTitle(/About/);
  }
  expect(await same(page)).toBe(true);
});

test('pages opened later have their icons', async ({ page, hydrated }) => {
  await open(page, hydrated, '/privacy-policy');
  await page.waitForLoadState('networkidle');
  await footerLink(page, '/contact#dresden').click();
  await expect(page).toHaveURL('/contact#dresden');
  await expect(page.locator('main svg.icon use').first()).toBeAttached();
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('svg use')]
      .map((use) => use.getAttribute('href')!)
      .filter((name) => !document.querySelector(name)),
  );
  expect(missing).toEqual([]);
});

test('a browser that saves data fetches nothing ahead', async ({ page, hydrated }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, hydrated, '/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  await footerLink(page, '/accessibility').hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
});

test('nothing keeps the page out of the back-forward cache', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => Object.assign(window, { fromCache: event.persisted }));
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
      if (/unload$/.test(type)) Object.assign(window, { unloadListener: type });
      return (listen as (...all: unknown[]) => void).call(this, type, ...rest);
    } as typeof listen;
  });
  await page.goto(site.url);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  expect(await page.evaluate(() => 'unloadListener' in window || window.onbeforeunload !== null)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.goto(`${site.url}/healthz`);
  await page.evaluate(() => history.back()).catch(() => {});
  await page.waitForFunction(() => 'fromCache' in window);
  expect(await page.evaluate(() => (window as unknown as { fromCache: boolean }).fromCache)).toBe(true);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await top(page)).toBe(900);
  await browser.close();
});
