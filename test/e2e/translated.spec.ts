import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

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
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select, textarea)');
    for (const [index, field] of fields.entries()) {
      if (field.getClientRects().length === 0) continue;
      if (field.matches('[type=radio], [type=checkbox]')) {
        if (index % 3 === now) field.click();
        continue;
      }
      if ('options' in field) field.selectedIndex = now % field.options.length;
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

// One test after the other would make this file the last to end.
test.describe.configure({ mode: 'parallel' });

const parts = {
  forms: ['/contact', '/schedule?kind=phone', '/resources/tax-prep-checklist', '/services/personal-tax/pricing'],
  calculators: ['/resources/tax-calculator', '/resources/paycheck', '/resources/ohio-business-taxes'],
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
