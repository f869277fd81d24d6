import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

type Change = { preference: string; theme: string };
const html = 'html';

async function choose(page: import('playwright/test').Page, name: string) {
  await page.locator('header summary[aria-label=Theme]').click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the choice is stored under "theme", marked, and survives a reload', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Dark');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.locator('header summary[aria-label=Theme]').click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
});

test('system follows the operating system live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'System');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`in the ${theme} theme an open menu loads the ${other} logo and drawing, and nothing moves`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const has = (file: RegExp) => requested.some((path) => file.test(path));
    const places = () =>
      page.evaluate(() => {
        const shown = ['.header .logo', '.hero-pictures', '.hero-text'].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
          return [x, y, width, height];
        });
        return [...shown, document.documentElement.scrollWidth];
      });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    const [logo, drawing] = [new RegExp(`/logo-${other}\\b.*\\.svg`), new RegExp(`/hero-map-${other}\\b.*\\.svg`)];
    const ofTheme = new RegExp(`/hero-map-${theme}\\b.*\\.svg`);
    await expect.poll(() => has(ofTheme)).toBe(true);
    expect([has(logo), has(drawing)]).toEqual([false, false]);
    const before = await places();
    await page.locator('header summary[aria-label=Theme]').click();
    await expect.poll(() => [has(logo), has(drawing)]).toEqual([true, true]);
    expect(await places()).toEqual(before);
  });
}

for (const [name, selector] of [
  ['Sign in', '.header-sign-in'],
  ['the second button', '.hero-slide[data-shown] .button-secondary'],
  ['the next slide’s button', '.slide-controls .round-button'],
] as const) {
  test(`the colors of ${name} change in one frame`, async ({ page, hydrated }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await hydrated();
    const [before, after] = await page.evaluate((button) => {
      const colors = () => {
        const { backgroundColor, borderColor, color } = getComputedStyle(document.querySelector(button)!);
        return [backgroundColor, borderColor, color];
      };
      const light = colors();
      document.querySelector<HTMLElement>('header [data-theme-choice="dark"]')!.click();
      return [light, colors()];
    }, selector);
    const settled = () =>
      page
        .locator(selector)
        .first()
        .evaluate((button) => {
          const { backgroundColor, borderColor, color } = getComputedStyle(button);
          return [backgroundColor, borderColor, color];
        });
    expect(after).not.toEqual(before);
    await expect.poll(settled).toEqual(after);
  });
}

test('a fixed choice ignores the operating system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  // The browser calls its listeners before it evaluates this.
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('themeChange is dispatched on document and window, with preference and theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const heard: { on: string; detail: Change }[] = [];
    Object.assign(window, { heard });
    for (const [on, target] of Object.entries({ document, window }))
      target.addEventListener('themeChange', (event) =>
        heard.push({ on, detail: (event as CustomEvent<Change>).detail }),
      );
  });
  await page.goto('/');
  await choose(page, 'Dark');
  await choose(page, 'System');
  await page.emulateMedia({ colorScheme: 'dark' });
  const changes = [
    { preference: 'dark', theme: 'dark' },
    { preference: 'system', theme: 'light' },
    { preference: 'system', theme: 'dark' },
  ];
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: object[] }).heard))
    .toEqual(changes.flatMap((detail) => ['document', 'window'].map((on) => ({ on, detail }))));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first paint is ${colorScheme} when the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => {
      const themes: (string | null)[] = [];
      Object.assign(window, { themes });
      new PerformanceObserver(() => themes.push(document.documentElement.getAttribute('data-theme'))).observe({
        type: 'paint',
        buffered: true,
      });
      document.addEventListener('themeChange', () => themes.push('changed'));
    });
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { themes: string[] }).themes.at(-1)))
      .toBe(colorScheme);
    expect(await page.evaluate(() => (window as unknown as { themes: string[] }).themes)).not.toContain('changed');
  });
}

test('an invalid stored value counts as system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', '{"mode":<script>'));
  await page.goto('/');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('with storage blocked the theme changes for this page only', async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated();
  await choose(page, 'Dark');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.locator('header nav a', { hasText: /^Home/ }).first().click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('a change applies to other tabs', async ({ context, page }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/contact');
  await choose(page, 'Dark');
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the drawing beside a page’s title comes with the page and takes the ${colorScheme} colors`, async ({
    page,
    hydrated,
  }) => {
    await page.emulateMedia({ colorScheme });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/services/payroll?domain=payroll');
    await hydrated();
    const face = page.locator('.page-head-panel svg [fill="var(--art-n3)"]').first();
    const colors = { light: 'rgb(199, 205, 211)', dark: 'rgb(157, 164, 173)' };
    await expect(face).toHaveCSS('fill', colors[colorScheme]);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-choice=system]')!.click());
    const other = colorScheme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: other });
    await expect(face).toHaveCSS('fill', colors[other]);
    expect(requests.filter((url) => url.includes('/art/'))).toEqual([]);
  });
}

test('a page opened later in the browser has its drawing too', async ({ page, hydrated }) => {
  await page.goto('/services');
  await hydrated();
  await page.locator('main a[href="/services/payroll"]').first().click();
  await expect(page).toHaveURL(/\/services\/payroll$/);
  await expect(page.locator('.page-head-panel img.art-light[src*="/payroll-light"]')).toBeVisible();
});
