import { describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { routeRow } from '#shared/routes.ts';
import { officialDoors } from '#shared/tax/facts/official-doors.ts';
import { headOf } from '../every-page.ts';
import { renderPage } from '../render-page.tsx';

const tools = [
  'taxCalculator',
  'paycheck',
  'deadlines',
  'ohioBusinessTaxes',
  'checkMyRefund',
  'taxPaymentCenter',
  'taxPrepChecklist',
] as const;

describe.each(tools)('the page %s', (name) => {
  it('keeps third parties out', () => {
    expect(routeRow(name).private).toBe(true);
  });

  it.each(brandIds)('says what it is in the words of %s, with dated figures and the way to us', async (brand) => {
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

  it('asks for no number that identifies a person', async () => {
    const { root } = await renderPage(name, 'dresdentax');
    const labels = root.querySelectorAll('label').map((label) => label.textContent.toLowerCase());
    expect(
      labels.filter((label) => /your social security number|\bssn\b|account number|routing|date of birth/.test(label)),
    ).toEqual([]);
  });

  it('names every control and every hint', async () => {
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
  it.each(['checkMyRefund', 'taxPaymentCenter'] as const)(
    '%s sends visitors through official doors only',
    async (name) => {
      const { root } = await renderPage(name, 'dresdentax');
      const official = new Set(Object.values(officialDoors.value).map(({ url }) => url));
      const links = root.querySelectorAll('.door a').map((link) => link.getAttribute('href')!);
      expect(links.length).toBeGreaterThan(4);
      expect(links.filter((url) => !official.has(url))).toEqual([]);
      expect(root.querySelectorAll('form, input')).toEqual([]);
    },
  );
});

describe('figures whose time has run out', () => {
  it('are marked on the page', async () => {
    const { PageContextContext } = await import('#views/context.tsx');
    const { FactNote } = await import('#views/components/fact-note.tsx');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { testContext } = await import('../render-page.tsx');
    const note = (now: string) =>
      renderToStaticMarkup(
        <PageContextContext value={testContext('dresdentax', now)}>
          <FactNote facts={[officialDoors]} />
        </PageContextContext>,
      );
    expect(note('2026-11-21T15:00:00.000Z')).not.toContain('out of date');
    expect(note('2029-01-01T15:00:00.000Z')).toContain('out of date');
  });
});
