import type { Page } from 'playwright/test';

export const calculator = '/resources/tax-calculator';

/** Opens the calculator with the values of a link. */
export async function open(page: Page, hydrated: () => Promise<void>, values = '') {
  await page.goto(`${calculator}${values && `#${values}`}`);
  await hydrated();
}
