import { currentTaxYear } from '#shared/tax/facts/years/index.ts';
import { emptyPerson, emptyReturn, type TaxInput } from '#shared/tax/types.ts';
import { cityLocation, money } from '../tools/form/return-fields.ts';
import { toolForm } from '../tools/form/tool-form.ts';

const workCity = cityLocation('workCity', 'City you work in', 'None, or at home');

/** What somebody who moves says: the return of one person with wages, of the year that returns are filed of. */
export const townsForm = toolForm<TaxInput>({
  main: [{ ...money('taxpayer.wages', 'Your wages', 'A year, W-2, box 1'), required: 'Enter your wages' }, workCity],
  groups: [],
  empty: { ...emptyReturn, filingStatus: 'single', taxpayer: emptyPerson },
  finish: (input) => {
    input.taxYear = currentTaxYear(new Date());
    return {};
  },
});
