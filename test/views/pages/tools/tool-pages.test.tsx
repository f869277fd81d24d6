import { describe, expect, it } from 'vitest';
import { routeRow, type ToolName } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { renderPage } from '#test/views/render-page.tsx';

const personal = /social security (?:number|no\b)|\bssn\b|\bitin\b|account number|routing|date of birth/i;

describe.each(Object.keys(tools) as ToolName[])('the page %s', (name) => {
  it('loads no third parties', () => {
    expect(routeRow(name).noThirdParties).toBe(true);
  });

  it('has no field for a number that identifies a person', async () => {
    const { root } = await renderPage(name, 'dresdentax');
    const labels = root
      .querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden])')
      .map(({ id }) => root.querySelector(`label[for="${id}"]`)!.textContent);
    expect(labels.filter((label) => personal.test(label))).toEqual([]);
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
});
