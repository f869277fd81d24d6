import type { FieldSpec } from '../form/field-spec.ts';
import { statusField, yearField } from '../form/return-fields.ts';
import { cityLocation, schoolLocation, type TaxLocation, taxLocationFields } from '../form/tax-location.ts';

const money = (name: string, label: string, hint?: string): FieldSpec => ({ name, kind: 'money', label, hint });
const loss = (name: string, label: string, hint?: string): FieldSpec => ({ name, kind: 'loss', label, hint });
const people = (name: string, label: string, hint?: string): FieldSpec => ({ name, kind: 'people', label, hint });
const flag = (name: string, label: string): FieldSpec => ({ name, kind: 'flag', label });

/** A step of the form. `more` is in a disclosure; fields of the spouse show on a joint return or when they have a value. */
export type FieldGroup = {
  title: string;
  lead?: string;
  fields: FieldSpec[];
  taxLocations?: TaxLocation[];
  more?: FieldSpec[];
  moreTitle?: string;
};

/** Tax locations of the household, named like the properties of TaxInput. */
export const taxLocations = [
  schoolLocation('schoolDistrict'),
  cityLocation('homeCity', 'City you live in', 'None, a township', true),
  cityLocation('workCity', 'City you work in', 'None, or only at home'),
  cityLocation('spouseWorkCity', 'City your spouse works in', 'None'),
];

export const groups: readonly FieldGroup[] = [
  {
    title: 'Your return',
    fields: [
      yearField,
      statusField,
      people('qualifyingChildren', 'Children under 17', 'At the end of the year, with Social Security numbers'),
      people('otherDependents', 'Other dependents', 'Older children, parents you support'),
      flag('taxpayer.age65', 'I am 65 or older'),
      flag('spouse.age65', 'My spouse is 65 or older'),
      flag('taxpayer.blind', 'I am blind'),
      flag('spouse.blind', 'My spouse is blind'),
    ],
  },
  {
    title: 'Work',
    fields: [
      money('taxpayer.wages', 'Your wages', 'W-2, box 1'),
      money('spouse.wages', 'Your spouse’s wages', 'W-2, box 1'),
      loss('taxpayer.selfEmploymentNet', 'Your business profit', 'Schedule C, after costs. A loss: -500'),
      loss('spouse.selfEmploymentNet', 'Your spouse’s business profit', 'Schedule C, after costs'),
      money('qualifiedTips', 'Tips in these figures', 'Reported to the IRS, in a job where tips are usual'),
      money('qualifiedOvertime', 'Overtime premium in these figures', 'The half of time and a half'),
    ],
    moreTitle: 'S corporation or partnership owner',
    more: [
      money('taxpayer.ownerWages', 'Wages from your own company', 'Part of your wages, if you own 20% or more'),
      money(
        'spouse.ownerWages',
        'Wages from a company your spouse owns',
        'Part of your spouse’s wages, if it is 20% or more',
      ),
      loss('taxpayer.passThroughIncome', 'Your S corporation profit share', 'Schedule K-1'),
      loss('spouse.passThroughIncome', 'Spouse’s S corporation profit share', 'Schedule K-1'),
      money('businessWagesPaid', 'W-2 wages the business paid', 'Counts only for high incomes'),
    ],
  },
  {
    title: 'Other income',
    fields: [
      money('interest', 'Taxable interest', '1099-INT, box 1'),
      money('pension', 'Your pension and IRA payments', 'Taxable part, 1099-R, box 2a'),
      money('socialSecurity', 'Social Security benefits', 'The whole household, SSA-1099, box 5'),
      money('spousePension', 'Your spouse’s pension and IRA', 'Taxable part, 1099-R, box 2a'),
      money('unemployment', 'Unemployment pay', '1099-G, box 1'),
    ],
    moreTitle: 'Dividends and gains',
    more: [
      money('qualifiedDividends', 'Qualified dividends', '1099-DIV, box 1b'),
      money('nonqualifiedDividends', 'Other dividends', '1099-DIV, box 1a less box 1b'),
      loss('longTermGains', 'Long-term gains', 'Held over a year. A loss: -500'),
      loss('shortTermGains', 'Short-term gains', 'Held a year or less'),
    ],
  },
  {
    title: 'Deductions',
    lead: 'You get the larger of the standard deduction and what you list here. Not sure? Enter it; we take the better one.',
    fields: [
      money('deductibleAdjustments', 'IRA, HSA, student loan interest', 'What comes off before the deduction'),
      money('itemized.mortgageInterest', 'Mortgage interest', 'Form 1098, box 1'),
      money('itemized.stateAndLocalTaxes', 'Property tax and Ohio income tax', 'Paid during the year'),
      money('charityCash', 'Gifts of money to charity'),
      money('carLoanInterest', 'Interest on a new car loan', 'New car, built in the U.S., loan after 2024'),
    ],
  },
  {
    title: 'Where you live and work',
    lead: 'School districts tax where you live. Cities tax where you work, then where you live.',
    fields: [],
    taxLocations,
  },
  {
    title: 'Already paid',
    fields: [
      money('federalWithholding', 'Federal tax withheld', 'W-2, box 2, and 1099s'),
      money('ohioWithholding', 'Ohio tax withheld', 'W-2, box 17'),
      money('schoolWithholding', 'School district tax withheld', 'W-2, box 19'),
      money('cityWithholding', 'City tax withheld', 'W-2, box 19'),
      money('estimatedPayments.federal', 'Federal estimates paid', 'Form 1040-ES'),
      money('estimatedPayments.ohio', 'Ohio estimates paid', 'Form IT 1040ES'),
    ],
    moreTitle: 'Last year’s return, for safe quarterly payments',
    more: [
      money('lastYear.tax', 'Last year’s federal tax', 'Form 1040, line 24'),
      loss('lastYear.agi', 'Last year’s federal AGI', 'Form 1040, line 11'),
      money('lastYear.ohioTax', 'Last year’s Ohio tax', 'IT 1040, after credits'),
    ],
  },
];

/** The change to compare with, and the two amounts of the S corporation comparison. */
export const compareFields = {
  compare: {
    name: 'compare',
    kind: 'choice',
    label: 'What changes if …',
    options: [
      { value: '', label: 'Choose a change' },
      { value: 'year', label: 'it is the other tax year?' },
      { value: 'child', label: 'there is one more child under 17?' },
      { value: 'income', label: 'I make $5,000 more?' },
      { value: 'save', label: 'I put $5,000 more into an IRA or HSA?' },
      { value: 's-election', label: 'my business becomes an S corporation?' },
    ],
  },
  salary: money('compare.salary', 'Your salary from it', 'Reasonable pay for your work'),
  costs: money('compare.costs', 'Added costs a year', 'Payroll service, company return'),
} satisfies Record<string, FieldSpec>;

/** Every field of the form in order. */
export const calculatorFields: readonly FieldSpec[] = [
  ...groups.flatMap(({ fields, taxLocations: locations = [], more = [] }) => [
    ...fields,
    ...locations.flatMap(taxLocationFields),
    ...more,
  ]),
  ...Object.values(compareFields),
];
