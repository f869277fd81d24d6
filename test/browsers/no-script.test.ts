import { engine, expect, journey, type Page } from './journey.ts';
import { engineNames } from './tab.ts';

// On a dark system; with reduced motion nothing scrolls smoothly away from the pointer.
const settings = { darkScheme: true, reducedMotion: true };
const sees = (page: Page, selector: string) =>
  page.until((target) => document.querySelector(target)?.checkVisibility(), selector);

journey(
  'without scripts pages have their content in the dark theme, and no control that needs scripts',
  async ({ page, proxy }) => {
    proxy.disableScripts();
    for (const path of ['/', '/services/payroll', '/contact', '/resources/tax-prep-checklist', '/blog']) {
      await page.goto(path);
      await sees(page, 'h1');
      expect(await page.run(faultsWithoutScripts), path).toEqual([]);
    }
    await page.goto('/');
    await page.click('.header summary', 'Services');
    await page.click('.header a[href="/services/bookkeeping"]');
    await page.at('/services/bookkeeping');
  },
  settings,
);

const value = (page: Page, field: string) =>
  page.run((selector) => document.querySelector<HTMLInputElement>(selector)!.value, field);

journey(
  'without scripts the contact form comes back with its errors and all that was typed, and sends',
  async ({ page, proxy }) => {
    proxy.disableScripts();
    await page.goto('/contact');
    await page.fill('.contact-form [name=name]', 'P');
    await page.fill('.contact-form [name=email]', 'pat@example.com');
    await page.fill('.contact-form [name=message]', 'Books for a bakery');
    await page.click('.contact-form button', 'Send message');
    await sees(page, '.contact-form [name=name][aria-invalid=true]');
    await page.sees('.contact-form', 'Name must be at least 2 characters');
    expect(await value(page, '[name=email]')).toBe('pat@example.com');
    expect(await value(page, '[name=message]')).toBe('Books for a bakery');
    await page.fill('.contact-form [name=name]', 'Pat Doe');
    await page.click('.contact-form button', 'Send message');
    await page.at('/contact?sent=1');
    await page.sees('.contact-sent', "Form submitted successfully. We'll get back to you soon!");
  },
  settings,
);

journey(
  'without scripts the calculator shows its total, the calendar filters, and the news have pages',
  async ({ page, proxy }) => {
    proxy.disableScripts();
    await page.goto('/resources/tax-calculator');
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.click('.calculator-form button', 'Work it out');
    await page.sees('.result-total', '$6,227');
    expect(await value(page, '[name="taxpayer.wages"]')).toBe('60,000');
    await page.goto('/resources/deadlines');
    await page.click('#field-for-retailer');
    await page.click('.deadlines-form button', 'Show my dates');
    await page.at('/resources/deadlines?for=retailer');
    await page.sees('.deadlines', 'Monthly sales tax');
    expect(await page.run(() => document.querySelector('.deadlines')!.textContent)).not.toContain('payroll deposit');
    await page.goto('/blog');
    await page.click('.pagination a[rel=next]');
    await page.at('/blog?page=2');
    await page.until(() => document.querySelectorAll('.news-list article.post-card').length === 9);
  },
  settings,
);

journey(
  'without scripts a meeting is booked, after an error that leaves the chosen time',
  async ({ page, proxy }) => {
    proxy.disableScripts();
    await page.goto('/schedule?kind=phone');
    await sees(page, '.booking-form label:has([name=slot])');
    // The engines share one calendar: each books a time of its own.
    const slot = await page.run(
      (place) => document.querySelectorAll<HTMLInputElement>('.booking-form [name=slot]')[place]!.value,
      10 + 10 * engineNames.indexOf(engine),
    );
    await page.click(`.booking-form label:has([value="${slot}"])`);
    await page.fill('.booking-form [name=name]', 'Pat Doe');
    await page.fill('.booking-form [name=email]', 'pat@example.com');
    await page.click('.booking-form button:not(.visually-hidden)', 'Book this meeting');
    await sees(page, '#field-phone-error');
    expect(await value(page, '.booking-form [name=name]')).toBe('Pat Doe');
    expect(await value(page, '.booking-form [name=slot]:checked')).toBe(slot);
    await page.fill('.booking-form [name=phone]', '740-555-0100');
    await page.click('.booking-form button:not(.visually-hidden)', 'Book this meeting');
    await page.sees('h1', 'Your meeting is booked');
  },
  settings,
);

/** Runs in the page. */
function faultsWithoutScripts(): string[] {
  const found: string[] = [];
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  if (visible('h1').length !== 1) found.push('not one heading');
  if (document.querySelector('main')!.textContent.length < 300) found.push('no content');
  const dead = '[aria-busy=true], .skeleton, .theme-menu, button:not([popovertarget], [type=submit])';
  found.push(...visible(dead).map((element) => element.outerHTML.slice(0, 90)));
  const background = getComputedStyle(document.body).backgroundColor;
  if (
    !background
      .match(/\d+/g)!
      .slice(0, 3)
      .every((part) => Number(part) < 60)
  )
    found.push(background);
  const logos = visible('.header .logo img').map((image) => image.getAttribute('src')!);
  if (!logos.length || !logos.every((src) => src.includes('dark'))) found.push(`logos ${logos}`);
  return found;
}
