import { eventually, expect, journey, type Page } from './journey.ts';

const scrolled = (page: Page) => page.run(() => Math.round(document.querySelector('.scroller')!.scrollLeft));
const isDisabled = (page: Page, name: string) =>
  page.run((label) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!.disabled, name);

journey(
  'the industries scroll by their buttons, which are disabled at the ends, and by the arrow keys',
  async ({ page }) => {
    await page.open('/');
    await page.run(() => document.querySelector('.scroller')!.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await eventually(async () => expect(await isDisabled(page, 'Previous industries')).toBe(true));
    for (let press = 0; press < 8 && !(await isDisabled(page, 'Next industries')); press++) {
      const before = await scrolled(page);
      await page.click('button', 'Next industries');
      await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(before));
      await page.until(standsStill);
    }
    expect(await isDisabled(page, 'Next industries')).toBe(true);
    expect(await isDisabled(page, 'Previous industries')).toBe(false);
    await page.run(() => {
      document.querySelector('.scroller')!.scrollTo({ left: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('.scroller a')!.focus({ preventScroll: true });
    });
    await page.press('ArrowRight');
    await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(100));
  },
  { size: { width: 900, height: 800 } },
);

/** Runs in the page: whether the row of industries is where it was two frames before. */
async function standsStill() {
  const scroller = document.querySelector('.scroller')!;
  const before = scroller.scrollLeft;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return scroller.scrollLeft === before;
}
