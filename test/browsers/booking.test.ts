import { darkAndStill, engine, eventually, expect, journey, phone } from './journey.ts';
import { engineNames } from './tab.ts';

journey(
  'on a phone a meeting is booked: the chosen time leads to the fields, a missing one is named',
  async ({ page }) => {
    await page.open('/schedule?kind=phone');
    await page.until(() => document.querySelector('.time-grid')?.checkVisibility());
    // The engines share one calendar: each books a time of its own.
    const slot = await page.run(
      (place) => document.querySelectorAll<HTMLInputElement>('.booking-form [name=slot]')[place]!.value,
      engineNames.indexOf(engine),
    );
    // Of the first day with free times there may be one left.
    await page.click(`#day-${slot.slice(0, 10)}`);
    await page.click(`.booking-form label:has([value="${slot}"])`);
    await page.click('.chosen-bar a');
    await page.until(() => document.activeElement?.id === 'field-name');
    await page.fill('.booking-form [name=name]', 'Pat Doe');
    await page.fill('.booking-form [name=email]', 'pat@example.com');
    await page.click('.booking-form button:not(.visually-hidden)', 'Book this meeting');
    await page.until(() => document.activeElement?.matches('[name=phone][aria-invalid=true]'));
    expect(await page.run(() => document.querySelector<HTMLInputElement>('[name=slot]:checked')?.value)).toBe(slot);
    await page.fill('.booking-form [name=phone]', '740-555-0100');
    await page.click('.booking-form button:not(.visually-hidden)', 'Book this meeting');
    await eventually(async () => expect((await page.texts('h1, h2')).join()).toMatch(/booked/i));
  },
  { size: phone, ...darkAndStill },
);
