import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

const shown = (page: Page) =>
  page
    .locator('.hero-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => 'shown' in (slide as HTMLElement).dataset));
const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name });
/** Away from the hero, which stands still under the pointer. */
const away = (page: Page) => page.mouse.move(300, 40);

/** The home page, live, its clock standing still just after a slide has begun. */
async function open(page: Page, hydrated: () => Promise<void>, path = '/') {
  await away(page);
  await page.clock.install();
  await page.goto(path);
  await hydrated();
  await expect(page.locator('.slide-controls')).toHaveAttribute('data-playing');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(100);
}

/** A fresh 8 seconds for the slide `place`, pointer and focus elsewhere. */
async function begin(page: Page, place = 0) {
  await page.evaluate((at) => (document.querySelectorAll('.slide-dot')[at] as HTMLElement).click(), place);
  await page.clock.runFor(20);
  expect(await shown(page)).toBe(place);
}

test('three slides advance every 8 s and wrap after the third', async ({ page, hydrated }) => {
  await open(page, hydrated);
  expect(await page.locator('.hero-slide').count()).toBe(3);
  await begin(page);
  for (const next of [1, 2, 0, 1]) {
    await page.clock.runFor(7_900);
    expect(await shown(page)).toBe((next + 2) % 3);
    await page.clock.runFor(100);
    expect(await shown(page)).toBe(next);
  }
});

test('a manual change restarts the 8 s', async ({ page, hydrated }) => {
  await open(page, hydrated);
  await begin(page);
  await page.clock.runFor(7_000);
  await begin(page, 1);
  await page.clock.runFor(7_900);
  expect(await shown(page)).toBe(1);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(2);
});

test('it pauses under the pointer', async ({ page, hydrated }) => {
  await open(page, hydrated);
  await begin(page);
  await page.mouse.move(300, 400);
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe(0);
  await away(page);
  await page.clock.runFor(7_900);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(1);
});

test('it pauses while the focus is inside and in a hidden tab', async ({ page, hydrated }) => {
  await open(page, hydrated);
  await begin(page);
  await page.locator('header a').first().focus();
  for (
    let press = 0;
    press < 40 && !(await page.evaluate(() => document.activeElement!.closest('.hero') !== null));
    press++
  )
    await page.keyboard.press('Tab');
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(8_100);
  expect(await shown(page)).toBe(1);
});

test('the pause button pauses it until it is pressed again', async ({ page, hydrated }) => {
  await open(page, hydrated);
  await begin(page);
  await button(page, 'Pause slides').click();
  await away(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(0);
  await button(page, 'Play slides').click();
  await away(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(8_100);
  expect(await shown(page)).toBe(1);
});

test('previous and next wrap round both ways', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  for (const place of [1, 2, 0]) {
    await button(page, 'Next slide').click();
    await expect.poll(() => shown(page)).toBe(place);
  }
  for (const place of [2, 1, 0]) {
    await button(page, 'Previous slide').click();
    await expect.poll(() => shown(page)).toBe(place);
  }
});

test('three dots choose a slide, the current one is marked and keeps the focus', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  const dots = page.locator('.slide-dot');
  await expect(dots).toHaveCount(3);
  for (const place of [2, 0, 1]) {
    await dots.nth(place).focus();
    await page.keyboard.press('Enter');
    await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.slide-dot[aria-current]')).toHaveCount(1);
    await expect(dots.nth(place)).toBeFocused();
    expect(await shown(page)).toBe(place);
  }
});

test('only the current slide is reachable by keyboard', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await button(page, 'Next slide').click();
  await expect.poll(() => shown(page)).toBe(1);
  await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1);
  await expect(page.locator('.hero-slide:not([inert]) .hero-title')).toBeVisible();
});

test('at 1024 px a scroll of 300 shifts the picture by 90', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  await hydrated();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => shift(page)).toBe(90);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => shift(page)).toBe(0);
});

test('none at 700 px', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/');
  await hydrated();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(await shift(page)).toBe(0);
});

test('with reduced motion it does not advance by itself', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await away(page);
  await page.clock.install();
  await page.goto('/');
  await hydrated();
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.clock.runFor(100);
  expect(await shift(page)).toBe(0);
  await button(page, 'Next slide').click();
  await page.clock.runFor(100);
  expect(await shown(page)).toBe(1);
});

test('the scroll cue leads to the welcome section', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated();
  await page.getByRole('link', { name: 'Scroll to welcome' }).click();
  await expect
    .poll(() => page.locator('#welcome').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(150);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: links to scheduling and to the client portal on another site`, async ({ page, baseURL }) => {
    await page.goto(`/?domain=${id}`);
    const slide = page.locator('.hero-slide[data-shown]');
    await expect(slide.locator(`a[href^="/schedule"]`)).toBeVisible();
    const portal = await slide.getByRole('link', { name: 'Client portal' }).getAttribute('href');
    expect(new URL(portal!).host).not.toBe(new URL(baseURL!).host);
  });
}

test('a swipe changes the slide', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => document.querySelector('.slide-controls')?.hasAttribute('data-playing'));
  const swipe = (from: number, to: number) =>
    page.evaluate(
      ([start, end]) => {
        const target = document.querySelector('.hero-text')!;
        const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
        target.dispatchEvent(
          new TouchEvent('touchstart', { bubbles: true, touches: [touch(start!)], changedTouches: [touch(start!)] }),
        );
        target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(end!)] }));
      },
      [from, to],
    );
  await swipe(300, 200);
  await expect.poll(() => shown(page)).toBe(1);
  await swipe(100, 220);
  await expect.poll(() => shown(page)).toBe(0);
  await context.close();
});

function shift(page: Page): Promise<number> {
  return page.locator('.hero-pictures').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
}

for (const brand of ['brownco', 'payroll']) {
  test(`on a phone no slide of ${brand} leaves more than 50 px empty beside another`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/?domain=${brand}`);
    const heights = await page.locator('.hero-slide').evaluateAll((slides) =>
      slides.map((slide) =>
        [...slide.children]
          .map(({ children }) => {
            const boxes = [...children].map((child) => child.getBoundingClientRect());
            return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
          })
          .reduce((sum, height) => sum + height, 0),
      ),
    );
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(50);
  });
}
