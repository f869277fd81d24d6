import { parse } from 'node-html-parser';
import type { Page } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import { href, type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { expect, hold, type Site, test, toast } from './harness.ts';

// What visitors do while the page's scripts are still loading.
const scripts = '**/assets/*.js';
const longAddress = `/blog/${'a-long-address-'.repeat(12)}`;

test.use({ expectedConsole: ['Failed to load resource', 'Blog slug is longer than 150 characters'] });

/** A path of every route, for each fixed slug. */
const paths = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const examples: Partial<Record<RouteName, string[]>> = {
    blogPost: ['/blog/two-cities-one-paycheck', longAddress],
    blogTag: ['/blog/tag/payroll'],
    blogAuthor: ['/blog/author/nobody'],
    search: ['/search?q=tax'],
    notFound: ['/nowhere'],
  };
  const { path, slugs } = routeRow(name);
  return examples[name] ?? slugs?.map((slug) => path.replace(':slug', slug)) ?? [path];
});

/** Opens a page whose scripts wait until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** The controls of a page's `<main>` as the server draws them. */
async function controlsOf(site: Site, path: string): Promise<string> {
  const main = parse(await (await fetch(site.url + path)).text()).querySelector('main')!;
  return main
    .querySelectorAll('input:not([type=hidden]), select, textarea, button[type=button]')
    .map(({ rawTagName, attributes: { type, name, id, value, checked } }) => [
      rawTagName,
      type,
      name,
      id,
      value,
      checked,
    ])
    .join('\n');
}

/** Uses every control of the page: ticks, selects, types, or presses. Returns how many there are. */
function useControls(kind: 'fields' | 'buttons'): number {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;
  const selector = kind === 'fields' ? 'input:not([type=hidden]), select, textarea' : 'button[type=button]';
  const controls = [...document.querySelectorAll<Control>(`#main :is(${selector})`)].filter(
    (control) => control.checkVisibility() && !control.disabled && control.tabIndex >= 0,
  );
  const texts: Record<string, string> = { date: '2026-12-15', email: 'pat@example.com', tel: '(740) 555-0100' };
  for (const control of controls) {
    if (control.matches('button, [type=checkbox], [type=radio]')) {
      control.click();
      continue;
    }
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else control.value = texts[control.type] ?? '1';
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const state = (control: Control) =>
    control.matches('[type=checkbox], [type=radio]') ? (control as HTMLInputElement).checked : control.value;
  // React may render a field anew, but not with another value.
  const fieldOf = ({ localName, name, id, value, type }: Control) =>
    `${localName}[name="${name}"]${type === 'checkbox' || type === 'radio' ? `[value="${value}"]` : `[id="${id}"]`}`;
  const entered = controls.map((control) => ({ field: fieldOf(control), state: state(control) }));
  const clicked = new Set<EventTarget | null>();
  addEventListener('click', ({ target }) => clicked.add(target));
  Object.assign(window, {
    lost: () =>
      entered.filter(({ field, state: wanted }) => {
        const control = document.querySelector<Control>(field);
        return !control || state(control) !== wanted;
      }),
    unpressed: () => controls.filter((control) => !clicked.has(control)).map((control) => control.outerHTML),
  });
  return controls.length;
}

const kinds = [
  ['fields', /^(?!button)/m],
  ['buttons', /^button/m],
] as const;

test('every control on every page keeps what was done to it before its scripts arrived', async ({ page, site }) => {
  test.setTimeout(120_000);
  // Pages with the same controls share their code: one of them is tried.
  const different = new Map<string, string>();
  for (const path of paths) {
    for (const brand of brandIds) {
      const address = `${path}${path.includes('?') ? '&' : '?'}domain=${brand}`;
      const controls = await controlsOf(site, address);
      if (controls && !different.has(controls)) different.set(controls, address);
    }
  }
  expect(different.size).toBeGreaterThanOrEqual(10);
  for (const [controls, address] of different) {
    for (const [kind, pattern] of kinds) {
      if (!pattern.test(controls)) continue;
      const release = await openHeld(page, address);
      expect(await page.evaluate(useControls, kind), address).toBeGreaterThan(0);
      release();
      await page.waitForLoadState('networkidle');
      const failed = await page.evaluate(
        (list) => Reflect.get(window, list)(),
        kind === 'fields' ? 'lost' : 'unpressed',
      );
      expect(failed, `${address}: ${kind}`).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
});

test('filters ticked early are applied to the deadline calendar', async ({ page }) => {
  const release = await openHeld(page, href('deadlines'));
  const count = page.locator('.deadlines-count');
  const all = await count.textContent();
  for (const name of ['An employer', 'A seller']) await page.getByLabel(name).check();
  release();
  await expect(page).toHaveURL('/resources/deadlines?for=employer,retailer');
  await expect(count).not.toHaveText(all!);
  for (const name of ['An employer', 'A seller']) await expect(page.getByLabel(name)).toBeChecked();
});

test('answers given early are applied to the table of Ohio taxes', async ({ page }) => {
  const release = await openHeld(page, href('ohioBusinessTaxes'));
  await page.locator('.choice', { hasText: /^No$/ }).first().click();
  release();
  await expect(page.locator('.which-taxes-count')).toContainText(/\d of \d+ taxes to look at/);
});

test('an amount typed early is calculated, without another press', async ({ page }) => {
  const release = await openHeld(page, href('taxCalculator'));
  await page.getByLabel('Your wages').fill('60,000');
  await page.getByLabel('Your wages').blur();
  release();
  await expect(page.locator('.result-total')).toContainText('$6,227');
});

test('words typed early are searched for', async ({ page }) => {
  const release = await openHeld(page, href('search'));
  await page.getByRole('searchbox').fill('payroll');
  release();
  await expect(page.locator('.search-count')).toContainText(/results for “payroll”/);
  await expect(page.getByRole('searchbox')).toHaveValue('payroll');
});

test('a press on the page of a long address is carried out', async ({ page }) => {
  const release = await openHeld(page, longAddress);
  await page.getByRole('button', { name: 'Try Shorter URL' }).click();
  release();
  await expect(toast(page, 'Retry failed')).toBeVisible();
});

test('early entries in the booking form join the draft, and outweigh its choices', async ({ page, hydrated }) => {
  const time = (index: number) => page.locator('label.time').nth(index);
  const path = `${href('schedule')}?kind=phone`;
  await page.goto(path);
  await hydrated();
  await time(0).click();
  await page.getByLabel('Email').fill('pat@example.com');
  const release = await openHeld(page, path);
  await page.getByLabel('Name').fill('Pat Doe');
  await time(1).click();
  release();
  await expect(page.getByLabel('Email')).toHaveValue('pat@example.com');
  await expect(time(1).getByRole('radio')).toBeChecked();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:booking')!)))
    .toMatchObject({ name: 'Pat Doe', email: 'pat@example.com', slot: await time(1).getByRole('radio').inputValue() });
});

test.describe('checklist', () => {
  const gathered = (page: Page) => page.locator('.checklist-progress');

  test('papers and topics ticked early are saved', async ({ page }) => {
    const release = await openHeld(page, href('taxPrepChecklist'));
    await page.getByLabel('A photo ID for each adult on the return').check();
    await page.getByLabel('W-2 income').check();
    release();
    await expect(gathered(page)).toContainText('1 of');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('checklist')!)))
      .toEqual({ topics: ['wages'], done: ['photo-id'] });
  });

  test('a returning visitor’s list does not change or move when scripts arrive, and keeps early ticks', async ({
    page,
    hydrated,
  }) => {
    await page.goto(href('taxPrepChecklist'));
    await hydrated();
    await page.getByLabel('Own a home').check();
    await page.getByLabel('A photo ID for each adult on the return').check();
    const release = await openHeld(page, href('taxPrepChecklist'));
    const shown = () =>
      page
        .locator('.checklist li:visible')
        .evaluateAll((items) => items.map((item) => [item.textContent, item.getBoundingClientRect().top + scrollY]));
    const early = await shown();
    await page.getByLabel('A voided check, for a refund by direct deposit').check();
    release();
    await expect(gathered(page)).toContainText('2 of');
    expect(await shown()).toEqual(early);
    await expect(page.getByLabel('A photo ID for each adult on the return')).toBeChecked();
    await page.getByLabel('Retired').check();
    await expect(page.getByText('1099-R of every pension')).toBeVisible();
  });
});
