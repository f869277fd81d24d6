import { darkAndStill, engine, eventually, expect, journey, type Page, phone } from './journey.ts';
import { engineNames } from './tab.ts';

const typed = { name: 'Pat Doe', email: 'pat@example.com', phone: '(740) 555-0100', message: 'Books for a bakery' };

const send = (page: Page) => page.click('.contact-form button', 'Send message');
journey(
  'the contact form names its errors, goes to the first, and sends once they are mended',
  async ({ page, proxy }) => {
    await page.open('/contact');
    await page.fillForm('.contact-form', { ...typed, name: 'P', email: 'pat@example' });
    await send(page);
    await page.until(() => document.activeElement?.getAttribute('name') === 'name');
    await page.sees('.contact-form', 'Name must be at least 2 characters');
    await page.sees('.contact-form', 'Please enter a valid email address');
    expect(await page.run(() => document.querySelectorAll('.contact-form [aria-invalid=true]').length)).toBe(2);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/api/contact'))).toEqual([]);
    await page.fillForm('.contact-form', { name: typed.name, email: typed.email });
    expect(await page.values('.contact-form', Object.keys(typed))).toEqual(typed);
    const { promise, resolve } = Promise.withResolvers<void>();
    proxy.rule({ path: /^\/api\/contact/, until: promise });
    await send(page);
    await page.sees('.contact-form button', 'Sending...');
    expect(
      await page.run(() => document.querySelector<HTMLButtonElement>('.contact-form [type=submit]')!.disabled),
    ).toBe(true);
    resolve();
    await page.sees('.contact-sent', "Form submitted successfully. We'll get back to you soon!");
    await page.until(() => document.activeElement?.classList.contains('contact-sent'));
    expect(proxy.requests.filter(({ path }) => path.startsWith('/api/contact'))).toHaveLength(1);
  },
);

journey(
  'on a phone a meeting is booked: the chosen time leads to the fields, a missing one is named',
  async ({ page }) => {
    await page.open('/schedule?kind=phone');
    await page.until(() => document.querySelector('.time-grid')?.checkVisibility());
    // The engines share one calendar: each books a time of its own.
    // On the first day few may be left, with the fields on the same screen.
    const slot = await page.run((place) => {
      const starts = [...document.querySelectorAll<HTMLInputElement>('.booking-form [name=slot]')].map(
        ({ value }) => value,
      );
      return starts.filter((start) => !start.startsWith(starts[0]!.slice(0, 10)))[place]!;
    }, engineNames.indexOf(engine));
    await page.click(`#day-${slot.slice(0, 10)}`);
    await page.click(`.booking-form label:has([value="${slot}"])`);
    // The bar is there while the fields are not on the screen.
    await page.run(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.click('.chosen-bar a');
    await page.until(() => document.activeElement?.id === 'field-name');
    await page.fillForm('.booking-form', { name: 'Pat Doe', email: 'pat@example.com' });
    await page.click('.booking-form button:not(.visually-hidden)', 'Schedule this meeting');
    await page.until(() => document.activeElement?.matches('[name=phone][aria-invalid=true]'));
    expect(await page.run(() => document.querySelector<HTMLInputElement>('[name=slot]:checked')?.value)).toBe(slot);
    await page.fill('.booking-form [name=phone]', '740-555-0100');
    await page.click('.booking-form button:not(.visually-hidden)', 'Schedule this meeting');
    await eventually(async () => expect((await page.texts('h1, h2')).join()).toMatch(/booked/i));
  },
  { size: phone, ...darkAndStill },
);

journey(
  'the calculator says what it cannot read, counts the fields of a group and adds a child to the result',
  async ({ page }) => {
    await page.open('/resources/tax-calculator');
    await page.fill('[name="taxpayer.wages"]', 'sixty');
    await page.press('Tab');
    await page.sees('.field-error', 'Enter dollars, such as 1,234.56');
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.sees('.result-total', '$6,227');
    await page.click('#group-household > summary');
    await page.until(() => document.querySelector<HTMLDetailsElement>('#group-household')!.open);
    await page.fill('[name=qualifyingChildren]', '2');
    await page.sees('#group-household > summary', '1 filled in');
    await page.sees('.result-total', '$1,708');
    expect(await page.isVisible('[name=businessCity]')).toBe(false);
    await page.fill('[name="taxpayer.selfEmploymentNet"]', '9000');
    expect(await page.isVisible('[name=businessCity]')).toBe(true);
  },
);

journey(
  'a result leads to the list with the sum of its fee, in the same document and without scripts',
  async ({ page, proxy }) => {
    const isAtTop = () => {
      const { top } = document.getElementById('your-list')!.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 3;
    };
    await page.open('/resources/tax-calculator#taxpayer.wages=62000&homeCity=newark&workCity=columbus');
    await page.click('.result-rates a', 'What makes the fee of this return');
    await page.at('/services/personal-tax/pricing?has=school,city');
    await page.until(() => document.activeElement?.id === 'your-list');
    await page.until(isAtTop);
    await page.goto('/robots.txt');
    proxy.disableScripts();
    await page.goto('/services/personal-tax/pricing?has=school,city#your-list');
    await page.until(isAtTop);
  },
  darkAndStill,
);

journey('the checklist keeps its ticks over a reload, until it is cleared', async ({ page }) => {
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>('.checklist input:checked')].map(({ value }) => value);
  await page.open('/resources/tax-prep-checklist');
  await page.click('.checklist [name=topics][value=college]');
  await page.until(() => document.querySelectorAll('[data-topic=rental]').length === 0);
  await page.click('.checklist [name=done]');
  await page.sees('.checklist-progress', '1 of');
  const before = await page.run(ticked);
  expect(before).toHaveLength(2);
  await page.reload();
  await eventually(async () => expect(await page.run(ticked)).toEqual(before));
  await page.click('.checklist button', 'Clear');
  await page.sees('.checklist', 'Form 1095-A');
  expect(await page.run(ticked)).toEqual([]);
});

const slugs = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.news-list .post-card h3 a')].map(({ pathname }) => pathname),
  );
const top = (page: Page, path: string) =>
  page.run(
    (to) => Math.round(document.querySelector(`.post-card h3 a[href="${to}"]`)!.getBoundingClientRect().top),
    path,
  );

journey(
  'the list loads more while scrolling, and back from a post leads to where it was left',
  async ({ page }) => {
    await page.open('/blog');
    const first = await slugs(page);
    await eventually(async () => {
      await page.run(() => document.querySelector('.news-list .pagination')!.scrollIntoView({ behavior: 'instant' }));
      expect((await slugs(page)).length, String(await page.texts('.pagination'))).toBeGreaterThan(first.length + 9);
    });
    const all = await slugs(page);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(new Set(all).size).toBe(all.length);
    const chosen = all[first.length + 9]!;
    const link = `.post-card h3 a[href="${chosen}"]`;
    await page.hover(link);
    const before = await top(page, chosen);
    await page.click(link);
    await page.at(chosen);
    await page.until((selector) => document.querySelector(selector) === null, link);
    await eventually(async () => expect(await page.scrollTop()).toBe(0));
    await page.back();
    await page.at('/blog');
    await page.until((selector) => document.querySelector(selector) !== null, link);
    await eventually(async () => expect(Math.abs((await top(page, chosen)) - before)).toBeLessThan(40));
    expect(await slugs(page)).toEqual(expect.arrayContaining(all));
  },
  { site: 'newsSite' },
);
