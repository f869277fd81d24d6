import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

const next = (page: Page) => page.locator('.hero').getByRole('button', { name: 'Next slide' });

/** Shows the next slide and reads 20 frames of the change: what is seen of the slides in each, and rows that overlap. */
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
      const [texts, buttons] = [seen('.hero-slide > :first-child'), seen('.hero-slide > .button-row')];
      const rows = [...hero.querySelectorAll('.hero-slide')]
        .flatMap((slide, index) => [
          ...(texts.includes(index) ? slide.querySelectorAll('.hero-title, .lead') : []),
          ...(buttons.includes(index) ? slide.querySelectorAll('.button-row') : []),
        ])
        .map((row) => row.getBoundingClientRect());
      const overlaps = rows.filter((row, index) =>
        rows.slice(index + 1).some((other) => row.top < other.bottom - 1 && other.top < row.bottom - 1),
      );
      return { texts, buttons, pictures: seen('.hero-picture'), overlaps: overlaps.length };
    });
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the old text and picture are gone before the new ones come, and the buttons stay`, async ({
    page,
    hydrated,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated();
    const frames = await framesOfChange(page);
    const order = (part: 'texts' | 'buttons' | 'pictures') =>
      frames.map((frame) => frame[part].join()).filter((seen, index, all) => seen !== all[index - 1]);
    expect(order('texts')).toEqual(['0', '', '1']);
    expect(order('buttons')).toEqual(['0', '1']);
    expect(order('pictures')).toEqual(['0', '', '1']);
    expect(frames.map(({ overlaps }) => overlaps)).toEqual(frames.map(() => 0));
  });
}

test('with reduced motion the new slide is there at once', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated();
  await next(page).click();
  const running = await page.evaluate(() =>
    document
      .querySelector('.hero')!
      .getAnimations({ subtree: true })
      .map((animation) => animation.effect!.getComputedTiming().endTime as number)
      .filter((end) => end > 2),
  );
  expect(running).toEqual([]);
  await expect(page.locator('.hero-slide').nth(1)).toHaveAttribute('data-shown');
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
  test(`${id}: in every slide the buttons are as far from the text as from the controls`, async ({ page }) => {
    await page.goto(`/?domain=${id}`);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.locator('.hero-slide').evaluateAll((slides) =>
        slides.map((slide) => {
          const [lead, row, controls] = [
            slide.querySelector('.lead')!,
            slide.querySelector('.button-row')!,
            document.querySelector('.slide-controls')!,
          ].map((element) => element.getBoundingClientRect());
          return [row!.top - lead!.bottom, controls!.top - row!.bottom].map(Math.round);
        }),
      );
      const gap = width === 320 ? 20 : 28;
      expect(gaps, `${width} px`).toEqual(Array(3).fill([gap, gap]));
    }
  });
}

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: on a phone the slides differ in height by two lines of the headline at most`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/?domain=${id}`);
    const slides = await page.locator('.hero-slide').evaluateAll((all) =>
      all.map((slide) => {
        const buttons = [...slide.querySelectorAll('.button')].map((button) => button.getBoundingClientRect().top);
        return { height: slide.firstElementChild!.getBoundingClientRect().height, rows: new Set(buttons).size };
      }),
    );
    expect(slides.map(({ rows }) => rows)).toEqual([2, 2, 2]);
    const heights = slides.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(86);
  });
}

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: the headline of every slide takes two lines from 768 px on, the marked words the second`, async ({
    page,
  }) => {
    await page.goto(`/?domain=${id}`);
    for (const width of [768, 1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('.hero-title').evaluateAll((titles) =>
        titles.map((title) => {
          const { bottom, top } = title.getBoundingClientRect();
          const marked = title.querySelector('.mark')!.getBoundingClientRect();
          const line = Number.parseFloat(getComputedStyle(title).lineHeight);
          return [Math.round((bottom - top) / line), marked.left === title.getBoundingClientRect().left];
        }),
      );
      expect([width, lines]).toEqual([width, Array.from({ length: 3 }, () => [2, true])]);
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
    await next(page).click();
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
