import { roundToCents } from '../format/money.ts';
import type { CityShare, HomeTax } from './rules/local-tax.ts';
import { filers, type TaxInput } from './types.ts';

type WithheldIn = `${'federal' | 'ohio' | 'school' | 'city'}Withholding`;

/**
 * What one office gets or gives back, in dollars. `withheldIn` is the input that holds what was withheld for it. `tax` is less
 * refundable credits; `taxMost` is the highest that is possible where the tax is not known. A positive `balance` is to pay, a
 * negative one comes back. `paid` and `balance` are null where pay was entered, but not what was withheld from it.
 */
export type Office = { name: string; withheldIn: WithheldIn } & Record<'tax' | 'taxMost', number> &
  Record<'paid' | 'balance', number | null>;

/** The IRS, Ohio, then the school districts and the cities that have a tax on the return or were paid. */
export function taxOffices(
  input: TaxInput,
  tax: { federal: number; ohio: number; schools: readonly HomeTax[]; cities: readonly CityShare[] },
): Office[] {
  const hasWages = filers(input).some(({ wages }) => wages > 0);
  const hasPay = hasWages || [input.pension, input.spousePension, input.unemployment].some(Boolean);
  const { federal = 0, ohio = 0 } = input.estimatedPayments ?? {};
  const schools = tax.schools.map(({ name, amount, most }) => ({ name, tax: amount, taxMost: most }));
  return [
    office('IRS', 'federalWithholding', tax.federal, paid(input.federalWithholding, hasPay, federal)),
    office('Ohio', 'ohioWithholding', tax.ohio, paid(input.ohioWithholding, hasPay, ohio)),
    ...[
      ...localOffices('School district', 'schoolWithholding', schools, paid(input.schoolWithholding, hasWages)),
      ...localOffices('City', 'cityWithholding', tax.cities, paid(input.cityWithholding, hasWages)),
    ].filter((one) => one.taxMost >= 0.005 || one.paid),
  ];
}

function paid(withheld: number | undefined, hasPay: boolean, estimates = 0): number | null {
  return withheld === undefined && hasPay ? null : (withheld ?? 0) + estimates;
}

function office(name: string, withheldIn: WithheldIn, tax: number, there: number | null, taxMost = tax): Office {
  const balance = there === null ? null : roundToCents(tax - there);
  return { name, withheldIn, tax: roundToCents(tax), taxMost: roundToCents(taxMost), paid: there, balance };
}

/** What was withheld goes to the offices in their order, cities of work first; what is left over, to the last. */
function localOffices(
  kind: string,
  withheldIn: WithheldIn,
  shares: readonly CityShare[],
  withheld: number | null,
): Office[] {
  if (shares.length === 0) return [office(kind, withheldIn, 0, withheld)];
  let left = withheld ?? 0;
  return shares.map(({ name, tax, taxMost }, index) => {
    const withheldHere = index === shares.length - 1 ? left : Math.min(left, tax);
    left = roundToCents(left - withheldHere);
    return office(name, withheldIn, tax, withheld === null ? null : roundToCents(withheldHere), taxMost);
  });
}
