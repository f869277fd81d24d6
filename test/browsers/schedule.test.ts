import { eventually, expect, journey, phone } from './journey.ts';

journey(
  'on a phone a chosen time stays on the screen with the next step, which leads to the first field',
  async ({ page }) => {
    await page.open('/schedule?kind=phone');
    await page.until(() => document.querySelector('.time-grid')?.checkVisibility());
    await page.click('.time-day:has(input[name="day"]:checked) .time:last-child input');
    await eventually(async () => expect(await page.run(placeOfBar)).toEqual({ atLowerEdge: true, overChosen: false }));
    await page.click('.chosen-bar a');
    await page.until(() => document.activeElement?.id === 'field-name');
    await page.until(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return top > 80 && bottom < innerHeight;
    });
    await eventually(async () => expect(await page.isVisible('.chosen-bar a')).toBe(false));
  },
  { size: phone, reducedMotion: true },
);

/** Whether the bar with the chosen time ends at the screen's edge, and lies over that time. Runs in the page. */
function placeOfBar() {
  const bar = document.querySelector('.chosen-bar > div');
  if (!bar?.checkVisibility({ visibilityProperty: true })) return null;
  const [cover, time] = [bar, document.querySelector('input[name="slot"]:checked')!].map((part) =>
    part.getBoundingClientRect(),
  );
  return { atLowerEdge: Math.abs(cover!.bottom - innerHeight) <= 1, overChosen: time!.bottom > cover!.top };
}
