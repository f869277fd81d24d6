import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ToolName } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { estimateOf } from '#test/shared/tax/tax-return.ts';
import { renderPages } from '../render-page.tsx';

// The figures of 2026 as those of 2027, as if all of 2027's were published.
vi.mock('#shared/tax/facts/years/2027.ts', async () => {
  const { figures2026 } = await import('#shared/tax/facts/years/2026.ts');
  const dates = { checkedOn: '2027-01-02', federalValidThrough: '2028-10-15', ohioValidThrough: '2028-01-31' };
  return { figures2027: { ...figures2026, ...dates } };
});

describe.each(['2027-01-05T15:00:00.000Z', '2027-02-20T15:00:00.000Z'])('after New Year, on %s', (now) => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }));
  afterAll(() => void vi.useRealTimers());

  it('every tool begins with the new year', async () => {
    const pages = await renderPages(Object.keys(tools) as ToolName[], 'dresdentax', now);
    const years = pages.flatMap(({ root }) =>
      root.querySelectorAll('select[name$=ear] option[selected]').map((option) => option.getAttribute('value')),
    );
    expect(years).toEqual(['2027', '2027', '2027']);
  });

  it('the estimate of the new year counts with published figures', () => {
    const estimate = estimateOf({ taxYear: 2027, taxpayer: { wages: 60_000 } });
    expect(estimate.balances.federal.tax).toBeGreaterThan(0);
    expect(JSON.stringify(estimate)).not.toContain('expected');
  });
});
