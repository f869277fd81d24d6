import type { DataName, PageData } from '#shared/site/page-data.ts';
import { dueDates } from '#shared/tax/facts/due-date-rules/index.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { businessTaxes, receiptsTax } from '#shared/tax/ohio-business-taxes.ts';
import type { ReadData } from '#views/runtime/page-module.ts';

type FactData = 'letter' | 'businessTaxes' | 'dueDates';

/** Page data made of the facts in `shared/`, which needs no other service. */
export const factData: { [N in FactData]: (params: PageData[N]['params']) => PageData[N]['value'] } = {
  letter: ({ slug }) => {
    const letter = letterPage(slug);
    return letter ? { ok: true, value: letter } : { ok: false, reason: 'not-found' };
  },
  businessTaxes: () => ({ ok: true, value: { taxes: businessTaxes(), receipts: receiptsTax } }),
  dueDates: () => ({ ok: true, value: dueDates }),
};

/** The same by name; undefined for data that is loaded from elsewhere. */
export const readFactData = ((name: DataName, params: { slug: string }) =>
  Object.hasOwn(factData, name) ? factData[name as FactData](params) : undefined) as ReadData;
