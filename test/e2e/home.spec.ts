import type { Locator, Page } from 'playwright/test';
import { expect, scrollTo, test, withMotion } from './harness.ts';

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } });

const finals = ['100+', '20+', '10+', '8'];

test('counters count once they are seen, five industries move by buttons and arrow keys, six services are shown from 768 px', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage('/');
  await test.step('counters', () => expectCounting(page));
  // Nothing scrolls smoothly from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('industries', () => expectMoving(page, page.locator('.scroller')));
  await test.step('services', async () => {
    const services = page.locator('.home-services');
    await expect(services.locator('.bento a[href^="/services/"]')).toHaveCount(6);
    await expect(services.locator('.bento')).toBeVisible();
    await expect(services.getByRole('link', { name: 'All services' })).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(services.locator('.bento')).toBeHidden();
    await expect(services.getByRole('link', { name: 'All services' })).toBeVisible();
    for (const control of ['Scroll to welcome', 'Previous slide', 'Next slide', 'Slide 3 of 3'])
      await expect(page.locator('.hero').getByLabel(control)).toBeVisible();
  });
});

/** From 0 up to the final numbers, which stand there until then. */
async function expectCounting(page: Page) {
  const shown = () => page.locator('.results dd [aria-hidden=true]').allInnerTexts();
  expect(await shown()).toEqual(finals);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const first = document.querySelector('.results dd [aria-hidden=true]')!;
    const note = () => seen.push(Number.parseInt(first.textContent!, 10));
    new MutationObserver(note).observe(first, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('.results').scrollIntoViewIfNeeded();
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).at(-1)).toBe(100);
  expect(await seen()).toEqual((await seen()).toSorted((a, b) => a - b));
  expect((await seen())[0]).toBe(0);
  expect(await shown()).toEqual(finals);
}

test('numbers that have been scrolled past stand', async ({ page, openPage }) => {
  await openPage('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-below-fold');
  await scrollTo(page, 20_000);
  const changes = await page.locator('.results').evaluate(async (results) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(results.textContent!)).observe(results, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    results.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Observers of what is on the screen are called after a frame.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return texts;
  });
  expect(changes).toEqual([]);
});

/** The buttons are disabled at the ends. */
async function expectMoving(page: Page, scroller: Locator) {
  const previous = page.getByRole('button', { name: 'Previous industries' });
  const next = page.getByRole('button', { name: 'Next industries' });
  const left = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
  const pressToEnd = async (button: Locator) => {
    for (let press = 0; press < 5 && (await button.isEnabled()); press++) {
      const before = await left();
      await button.click();
      await expect.poll(left).not.toBe(before);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(button).toBeDisabled();
  };
  await scroller.scrollIntoViewIfNeeded();
  await expect(scroller.locator('> li')).toHaveCount(5);
  await expect(previous).toBeDisabled();
  await pressToEnd(next);
  await expect(scroller.locator('> li').last()).toBeInViewport({ ratio: 0.9 });
  await pressToEnd(previous);
  expect(await left()).toBe(0);
  await expect(next).toBeEnabled();
  await scroller.locator('a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(100);
  const moved = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(moved);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBe(0);
}

test('the question in the hero leads to the full tool with what was entered', async ({ page }) => {
  const card = page.getByRole('complementary', { name: 'Quick answers' });
  await page.goto('/');
  await card.getByLabel('Got a tax letter?').fill('CP2000');
  await card.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/^[^?]*\/resources\/tax-letters\/cp2000(?:\?|$)/);
  await page.goto('/?domain=payroll');
  await card.getByLabel('One paycheck, before tax').fill('1000');
  await card.getByRole('button', { name: 'See take-home pay' }).click();
  await expect(page.locator('#field-pay\\.gross')).toHaveValue(/^1,?000$/);
});

const shown = (page: Page) =>
  page
    .locator('.hero-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => 'shown' in (slide as HTMLElement).dataset));
const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name });
/** Away from the hero, which stands still under the pointer, and from the menus, which open under it and cover its buttons. */
const away = (page: Page) => page.mouse.move(20, 40);

/** The home page, live, its clock standing still just after a slide has begun. */
async function open(page: Page, hydrated: () => Promise<void>) {
  await away(page);
  await page.clock.install();
  await page.goto('/');
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

test('three slides advance every 8 s, by buttons and dots; they pause under the pointer, by their button, with the focus, in a hidden tab and with reduced motion', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  /** Nothing keeps it: after eight seconds the next slide is shown. */
  const expectNext = async () => {
    const before = await shown(page);
    await page.clock.runFor(8_100);
    expect(await shown(page)).toBe((before + 1) % 3);
  };
  const expectPaused = async () => {
    const before = await shown(page);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(before);
  };
  expect(await page.locator('.hero-slide').count()).toBe(3);
  await begin(page);
  await page.clock.runFor(7_900);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(1);
  await test.step('the pointer', async () => {
    await page.mouse.move(300, 400);
    await expectPaused();
    await away(page);
    await expectNext();
  });
  await test.step('the button', async () => {
    await button(page, 'Pause slides').click();
    await away(page);
    await blur();
    await expectPaused();
    await button(page, 'Play slides').click();
    await away(page);
    await blur();
    await expectNext();
  });
  await test.step('the focus', async () => {
    await page.locator('header a').first().focus();
    const isInHero = () => page.evaluate(() => document.activeElement!.closest('.hero') !== null);
    for (let press = 0; press < 40 && !(await isInHero()); press++) await page.keyboard.press('Tab');
    await expectPaused();
    await blur();
  });
  await test.step('a hidden tab', async () => {
    await setHidden(true);
    await expectPaused();
    await setHidden(false);
    await expectNext();
  });
  await test.step('reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A page hears of it with its next frame.
    await expect(page.locator('.slide-controls')).not.toHaveAttribute('data-playing');
    await expectPaused();
    await scrollTo(page, 300);
    await page.clock.runFor(100);
    expect(await shift(page)).toBe(0);
    await scrollTo(page, 0);
  });
  await test.step('buttons and dots', async () => {
    await begin(page);
    for (const [name, place] of [
      ['Previous slide', 2],
      ['Next slide', 0],
      ['Next slide', 1],
    ] as const) {
      await button(page, name).click();
      await page.clock.runFor(100);
      expect(await shown(page)).toBe(place);
    }
    const dots = page.locator('.slide-dot');
    await expect(dots).toHaveCount(3);
    await dots.nth(2).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.slide-dot[aria-current]')).toHaveCount(1);
    await expect(dots.nth(2)).toBeFocused();
    expect(await shown(page)).toBe(2);
    await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1);
  });
  await test.step('a swipe to the left shows the next slide, one to the right the one before, a short one or two fingers none', async () => {
    await begin(page);
    for (const [distance, place, fingers] of [
      [-60, 1, 1],
      [60, 0, 1],
      [60, 2, 1],
      [-40, 2, 1],
      [-60, 2, 2],
    ] as const) {
      await swipe(page, distance, fingers);
      await page.clock.runFor(100);
      expect(await shown(page)).toBe(place);
    }
  });
  await test.step('the picture shifts by 0.3 of the scrolling, from 768 px on', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [width, distance] of [
      [1024, 90],
      [700, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 300);
      await expect
        .poll(async () => {
          await page.clock.runFor(50);
          return shift(page);
        })
        .toBe(distance);
      await scrollTo(page, 0);
    }
  });
});

test('the shown slide stays until the picture of the next has arrived', async ({ page, hydrated }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/hero-checklist-light.svg', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open(page, hydrated);
  await begin(page);
  await button(page, 'Next slide').click();
  await page.clock.runFor(500);
  expect(await shown(page)).toBe(0);
  arrival.resolve();
  await expect.poll(() => shown(page)).toBe(1);
});

test('while the slides change no two titles and no two pictures are on each other', async ({ page, hydrated }) => {
  await open(page, hydrated);
  const secondMost = await page.locator('.hero').evaluate(async (hero) => {
    const changed = new Promise((resolve) => {
      new MutationObserver(resolve).observe(hero, { subtree: true, attributeFilter: ['data-shown'] });
    });
    hero.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
    await changed;
    const moving = hero.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition);
    for (const motion of moving) motion.pause();
    const secondMostAt = (time: number, part: string) => {
      for (const motion of moving) motion.currentTime = time;
      const shown = [...hero.querySelectorAll(part)].map((one) => getComputedStyle(one));
      const opacities = shown.map(({ visibility, opacity }) => (visibility === 'visible' ? Number(opacity) : 0));
      return opacities.sort()[1];
    };
    const times = Array.from({ length: 40 }, (_, index) => index * 10);
    return ['.hero-title', '.lead', '.hero-picture'].map((part) => times.map((time) => secondMostAt(time, part)));
  });
  expect(new Set(secondMost.flat())).toEqual(new Set([0]));
});

test('the drawing is put together on the first load only, complete in the other theme, and its labels never come before it', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/hero-map-light.svg', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const [drawing, labels] = [page.locator('.hero-map .art-light'), page.locator('.hero-labels')];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(drawing).toHaveAttribute('src', /#intro$/);
  await expect(labels).toBeHidden();
  arrival.resolve();
  await expect(labels).toBeVisible();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.locator('header summary[aria-label=Theme]').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('.hero-map .art-dark')).toBeVisible();
  await expect(page.locator('[src*="#"]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(labels).toBeVisible();
  await expect(page.locator('[src*="#"]')).toHaveCount(0);
});

test('the titles of all slides begin at one height; the controls end with the card, on a phone they stand above the picture', async ({
  page,
  openPage,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage('/');
    const tops = await page
      .locator('.hero-title')
      .evaluateAll((titles) => titles.map((title) => (title as HTMLElement).offsetTop));
    expect(new Set(tops).size).toBe(1);
    const box = async (part: string) => (await page.locator(part).boundingBox())!;
    const [controls, field, card] = [await box('.slide-controls'), await box('.hero-field'), await box('.hero-card')];
    const end = controls.y + controls.height;
    if (width === 390) expect(field.y - end).toBeLessThan(24);
    else expect(Math.abs(card.y + card.height - end)).toBeLessThan(2);
  }
});

/** So many fingers move by so many pixels to the right. */
function swipe(page: Page, distance: number, fingers: number): Promise<void> {
  return page.locator('.hero').evaluate(
    (hero, [by, count]) => {
      const at = (type: string, clientX: number) => {
        const touches = Array(count).fill({ clientX });
        hero.dispatchEvent(Object.assign(new Event(type), { touches, changedTouches: touches }));
      };
      at('touchstart', 200);
      at('touchend', 200 + by);
    },
    [distance, fingers] as const,
  );
}

function shift(page: Page): Promise<number> {
  return page.locator('.hero-pictures').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
}
