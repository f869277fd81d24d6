import { facts } from './fact.ts';
import { byAccounts, ohioCode } from './sources.ts';

/** Pay of those who have left: a check never cashed, the last pay of somebody who died, what may come out of it, and their health plan. Amounts in dollars. */
export const lastPay = facts('employers', 2026, '2027-12-31', '2026-11-29', {
  uncashedPay: [
    'Wages above which a check never cashed goes to the state; amount from which the notice goes by certified mail; days of the notice',
    { over: 50, certifiedFrom: 1_000, notice: 30 },
    byAccounts({ ...ohioCode('169.03'), label: 'Ohio Revised Code, sections 169.02 and 169.03' }),
    { unit: { over: 'dollars', certifiedFrom: 'dollars', notice: 'days' } },
  ],
  cobra: [
    'Employees on most business days of the year before from whom on COBRA applies to a group health plan',
    20,
    {
      label: 'U.S. Department of Labor, Health Benefits Advisor for Employers',
      url: 'https://webapps.dol.gov/elaws/EBSA/health/employer/R9a.htm?r=Y000000',
    },
    { unit: 'number', checkedOn: '2026-11-30', asOf: 'October 2025' },
  ],
  ohioContinuation: [
    'Ohio’s continuation of a group health plan: longest time, and how long a worker must have been insured before',
    { most: 12, insured: 3 },
    byAccounts(ohioCode('3923.38')),
    { unit: 'months', checkedOn: '2026-11-30' },
  ],
  payAfterDeath: [
    'Boxes of the W-2 for wages paid after a worker’s death, in the same year',
    'boxes 3 to 6, not in box 1',
    byAccounts({
      label: 'IRS, General Instructions for Forms W-2 and W-3, on a worker who died',
      url: 'https://www.irs.gov/instructions/iw2w3',
    }),
  ],
  payOfTheDead: [
    'Who may be paid the wages of a worker who died, without probate, in this order',
    'the spouse, else a child of 18 or older, else a parent',
    ohioCode('2113.04'),
  ],
  unusedVacation: [
    'Unused vacation where no rule says that it is lost',
    'earned days are pay that you owe',
    {
      label: 'Ohio Court of Appeals, Eighth District, 2006-Ohio-1076',
      url: 'https://cetient.com/case/3682841/fridrich-v-seuffert-constr-co-inc-unpublished-decision-3-9-2006',
    },
  ],
  loanFromPay: [
    'What of a loan or an advance may come out of pay, below minimum wage too',
    'the amount you lent, but no interest or fee',
    byAccounts({
      label: 'U.S. Department of Labor, Field Operations Handbook, section 30c10(b)',
      url: 'https://www.dol.gov/agencies/whd/field-operations-handbook',
    }),
  ],
});
