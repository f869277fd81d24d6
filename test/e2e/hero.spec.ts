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

/** Shows the next slide and reads 20 frames of the change: the slides and pictures seen in each, and rows that overlap. */
async function framesOfChange(page: Page) {
  return page.evaluate(async () => {
    const hero = document.querySelector('.hero')!;
    const seen = (selector: string) =>
      [...hero.querySelectorAll(selector)].flatMap((element, index) => {
        const { opacity, visibility } = getComputedStyle(element);
        return visibility === 'visible' && Number(opacity) > 0 ? [index] : [];
      });
    await new Promise<void>((resolve) => {
      const attributes = { subtree: true, attributeFilter: ['data-shown'] };
      new MutationObserver(() => resolve()).observe(hero, attributes);
      hero.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
    });
    const changes = hero.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);
    for (const change of changes) change.pause();
    return Array.from({ length: 20 }, (_, frame) => {
      for (const change of changes) change.currentTime = frame * 25;
      const slides = seen('.hero-slide');
      const rows = [...hero.querySelectorAll('.hero-slide')]
        .filter((_slide, index) => slides.includes(index))
        .flatMap((slide) => [...slide.querySelectorAll('.hero-title, .lead, .button-row')])
        .map((row) => row.getBoundingClientRect());
      const overlaps = rows.filter((row, index) =>
        rows.slice(index + 1).some((other) => row.top < other.bottom - 1 && other.top < row.bottom - 1),
      );
      return { slides, pictures: seen('.hero-picture'), overlaps: overlaps.length };
    });
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the old slide is gone before the new one comes`, async ({ page, hydrated }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated();
    const frames = await framesOfChange(page);
    const order = frames.map(({ slides }) => slides.join()).filter((slides, index, all) => slides !== all[index - 1]);
    expect(order).toEqual(['0', '', '1']);
    for (const { slides, pictures, overlaps } of frames) {
      expect(pictures).toEqual(slides);
      expect(overlaps).toBe(0);
    }
  });
}

test('with reduced motion the new slide is there at once', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated();
  await button(page, 'Next slide').click();
  const running = await page.evaluate(() =>
    document
      .querySelector('.hero')!
      .getAnimations({ subtree: true })
      .map((animation) => animation.effect!.getComputedTiming().endTime as number)
      .filter((end) => end > 2),
  );
  expect(running).toEqual([]);
  expect(await shown(page)).toBe(1);
});

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: the buttons of all slides are at one height`, async ({ page }) => {
    await page.goto(`/?domain=${id}`);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('.hero-slide .button-row')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.firstElementChild!.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${width} px: ${tops}`).toBe(1);
    }
  });
}

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: in every slide the buttons follow the text at the same distance`, async ({ page }) => {
    await page.goto(`/?domain=${id}`);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.locator('.hero-slide').evaluateAll((slides) =>
        slides.map((slide) => {
          const [lead, row] = [slide.querySelector('.lead')!, slide.querySelector('.button-row')!];
          return Math.round(row.getBoundingClientRect().top - lead.getBoundingClientRect().bottom);
        }),
      );
      expect(gaps, `${width} px`).toEqual([28, 28, 28]);
    }
  });
}

test('what comes into the picture moves once when its slide is shown, and never in other slides', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated();
  for (const place of [1, 2, 0]) {
    await button(page, 'Next slide').click();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('.hero-picture')].map((picture) =>
        picture
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .map((animation) => animation.effect!.getTiming().iterations),
      ),
    );
    expect(moving).toEqual([0, 1, 2].map((index) => (index === place ? [1, 1] : [])));
  }
});
