import type { Page } from 'playwright/test';

export const nav = (page: Page) => page.locator('.header-nav');
/** A menu of the header by its name. */
export const menu = (page: Page, name: string) =>
  nav(page).locator('details', { has: page.locator('summary', { hasText: name }) });
/** The button that opens a menu. */
export const summary = (page: Page, name: string) => nav(page).locator('summary', { hasText: name });
