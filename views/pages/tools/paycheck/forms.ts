import type { PaycheckInput } from '#shared/tax/paycheck.ts';
import type { SCorpInput } from '#shared/tax/s-corp.ts';
import { emptyPerson, emptyReturn, type TaxInput } from '#shared/tax/types.ts';
import type { FieldSpec, FormErrors } from '../form/field-spec.ts';
import { cityLocation, money, payYearField, people, schoolLocation, statusField } from '../form/return-fields.ts';
import { toolForm } from '../form/tool-form.ts';

const home = cityLocation('pay.home', 'City you live in', 'None, a township', {
  creditLabel: 'Home city’s credit',
  path: 'homeCity',
});
const pay = (name: string, label: string, hint: string, path = name) => ({
  ...money(`pay.${name}`, label, hint),
  path,
});

const onlyJoint = 'Only a joint return has a spouse. Choose filing together, or clear this';

/** The form of the paycheck. */
export const payForm = toolForm<PaycheckInput>({
  id: 'paycheck',
  main: [
    { ...pay('gross', 'Pay before tax, one check', 'Gross pay on the stub'), required: 'Enter the pay of one check' },
    {
      name: 'pay.period',
      path: 'period',
      kind: 'choice',
      label: 'Paid',
      initial: 'biweekly',
      options: [
        { value: 'weekly', label: 'Every week, 52 checks' },
        { value: 'biweekly', label: 'Every 2 weeks, 26 checks' },
        { value: 'semimonthly', label: 'Twice a month, 24 checks' },
        { value: 'monthly', label: 'Every month, 12 checks' },
      ],
    },
    { ...statusField, name: 'pay.status', path: 'filingStatus' },
  ],
  groups: [
    {
      id: 'pay-home',
      title: 'Cities, school district',
      parts: [
        home,
        cityLocation('pay.work', 'City you work in', 'None, a township', {
          hint: 'At home? The city you live in. Under 18? None',
          path: 'workCity',
        }),
        schoolLocation('pay.school', 'schoolDistrict'),
        home.credit!,
      ],
    },
    {
      id: 'pay-family',
      title: 'Year, children',
      parts: [
        payYearField('pay.year', 'taxYear'),
        { ...people('pay.children', 'Children under 17', 'At the year’s end'), path: 'children' },
        {
          ...people('pay.dependents', 'Other dependents', 'Older children, parents you support'),
          path: 'otherDependents',
        },
      ],
    },
    {
      id: 'pay-savings',
      title: 'Savings, premiums, W-4 steps 2 and 4',
      parts: [
        pay('retirement', '401(k) from this check', 'Not a Roth 401(k). Free of income tax only'),
        pay('cafeteria', 'Health premiums from this check', 'Taken before tax'),
        pay('extra', 'Extra federal tax you asked for', 'Form W-4, line 4(c)', 'extraWithholding'),
        { name: 'pay.twoJobs', kind: 'flag', label: 'Box in step 2(c) of the W-4 is checked', path: 'twoJobs' },
        pay('otherIncome', 'Other income, for the year', 'Form W-4, line 4(a)'),
        pay('deductions', 'Deductions, for the year', 'Form W-4, line 4(b)'),
        pay('toDate', 'Pay so far this year', 'For high pay, and for what your employer adds', 'yearToDate'),
      ],
    },
    {
      id: 'pay-april',
      title: 'Paydays left, tax withheld so far',
      lead: 'For your W-4 and IT 4, from your latest stub. Filing together, add what your spouse’s pay will have had withheld by the year’s end.',
      parts: [
        { ...people('pay.left', 'Paydays left this year', 'Until December 31'), most: 52, path: 'year.left' },
        pay('federalSoFar', 'Federal tax withheld', 'Without Social Security and Medicare', 'year.withheld.federal'),
        pay('ohioSoFar', 'Ohio tax withheld', 'So far this year', 'year.withheld.ohio'),
        pay('schoolSoFar', 'School district tax withheld', 'So far this year', 'year.withheld.school'),
        pay('citySoFar', 'City tax withheld', 'So far, all cities', 'year.withheld.city'),
        pay('spouseWages', 'Your spouse’s wages', 'For the year, when you file together', 'year.spouseWages'),
      ],
    },
  ],
  empty: {
    gross: 0,
    retirement: 0,
    cafeteria: 0,
    children: 0,
    otherDependents: 0,
    extraWithholding: 0,
    yearToDate: 0,
  },
  finish({ gross, cafeteria, retirement, filingStatus, year }): FormErrors {
    if (filingStatus !== 'mfj' && year?.spouseWages) return { 'pay.spouseWages': onlyJoint };
    if (cafeteria > gross) return { 'pay.cafeteria': 'Premiums come out of the pay, so they cannot be more' };
    if (cafeteria + retirement <= gross) return {};
    return { 'pay.retirement': 'Savings and premiums come out of the pay, so they cannot be more' };
  },
});

const owner = (name: string, label: string, hint: string, path = name) => ({
  ...money(`owner.${name}`, label, hint),
  path,
});

/** The form of the comparison with an S corporation. @param costs more of the field for what the company would cost */
export const ownerFormWith = (costs: Partial<FieldSpec>) =>
  toolForm<SCorpInput>({
    id: 's-corporation',
    main: [
      { ...owner('profit', 'Profit of the business', 'For the year, before you are paid'), required: 'Enter a profit' },
      {
        ...owner('salary', 'Salary it would pay you', 'What you would pay someone for it: hours × local wage'),
        required: 'Enter a salary',
      },
      owner('wages', 'Your wages from other jobs', 'W-2, box 1', 'household.taxpayer.wages'),
      {
        ...owner('costs', 'What the company would cost', 'Payroll service and company return, a year', 'addedCosts'),
        ...costs,
      },
      cityLocation('owner.home', 'City of home and business', 'None, a township', { path: 'household.homeCity' }),
    ],
    groups: [
      {
        id: 'owner-family',
        title: 'Year, filing status, children, spouse’s wages',
        parts: [
          payYearField('owner.year', 'household.taxYear'),
          { ...statusField, name: 'owner.status', path: 'household.filingStatus' },
          owner('spouseWages', 'Your spouse’s wages', 'Only when you file together', 'household.spouse.wages'),
          {
            ...people('owner.children', 'Children under 17', 'At the year’s end'),
            path: 'household.qualifyingChildren',
          },
        ],
      },
    ],
    empty: { household: { ...emptyReturn, spouse: emptyPerson } as TaxInput, profit: 0, salary: 0, addedCosts: 0 },
    finish({ household, profit, salary }) {
      const errors: FormErrors = {};
      if (salary > profit) errors['owner.salary'] = 'The salary comes out of the profit, so it cannot be more';
      if (household.filingStatus === 'mfj') return errors;
      if (household.spouse!.wages > 0) errors['owner.spouseWages'] = onlyJoint;
      delete household.spouse;
      return errors;
    },
  });
export const ownerForm = ownerFormWith({});
