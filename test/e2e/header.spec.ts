import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const ids = ['dresdentax', 'brownco', 'payroll'] as const;

test.use({ viewport: { width: 1280, height: 800 }, expectedConsole: ['net::ERR_FAILED'] });

for (const id of ids) {
  test(`${id}: phone, external sign-in link, three themes`, async ({ page, baseURL }) => {
    await page.goto(`/?domain=${id}`);
    await expect(page.locator('header a[href^="tel:+1"]').first()).toBeVisible();
    const signIn = page.locator('header').getByRole('link', { name: 'Sign in' });
    expect(new URL((await signIn.getAttribute('href'))!).host).not.toBe(new URL(baseURL!).host);
    await page.locator('header summary[aria-label=Theme]').click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
  });
}

test('the header is fixed: transparent and 112 px high, then translucent and 80 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const bar = page.locator('header').first();
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, backdropFilter, position } = getComputedStyle(element);
      const { top, height } = element.getBoundingClientRect();
      return { clear: backgroundColor === 'rgba(0, 0, 0, 0)', glass: backdropFilter !== 'none', position, top, height };
    });
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  const atTop = { clear: true, glass: false, position: 'fixed', top: 0, height: 112 };
  const scrolled = { clear: false, glass: true, position: 'fixed', top: 0, height: 80 };

  expect(await look()).toEqual(atTop);
  await scroll(15);
  await expect.poll(look).toEqual(atTop);
  await scroll(20);
  await expect.poll(look).toEqual(atTop);
  await scroll(25);
  await expect.poll(look).toEqual(scrolled);
  await scroll(900);
  await expect.poll(look).toEqual(scrolled);
  await scroll(0);
  await expect.poll(look).toEqual(atTop);
});

test('scrolling back and forth around 20 px changes the header once', async ({ page }) => {
  await page.goto('/');
  const changes = await page.evaluate(async () => {
    let count = 0;
    new MutationObserver((records) => (count += records.length)).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-scrolled'],
    });
    for (const top of [18, 22, 18, 22, 19, 21, 18, 23, 17, 21]) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return count;
  });
  expect(changes).toBe(1);
});

test('the page does not shift when the header shrinks', async ({ page }) => {
  await page.goto('/');
  const place = () => page.locator('#welcome').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(await place()).toBeCloseTo(before, 0);
});

test('the progress bar follows the scroll position', async ({ page }) => {
  await page.goto('/');
  // Laid out whole, so that the height of the page no longer changes while it is scrolled.
  await expect(page.locator('html')).toHaveAttribute('data-below-fold', 'auto');
  await page.evaluate(() => void delete document.documentElement.dataset['belowFold']);
  const bar = page.getByRole('progressbar', { name: /scrolled/ });
  const share = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const to = (part: number) =>
    page.evaluate(
      (of) => scrollTo({ top: of * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
      part,
    );
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await to(0.5);
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await to(1);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await to(0);
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
});

test('on a phone the menu opens by a labelled button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.locator('#menu-sheet');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.header-nav')).toBeHidden();
  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('the telephone is in the header of every phone, beside logo and menu, in every brand', async ({ page }) => {
  for (const brand of ['dresdentax', 'brownco', 'payroll']) {
    await page.goto(`/about-us?domain=${brand}`);
    for (const width of [320, 360, 374, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const call = (await page.locator('.header a[href^="tel:"]').boundingBox())!;
      expect([brand, width, call.width, call.height]).toEqual([brand, width, 44, 44]);
      const [logo, first, burger] = await page.evaluate(() =>
        ['.header .logo', '.header-tools > *', '.header-burger'].map((selector) => {
          const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())!;
          return shown.getBoundingClientRect();
        }),
      );
      expect([brand, width, logo!.right <= first!.left, burger!.right <= width]).toEqual([brand, width, true, true]);
    }
  }
});

for (const width of [320, 360]) {
  test(`at ${width} px the theme is chosen in the menu, which leaves the header to the telephone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.locator('header summary[aria-label=Theme]')).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const sheet = page.locator('#menu-sheet');
    await sheet.locator('summary', { hasText: 'Theme' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    for (const choice of await page.getByRole('menuitemradio').all()) await expect(choice).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.locator('header summary[aria-label=Theme]')).toBeVisible();
    await button.click();
    await expect(sheet.locator('summary', { hasText: 'Theme' })).toBeHidden();
  });
}
