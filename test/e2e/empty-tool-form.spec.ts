import type { Page } from 'playwright/test';
import { expect, scrollTop, test } from './harness.ts';

const calculator = '/resources/tax-calculator';
const paycheck = '/resources/paycheck';

const forms = [
  {
    path: calculator,
    id: 'result',
    button: 'Work it out',
    label: 'Your wages',
    error: 'Enter your wages or other income',
    values: { 'Your side or business profit': '9000' },
  },
  {
    path: paycheck,
    id: 'take-home',
    button: 'Work it out',
    label: 'Pay before tax, one check',
    error: 'Enter the pay of one check',
    values: { 'Pay before tax, one check': '2000' },
  },
  {
    path: paycheck,
    id: 'owner-result',
    button: 'Compare',
    label: 'Profit of the business',
    error: 'Enter a profit',
    values: { 'Profit of the business': '120000', 'Salary it would pay you': '60000' },
  },
];

/** Opens a tool and waits for its code, which is loaded on use: before that a press posts the form. */
async function openInUse(page: Page, hydrated: () => Promise<void>, path: string, label: string) {
  await page.goto(path);
  await hydrated();
  await page.getByRole('textbox', { name: label, exact: true }).focus();
  const button = page.getByRole('button', { name: /^(Copy link|Clear the form)$/, includeHidden: true });
  await expect(button).toHaveCount(2);
}

for (const { path, id, button, label, error, values } of forms) {
  test.describe(`“${button}” of ${path} with nothing entered`, () => {
    for (const width of [390, 1280]) {
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 844 }, hasTouch: width < 700 });

        test('marks the first amount with the focus and keeps the place, until there is one', async ({
          page,
          hydrated,
        }) => {
          await openInUse(page, hydrated, path, label);
          const field = page.getByRole('textbox', { name: label, exact: true });
          const form = page.locator('form.calculator', { has: field });
          const submit = form.getByRole('button', { name: button });
          await submit.scrollIntoViewIfNeeded();
          await expect(field).toBeInViewport({ ratio: 1 });
          const before = await scrollTop(page);
          await (width < 700 ? submit.tap() : submit.click());
          await expect(field).toBeFocused();
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(new RegExp(error));
          // The ring goes round the amount and its dollar sign.
          expect(await field.evaluate((input) => getComputedStyle(input.parentElement!).outlineStyle)).not.toBe('none');
          await expect(field).toBeInViewport({ ratio: 1 });
          const isClear = async (selector: string) => {
            const header = (await page.locator('.header').boundingBox())!;
            return (await page.locator(selector).boundingBox())!.y >= header.y + header.height;
          };
          if (id === 'owner-result') await expect.poll(() => isClear('.error-summary')).toBe(true);
          if (id !== 'owner-result') expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
          for (const [name, value] of Object.entries(values))
            await page.getByRole('textbox', { name, exact: true }).fill(value);
          await expect(form.locator('.field-error')).toHaveCount(0);
          await submit.press('Enter');
          await expect(page.locator(`#${id}`)).toBeFocused();
          await expect.poll(() => isClear(`#${id}-title`)).toBe(true);
        });
      });
    }
  });
}

test('the salary is marked as required and looks empty, the costs show a 0', async ({ page }) => {
  await page.goto(paycheck);
  const form = page.locator('#s-corporation');
  await expect(form.locator('.required-note')).toBeVisible();
  for (const name of ['Profit of the business', 'Salary it would pay you']) {
    const amount = form.getByRole('textbox', { name, exact: true });
    await expect(amount).toHaveAttribute('required');
    await expect(amount).not.toHaveAttribute('placeholder');
    await expect(form.locator('label', { hasText: name }).locator('.field-required')).toBeVisible();
  }
  await expect(form.getByLabel('What the company would cost')).toHaveAttribute('placeholder', '0');
});

test('what can be done with a result is there once there is one', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, id, label, values } of forms) {
    await openInUse(page, hydrated, path, label);
    const result = page.locator(`#${id}`);
    const actions = result.locator(':is(button, summary, .send-to-us p)').filter({ visible: true });
    const question = result.getByRole('link', { name: 'Ask us about this' });
    if (path === paycheck) await expect(question).toBeVisible();
    await expect(actions).toHaveCount(0);
    await expect(page.locator('.calculator-bar').filter({ visible: true })).toHaveCount(0);
    for (const [name, value] of Object.entries(values))
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await expect(result.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: ['status of 400'] });

  for (const { path, id, button, label, error, values } of forms) {
    test(`“${button}” of ${path} with nothing entered comes back with the message, at the field`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      const field = page.getByRole('textbox', { name: label, exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(error));
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      for (const [name, value] of Object.entries(values))
        await page.getByRole('textbox', { name, exact: true }).fill(value);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('.field-error')).toHaveCount(0);
      await expect(page.locator(`#${id}-title`)).toBeFocused();
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const { path, id, button, values } of forms) {
      test(`“${button}” of ${path} with an amount shows the head of its result #${id}`, async ({ page }) => {
        await page.goto(path);
        for (const [name, value] of Object.entries(values))
          await page.getByRole('textbox', { name, exact: true }).fill(value);
        await page.getByRole('button', { name: button }).click();
        await expect(page.locator(`#${id} .result-head`)).toBeInViewport({ ratio: 1 });
      });
    }
  });
});
