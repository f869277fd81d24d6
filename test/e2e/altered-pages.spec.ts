import type { Page } from 'playwright/test';
import { field } from './contact-form.ts';
import { expect, hold, test } from './harness.ts';

test.describe('extensions', () => {
  // React reports that the page is not the server's and writes the header anew, with the style of its progress bar.
  test.use({ expectedConsole: ['#418', 'inline style'] });

  /** What password managers, grammar checkers, translators and picture viewers do to a page before React takes it over. */
  function extend() {
    for (const input of document.querySelectorAll('main input')) input.after(document.createElement('div'));
    document.querySelector('main textarea')!.before(document.createElement('grammar-checker'));
    const button = document.querySelector('.contact-form .submit-button')!;
    button.innerHTML = `<font>${button.innerHTML}</font>`;
    for (const image of document.querySelectorAll('main img')) image.before(document.createElement('span'));
  }

  test('theme, typed text and focus stay in a browser with extensions', async ({ page, hydrated }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${extend})`);
    const release = await hold(page, '**/assets/*.js');
    const reported = page.waitForEvent('console', (message) => message.text().includes('#418'));
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await field(page, 'Email').fill('pat@example.com');
    await field(page, 'Name').fill('Pat Typed');
    release();
    await hydrated();
    await reported;
    for (const attribute of ['data-theme', 'data-theme-preference'])
      await expect(page.locator('html')).toHaveAttribute(attribute, 'dark');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type(' Early');
    await expect(field(page, 'Email')).toHaveValue('pat@example.com');
    const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}'));
    await expect.poll(draft).toMatchObject({ name: 'Pat Typed Early', email: 'pat@example.com' });
  });
});

test.describe('translation', () => {
  /** Puts each text into `<font>` elements as browsers do that translate: a copy of the text node, or the node itself. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const [index, text] of texts.entries()) {
        if (!text.data.trim() || text.parentElement!.closest('script, textarea, svg')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(index % 2 ? text : text.data);
      }
    });

  /** Gives every field a value in the first round and most of them another in the second; opens what is closed, and sends what has mistakes. */
  const use = (page: Page, round: number) =>
    page.evaluate((now) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'main :is(input, select, textarea)',
      );
      for (const [index, field] of fields.entries()) {
        if (field.getClientRects().length === 0) continue;
        if (field.matches('[type=radio], [type=checkbox]')) {
          if (index % 3 === now) field.click();
          continue;
        }
        if ('options' in field) field.selectedIndex = now % field.options.length;
        else if (field.type === 'date') field.value = now === 0 ? '2026-05-15' : '2026-07-01';
        else field.value = now === 0 ? '85000' : index % 4 === 0 ? '' : '125000';
        for (const type of ['focusin', 'input', 'change', 'focusout'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      document.querySelector<HTMLFormElement>('.contact-form, .booking-form')?.requestSubmit();
    }, round);

  const words = (page: Page) =>
    page.evaluate(() => {
      const main = document.getElementById('main')!.cloneNode(true) as HTMLElement;
      for (const script of main.querySelectorAll('script')) script.remove();
      return main.textContent;
    });

  const parts = {
    forms: ['/contact', '/schedule?kind=phone', '/resources/tax-prep-checklist'],
    calculators: ['/resources/tax-calculator', '/resources/ohio-business-taxes'],
  };
  for (const [part, paths] of Object.entries(parts))
    test(`${part} say the same in a browser that translates`, async ({ page, context, hydrated }) => {
      const plain = await context.newPage();
      for (const path of paths)
        await test.step(path, async () => {
          for (const tab of [page, plain]) {
            await tab.goto(path);
            await hydrated(tab);
          }
          for (const round of [0, 1]) {
            // Not sooner: parts of a page that React has not taken over yet would be rendered anew.
            if (round > 0) await translate(page);
            const before = await words(plain);
            for (const tab of [page, plain]) await use(tab, round);
            await expect.poll(() => words(plain)).not.toBe(before);
            await expect(async () => expect(await words(page)).toBe(await words(plain))).toPass({ timeout: 15_000 });
          }
        });
    });
});
