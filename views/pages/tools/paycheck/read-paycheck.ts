import { parseMoney } from '#shared/format/money.ts';
import { currentTaxYear } from '#shared/tax/facts/years/index.ts';
import { PAY_PERIODS, type PaycheckInput, type PayPeriod } from '#shared/tax/paycheck.ts';
import type { SCorpInput } from '#shared/tax/s-corp.ts';
import {
  emptyPerson,
  emptyReturn,
  FILING_STATUSES,
  type FilingStatus,
  TAX_YEARS,
  type TaxYear,
} from '#shared/tax/types.ts';
import { type FieldGroup, type FormPart, fieldsOf } from '../form/field-groups.tsx';
import { type FieldSpec, type FormErrors, type FormValues, type Parsed, readNumber } from '../form/field-spec.ts';
import { money, payYearField, people, statusField } from '../form/return-fields.ts';
import { cityLocation, readTaxLocation, schoolLocation } from '../form/tax-location.ts';

const home = cityLocation('pay.home', 'City you live in', 'None, a township', { credit: true });
const work = cityLocation('pay.work', 'City you work in', 'None, or at home');
const school = schoolLocation('pay.school');

/** The form of the paycheck: what is above the fold, and what can be added. */
export const payForm = {
  id: 'paycheck',
  main: [
    { ...money('pay.gross', 'Pay before tax, one check', 'Gross pay on the stub'), required: true },
    {
      name: 'pay.period',
      kind: 'choice',
      label: 'Paid',
      initial: 'biweekly',
      options: [
        { value: 'weekly', label: 'Every week, 52 checks' },
        { value: 'biweekly', label: 'Every other week, 26 checks' },
        { value: 'semimonthly', label: 'Twice a month, 24 checks' },
        { value: 'monthly', label: 'Every month, 12 checks' },
      ],
    },
    home,
    work,
  ],
  groups: [
    {
      id: 'pay-family',
      title: 'Year, filing status, children',
      parts: [
        payYearField('pay.year'),
        { ...statusField, name: 'pay.status' },
        people('pay.children', 'Children under 17', 'At the year’s end'),
        people('pay.dependents', 'Other dependents', 'Older children, parents you support'),
      ],
    },
    {
      id: 'pay-savings',
      title: 'Savings, premiums, extra tax',
      parts: [
        money('pay.retirement', '401(k) from this check', 'Free of income tax, not of payroll or city tax'),
        money('pay.cafeteria', 'Health premiums from this check', 'Taken before tax'),
        money('pay.extra', 'Extra federal tax you asked for', 'Form W-4, line 4(c)'),
        money('pay.toDate', 'Pay so far this year', 'For high pay, and for what your employer adds'),
      ],
    },
    { id: 'pay-home', title: 'School district, credit at home', parts: [school, home.credit!] },
  ],
} satisfies ToolFormParts;
export const allPayFields = allFields(payForm);

const businessCity = cityLocation('owner.home', 'City of home and business', 'None, a township');

/** The form of the comparison with an S corporation. */
export const ownerForm = {
  id: 's-corporation',
  main: [
    { ...money('owner.profit', 'Profit of the business', 'For the year, before you are paid'), required: true },
    { ...money('owner.salary', 'Salary it would pay you', 'Fair pay for the work you do'), required: true },
    money('owner.costs', 'What the company would cost', 'Optional: payroll service, company return, a year'),
    businessCity,
  ],
  groups: [
    {
      id: 'owner-family',
      title: 'Year, filing status, children, other wages',
      parts: [
        payYearField('owner.year'),
        { ...statusField, name: 'owner.status' },
        money('owner.wages', 'Your wages from other jobs', 'W-2, box 1'),
        money('owner.spouseWages', 'Your spouse’s wages', 'Only when you file together'),
        people('owner.children', 'Children under 17', 'At the year’s end'),
      ],
    },
  ],
} satisfies ToolFormParts;
export const allOwnerFields = allFields(ownerForm);

/** The fields of both forms. */
export const paycheckFields: readonly FieldSpec[] = [...allPayFields, ...allOwnerFields];

type ToolFormParts = { id: string; main: readonly FormPart[]; groups: readonly FieldGroup[] };

function allFields({ main, groups }: ToolFormParts): readonly FieldSpec[] {
  return [...fieldsOf(main), ...groups.flatMap(({ parts }) => fieldsOf(parts))];
}

/** The validation errors of the form that was posted. */
export function paycheckErrors(values: FormValues): FormErrors {
  const isPosted = (fields: readonly FieldSpec[]) => fields.some(({ name }) => values[name] !== undefined);
  return {
    ...(isPosted(allPayFields) && { ...missingPay(values), ...readPay(values).errors }),
    ...(isPosted(allOwnerFields) && { ...missingOwner(values), ...readOwner(values).errors }),
  };
}

/** Asks for the pay. */
export function missingPay(values: FormValues): FormErrors {
  return missingAmounts(values, { 'pay.gross': 'Enter the pay of one check' });
}

/** Asks for a profit and a salary to compare. */
export function missingOwner(values: FormValues): FormErrors {
  return missingAmounts(values, { 'owner.profit': 'Enter a profit', 'owner.salary': 'Enter a salary' });
}

/** @param messages by field name, for an empty field; another one for 0 */
function missingAmounts(values: FormValues, messages: Record<string, string>): FormErrors {
  const entries = Object.entries(messages).flatMap(([name, message]) => {
    const text = (values[name] ?? '').trim();
    if (text === '') return [[name, message]];
    return parseMoney(text) === 0 ? [[name, 'Enter more than 0']] : [];
  });
  return Object.fromEntries(entries);
}

/** Parses the form of the paycheck. */
export function readPay(values: FormValues): Parsed<PaycheckInput> {
  const errors: FormErrors = {};
  const number = (name: string) => read(allPayFields, name, values, errors);
  const input: PaycheckInput = {
    taxYear: yearOf(values['pay.year']),
    filingStatus: statusOf(values['pay.status']),
    period: periodOf(values['pay.period']),
    gross: number('pay.gross'),
    retirement: number('pay.retirement'),
    cafeteria: number('pay.cafeteria'),
    children: number('pay.children'),
    otherDependents: number('pay.dependents'),
    extraWithholding: number('pay.extra'),
    yearToDate: number('pay.toDate'),
    schoolDistrict: readTaxLocation(school, values, errors),
    homeCity: readTaxLocation(home, values, errors),
    workCity: readTaxLocation(work, values, errors),
  };
  if (input.cafeteria > input.gross) errors['pay.cafeteria'] ??= 'Premiums come out of the pay, so they cannot be more';
  else if (input.cafeteria + input.retirement > input.gross)
    errors['pay.retirement'] ??= 'Savings and premiums come out of the pay, so they cannot be more';
  return parsed(input, errors);
}

/** Parses the form of the S corporation comparison. */
export function readOwner(values: FormValues): Parsed<SCorpInput> {
  const errors: FormErrors = {};
  const number = (name: string) => read(allOwnerFields, name, values, errors);
  const filingStatus = statusOf(values['owner.status']);
  const spouseWages = number('owner.spouseWages');
  const input: SCorpInput = {
    household: {
      ...emptyReturn,
      taxYear: yearOf(values['owner.year']),
      filingStatus,
      taxpayer: { ...emptyPerson, wages: number('owner.wages') },
      spouse: filingStatus === 'mfj' ? { ...emptyPerson, wages: spouseWages } : undefined,
      qualifyingChildren: number('owner.children'),
      homeCity: readTaxLocation(businessCity, values, errors),
    },
    profit: number('owner.profit'),
    salary: number('owner.salary'),
    addedCosts: number('owner.costs'),
  };
  if (input.salary > input.profit)
    errors['owner.salary'] ??= 'The salary comes out of the profit, so it cannot be more';
  if (spouseWages > 0 && filingStatus !== 'mfj')
    errors['owner.spouseWages'] ??= 'Only a joint return has a spouse. Choose filing together, or clear this';
  return parsed(input, errors);
}

function parsed<T>(input: T, errors: FormErrors): Parsed<T> {
  return Object.keys(errors).length > 0 ? { input: null, errors } : { input, errors: null };
}

function read(fields: readonly FieldSpec[], name: string, values: FormValues, errors: FormErrors): number {
  return readNumber(fields.find((field) => field.name === name)!, values, errors) ?? 0;
}

/** Selects have no invalid values in a browser; others count as the default. */
function yearOf(value = ''): TaxYear {
  return TAX_YEARS.find((year) => String(year) === value) ?? currentTaxYear();
}
function statusOf(value = ''): FilingStatus {
  return FILING_STATUSES.find((status) => status === value) ?? 'single';
}
function periodOf(value = ''): PayPeriod {
  return Object.hasOwn(PAY_PERIODS, value) ? (value as PayPeriod) : 'biweekly';
}
