import { describe, expect, it } from 'vitest';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { dueDateRules } from '#shared/tax/facts/due-date-rules/rules.ts';

const the15th =
  '2026-12-15 2027-01-15 2027-02-16 2027-03-15 2027-04-15 2027-05-17 2027-06-15 2027-07-15 2027-08-16 2027-09-15 2027-10-15 2027-11-15 2027-12-15 2028-01-18 2028-02-15';
const the23rd =
  '2026-11-23 2026-12-23 2027-01-25 2027-02-23 2027-03-23 2027-04-23 2027-05-24 2027-06-23 2027-07-23 2027-08-23 2027-09-23 2027-10-25 2027-11-23 2027-12-23 2028-01-24';
const quarters = '2027-02-01 2027-04-30 2027-08-02 2027-11-01 2028-01-31';
const estimates = '2027-01-15 2027-04-15 2027-06-15 2027-09-15 2028-01-18';
const companyEstimates = '2026-12-15 2027-04-15 2027-06-15 2027-09-15 2027-12-15';

/**
 * The due dates from November 22, 2026 to February 21, 2028, written by hand from IRS Publication 509, the due dates of the
 * Ohio Department of Taxation (tax.ohio.gov/help-center/resources/duedates), the due dates of RITA and CCA, and a wall
 * calendar for weekends and holidays.
 */
const official: Record<string, string> = {
  'individual-return': '2027-04-15',
  'individual-extension': '2027-04-15',
  'individual-extended': '2027-10-15',
  'estimated-tax': estimates,
  'city-estimate-individual': estimates,
  'savings-contributions': '2027-04-15',
  'farm-estimate': '2027-01-15 2028-01-18',
  'farm-return': '2027-03-01',
  'first-distribution': '2027-04-01',
  'foreign-accounts': '2027-04-15',
  'gift-return': '2027-04-15',
  'household-wages': '2027-02-01 2028-01-31',
  'household-tax': '2027-04-15',
  'household-quarterly': quarters,
  'estate-return': '2027-04-15',
  'estate-extended': '2027-09-30',
  'estate-estimate': estimates,
  'health-plan-choice': '2026-12-15 2027-12-15',
  'property-tax-credits': '2026-12-31 2027-12-31',
  // The last business day before the first Monday in March.
  'farm-land-value': '2027-02-26',
  'property-value': '2027-03-31',
  'year-end': '2026-12-31 2027-12-31',
  'pass-through-return': '2027-03-15',
  'pass-through-extended': '2027-09-15',
  'pass-through-extension': '2027-03-15',
  's-election': '2027-03-15',
  'corporation-return': '2027-04-15',
  'corporation-extension': '2027-04-15',
  'corporation-extended': '2027-10-15',
  'corporation-estimate': companyEstimates,
  'ohio-it-4738': '2027-04-15',
  'ohio-it-4738-extended': '2027-09-15',
  'ohio-entity-estimate': '2027-01-15 2027-04-15 2027-07-15 2027-10-15 2028-01-18',
  'ohio-it-4708-estimate': estimates,
  // Odd years only: none in 2028.
  'liability-partnership-report': '2027-07-01',
  'city-net-profit-return': '2027-04-15',
  'city-net-profit-extended': '2027-11-15',
  'city-net-profit-estimate': companyEstimates,
  'nonprofit-report': '2027-05-17',
  'charity-report': '2027-05-17',
  'nonprofit-business-return': '2027-05-17',
  'nonprofit-extended': '2027-11-15',
  'commercial-activity': '2027-02-10 2027-05-10 2027-08-10 2027-11-10 2028-02-10',
  'unclaimed-funds': '2027-11-01',
  'plan-funding': '2027-03-15 2027-04-15 2027-09-15 2027-10-15',
  'plan-report': '2027-08-02',
  'plan-report-extended': '2027-10-15',
  'health-plan-fee': '2027-08-02',
  'heavy-trucks': '2027-08-31',
  'fuel-use-tax': quarters,
  'severance-tax': '2027-02-16 2027-05-17 2027-08-16 2027-11-15 2028-02-14',
  'contractor-forms': '2027-02-01 2028-01-31',
  'backup-withholding': '2027-02-01 2028-01-31',
  'rent-forms': '2027-02-01 2028-01-31',
  'rent-forms-paper': '2027-03-01',
  'rent-forms-irs': '2027-03-31',
  'sales-tax-half-year': '2027-01-25 2027-07-23 2028-01-24',
  'sales-tax-monthly': the23rd,
  'use-tax-quarterly': '2027-01-25 2027-04-23 2027-07-23 2027-10-25 2028-01-24',
  'year-end-payroll': '2027-02-01 2028-01-31',
  'farm-payroll': '2027-02-01 2028-01-31',
  'injury-summary': '2027-02-01 2028-02-01',
  'injury-upload': '2027-03-02',
  'tip-report': '2027-03-01 2027-03-31',
  'health-offers': '2027-03-02 2027-03-31',
  'exempt-workers': '2027-02-16 2028-02-15',
  'quarterly-payroll': quarters,
  'farm-quarterly': quarters,
  'monthly-federal-deposit': the15th,
  'federal-unemployment-deposit': quarters,
  'monthly-ohio-withholding': the15th,
  'ohio-it-942': quarters,
  'city-withholding-monthly': the15th,
  'city-withholding-quarterly': quarters,
  'city-withholding-year': '2027-03-01',
  'workers-compensation': '2027-08-31',
  'bwc-installment-plan': '2027-05-15',
};

describe('the due dates of the coming fifteen months', () => {
  const all = dueDatesFor([], new Date('2026-11-22T12:00:00-05:00'), 15);

  it.each(Object.entries(official))('of %s are those of the official calendars', (rule, dates) => {
    const computed = all.filter(({ id }) => id.replace(/-\d{4}-\d\d-\d\d$/, '') === rule);
    expect(computed.map(({ date }) => date).join(' ')).toBe(dates);
  });

  // What only some of a kind have is a kind of its own.
  it.each([
    ['household', '2027-02', ''],
    [
      'sole-owner',
      '2027-02',
      '02-10 commercial-activity, 02-01 contractor-forms, 02-01 backup-withholding, 02-01 rent-forms',
    ],
    ['farmer', '2027-01', '01-15 farm-estimate'],
    ['household-employer', '2027-04', '04-15 household-tax, 04-30 household-quarterly'],
    ['household-employer', '2027-08', '08-02 household-quarterly, 08-31 workers-compensation'],
    ['estate', '2027-04', '04-15 estate-estimate, 04-15 estate-return'],
    ['nonprofit', '2027-05', '05-17 nonprofit-report, 05-17 charity-report, 05-17 nonprofit-business-return'],
    ['nonprofit', '2027-02', '02-01 contractor-forms, 02-01 backup-withholding, 02-01 rent-forms'],
    ['farmer', '2027-03', '03-01 farm-return, 03-01 rent-forms-paper, 03-31 rent-forms-irs'],
    ['nonprofit', '2027-11', '11-01 unclaimed-funds, 11-15 nonprofit-extended'],
    ['over-ten', '2027-02', '02-01 injury-summary'],
    ['plan', '2027-08', '08-02 plan-report, 08-02 health-plan-fee'],
    [
      'over-ten',
      '2027-03',
      '03-02 injury-upload, 03-02 health-offers, 03-31 health-offers, 03-01 tip-report, 03-31 tip-report',
    ],
    ['truck', '2027-08', '08-02 fuel-use-tax, 08-31 heavy-trucks'],
    ['well', '2027-02', '02-16 severance-tax'],
    ['outside-owner', '2027-06', '06-15 ohio-it-4708-estimate'],
  ] as const)('of %s in %s are %s', (kind, month, dates) => {
    const due = dueDatesFor([kind], new Date(`${month}-01T12:00:00-05:00`), 1);
    expect(due.map(({ date, rule }) => `${date.slice(5)} ${rule}`).sort()).toEqual(
      dates.split(', ').filter(Boolean).sort(),
    );
  });

  it('of all owners are the same as people, with the estimates of the city where they live', () => {
    const personal = (kind: 'sole-owner' | 'llc' | 's-corp') =>
      dueDatesFor([kind], new Date('2026-12-01T12:00:00-05:00'), 12)
        .map(({ id }) => id)
        .filter((id) => /^(?:individual|estimated-tax|city-estimate-individual|savings|first-)/.test(id));
    for (const kind of ['llc', 's-corp'] as const) expect(personal(kind)).toEqual(personal('sole-owner'));
    expect(personal('llc').filter((id) => id.startsWith('city-estimate-individual'))).toHaveLength(4);
  });

  it('of a household with a worker name from which pay on they are due', () => {
    const due = dueDatesFor(['household-employer'], new Date('2027-08-01T12:00:00-04:00'), 1);
    const textOf = (rule: string) => due.filter((one) => one.rule === rule).map(({ who, detail }) => who + detail)[0];
    expect(textOf('household-quarterly')).toContain('$1,000');
    expect(textOf('workers-compensation')).toContain('$160');
  });

  it('of a farm with workers are those of an employer, with Form 943 instead of 941', () => {
    const rulesFor = (kind: 'employer' | 'farm-employer') =>
      dueDatesFor([kind], new Date('2026-12-01T12:00:00-05:00'), 12).map(({ rule }) => rule);
    const [employer, farm] = [new Set(rulesFor('employer')), new Set(rulesFor('farm-employer'))];
    expect([...employer].filter((rule) => !farm.has(rule))).toEqual(['quarterly-payroll']);
    expect([...farm].filter((rule) => !employer.has(rule)).sort()).toEqual(['farm-payroll', 'farm-quarterly']);
  });

  it('are compared for every rule', () => {
    expect(dueDateRules.map(({ id }) => id).sort()).toEqual(Object.keys(official).sort());
  });
});
