import { describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { routeRow } from '#shared/site/routes.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { headOf } from '#test/views/every-page.ts';
import { renderPage } from '#test/views/render-page.tsx';

const tools = [
  'taxCalculator',
  'paycheck',
  'deadlines',
  'ohioBusinessTaxes',
  'checkMyRefund',
  'taxPaymentCenter',
  'taxPrepChecklist',
  'taxLetters',
  'whatsNew',
  'ohioEmployers',
] as const;

const personal = /social security (?:number|no\b)|\bssn\b|\bitin\b|account number|routing|date of birth/i;

describe.each(tools)('the page %s', (name) => {
  it('loads no third parties', () => {
    expect(routeRow(name).noThirdParties).toBe(true);
  });

  it.each(brandIds)('has title, description, dated figures, questions and a closing band in %s', async (brand) => {
    const page = await renderPage(name, brand);
    const { title, description } = await headOf(page);
    expect(title.length).toBeLessThan(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(page.root.querySelectorAll('.fact-note').length).toBeGreaterThan(0);
    expect(page.root.querySelectorAll('.faq .disclosure').length).toBeGreaterThanOrEqual(4);
    expect(page.root.querySelector('.closing-band')).not.toBe(null);
    expect(page.root.innerHTML).not.toContain(' style="');
  });

  it('has no field for a number that identifies a person', async () => {
    const { root } = await renderPage(name, 'dresdentax');
    const labels = root
      .querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden])')
      .map(({ id }) => root.querySelector(`label[for="${id}"]`)!.textContent);
    expect(labels.filter((label) => personal.test(label))).toEqual([]);
  });

  it('labels every control, and every hint exists', async () => {
    const { root } = await renderPage(name, 'dresdentax');
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const control of root.querySelectorAll('input:not([type="hidden"]), select')) {
      const named = control.closest('label') ?? root.querySelector(`label[for="${control.id}"]`);
      expect(named?.textContent.trim(), control.outerHTML).toBeTruthy();
      for (const id of control.getAttribute('aria-describedby')?.split(' ') ?? []) expect(ids).toContain(id);
    }
  });
});

describe('refund and payment pages', () => {
  it.each(['checkMyRefund', 'taxPaymentCenter'] as const)('%s has official links only', async (name) => {
    const { root } = await renderPage(name, 'dresdentax');
    const official = new Set(Object.values(officialLinks.value).map(({ url }) => url));
    const links = root.querySelectorAll('.official-link a').map((link) => link.getAttribute('href')!);
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((url) => !official.has(url))).toEqual([]);
    expect(root.querySelectorAll('form, input')).toEqual([]);
  });

  it('say what a frozen deposit means, in how many days, and that it comes once', async () => {
    const { root } = await renderPage('checkMyRefund', 'dresdentax');
    const answer = root.querySelectorAll('.faq .disclosure').find(({ textContent }) => textContent.includes('CP53E'))!;
    expect(answer.textContent).toContain('holds the refund');
    expect(answer.textContent).toContain('It comes once. You have 30 days');
    expect(answer.querySelector('a')?.getAttribute('href')).toBe('/resources/tax-letters/cp53e');
  });

  it('name Direct Pay for businesses, The SOURCE and the cities’ bureaus, and have a way to disagree with a bill', async () => {
    const { root } = await renderPage('taxPaymentCenter', 'dresdentax');
    const links = root.querySelectorAll('.official-link a').map((link) => link.getAttribute('href'));
    const { federalDirectPay, ohioUnemployment, regionalIncomeTax, centralCollection } = officialLinks.value;
    for (const { url } of [federalDirectPay, ohioUnemployment, regionalIncomeTax, centralCollection])
      expect(links).toContain(url);
    expect(root.querySelector('#irs-business')?.textContent).toContain('Direct Pay');
    const titles = root.querySelectorAll('h2').map(({ textContent }) => textContent);
    expect(titles).toContain('I disagree with the bill');
  });
});
