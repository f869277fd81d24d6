import { eventually, expect, journey, type Page } from './journey.ts';

/** Reloads the page and waits until React has hydrated it. */
async function reload(page: Page) {
  await page.run(() => {
    Object.assign(window, { before: true });
  });
  await page.reload();
  await page.until(() => !('before' in window));
  await page.hydrated();
}

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
  await reload(page);
  await eventually(async () => expect(await page.run(ticked)).toEqual(before));
  await page.click('.checklist button', 'Clear');
  await page.sees('.checklist', 'Form 1095-A');
  expect(await page.run(ticked)).toEqual([]);
});
