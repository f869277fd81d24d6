import { eventually, expect, journey, phone } from './journey.ts';

journey(
  'Tab through the calculator on a phone leaves nothing under the header or the bar with the total',
  async ({ page }) => {
    await page.open('/resources/tax-calculator');
    // Then the whole result is there.
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.until(() => document.querySelector('.what-if')?.checkVisibility());
    await page.until(() => document.querySelector('.calculator-bar') !== null);
    for (const keys of [['Tab'], ['Shift', 'Tab']]) {
      for (let press = 0; press < 16; press++) {
        await page.press(...keys);
        await eventually(async () => expect(await page.run(coveredStop)).toBeNull());
      }
    }
  },
  { size: phone, reducedMotion: true },
);

/** What has the focus, where the header or the bar covers it. Runs in the page. */
function coveredStop(): string | null {
  const element = document.activeElement!;
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('.header')!.getBoundingClientRect();
  const bar = document.querySelector('.calculator-bar')!.getBoundingClientRect();
  return top >= header.bottom && bottom <= bar.top ? null : element.outerHTML.slice(0, 90);
}
