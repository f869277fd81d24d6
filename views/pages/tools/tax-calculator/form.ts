import { contradictions, returnMessages } from '#shared/tax/return-rules.ts';
import { emptyPerson, emptyReturn, type TaxInput } from '#shared/tax/types.ts';
import { type FieldSpec, type FormErrors, type FormValues, isMoney } from '../form/field-spec.ts';
import { cityLocation, money, people, schoolLocation, statusField, yearField } from '../form/return-fields.ts';
import { toolForm } from '../form/tool-form.ts';

const loss = (name: string, label: string, hint?: string): FieldSpec => ({ name, kind: 'loss', label, hint });
const flag = (name: string, label: string): FieldSpec => ({ name, kind: 'flag', label });

const school = schoolLocation('schoolDistrict');
const homeCity = cityLocation('homeCity', 'City you live in', 'None, a township', {
  creditLabel: 'Home city’s credit',
  hint: 'It may credit tax paid at work',
});
const workCity = cityLocation('workCity', 'City you work in', 'None, or at home', {
  hint: 'You pay this city’s tax before your home city’s',
});
const secondWorkCity = cityLocation('secondWorkCity', 'City of your second job', 'None, or at home', {
  hint: 'Or of the other part of your pay',
});
const spouseWorkCity = cityLocation('spouseWorkCity', 'City your spouse works in', 'None');
const ofBusiness = { hint: 'Where the work is done: it taxes the profit' };
const businessCity = cityLocation(
  'businessCity',
  'City of the business',
  ['The city you work in', 'At home, or a township'],
  ofBusiness,
);
const spouseBusinessCity = cityLocation(
  'spouseBusinessCity',
  'City of your spouse’s business',
  ['The city your spouse works in', 'At home, or a township'],
  ofBusiness,
);
const formerCity = cityLocation('move.homeCity', 'City you lived in before', 'None, a township', {
  creditLabel: 'That city’s credit',
});

/** The form of the calculator, read by the rules of `taxInputSchema`: its fields are named like the properties of TaxInput. */
export const calculatorForm = toolForm<TaxInput>({
  main: [
    { ...statusField, unknown: returnMessages.filingStatus },
    money('taxpayer.wages', 'Your wages', 'W-2, box 1'),
    money('spouse.wages', 'Your spouse’s wages', 'W-2, box 1'),
    loss(
      'taxpayer.selfEmploymentNet',
      'Your side or business profit',
      'After costs; a partner: K-1, box 14; minus for a loss',
    ),
    businessCity,
    homeCity,
    school,
    workCity,
    spouseWorkCity,
  ],
  groups: [
    {
      id: 'household',
      title: 'You: tax year, children, age',
      parts: [
        yearField,
        people('qualifyingChildren', 'Children under 17', 'At the year’s end, with Social Security numbers'),
        people('otherDependents', 'Other dependents', 'Older children, parents you support'),
        people(
          'olderChildren',
          'Of these, children under 19, students under 24',
          'For the earned income credit; 0 if none',
        ),
        money('careCosts', 'Paid for care, so that you can work', 'Of children under 13 or someone disabled'),
        people('carePersons', 'Persons cared for'),
        flag('taxpayer.age65', 'I am 65 or older'),
        flag('spouse.age65', 'My spouse is 65 or older'),
        flag('claimedAsDependent', 'Somebody can claim me as a dependent'),
        flag('under25', 'I am under 25; a couple: both'),
        flag('under18', 'I am under 18: cities do not tax me'),
        flag('taxpayer.blind', 'I am blind'),
        flag('spouse.blind', 'My spouse is blind'),
      ],
    },
    {
      id: 'income',
      title: 'Income: pension, rent, other',
      parts: [
        money('pension', 'Your pension and IRA payments', '1099-R, box 2a, less IRA gifts to charity'),
        money('spousePension', 'Your spouse’s pension and IRA', 'Taxable part, 1099-R, box 2a'),
        money('earlyPayouts', 'Paid before 59½, in both pensions', '1099-R, box 7, code 1; 0 if none'),
        money(
          'militaryRetirement',
          'Military, disability or survivor part of your pension',
          'SBP; paid because of a death; disability plan, not sick pay',
        ),
        money(
          'spouseMilitaryRetirement',
          'Military, disability or survivor part of your spouse’s',
          'SBP; paid because of a death; disability plan, not sick pay',
        ),
        money('socialSecurity', 'Social Security benefits', 'Whole household, SSA-1099, box 5'),
        money('unemployment', 'Unemployment pay', '1099-G, box 1'),
        money('rent', 'Rent, after expenses', 'Schedule E, after depreciation; no royalties, no loss'),
        money('interest', 'Taxable interest', '1099-INT, boxes 1 and 3'),
        money('federalBondInterest', 'U.S. bond interest in that', '1099-INT, box 3: Ohio does not tax it'),
        money('qualifiedDividends', 'Qualified dividends', '1099-DIV, box 1b'),
        money('nonqualifiedDividends', 'Other dividends', '1099-DIV, box 1a less 1b'),
        loss(
          'longTermGains',
          'Long-term gains',
          'Held over a year, not depreciated like a rented house; minus for a loss',
        ),
        loss('shortTermGains', 'Short-term gains', 'Held a year or less'),
        {
          heading: 'Spouse’s business, S corporation, partnership',
          lead: 'Partner, or LLC with several members: enter K-1 box 14 (Form 1065, code A) as business profit. The city you live in taxes that share, too; that of an S corporation it seldom does.',
        },
        loss('spouse.selfEmploymentNet', 'Your spouse’s business profit', 'After costs; a partner: K-1, box 14'),
        spouseBusinessCity,
        money('taxpayer.ownerWages', 'Wages from your own company', 'Part of your wages, if you own 20% or more'),
        money('spouse.ownerWages', 'Wages from a company your spouse owns', 'Part of theirs, if it is 20% or more'),
        loss(
          'taxpayer.passThroughIncome',
          'Your S corporation profit share',
          'K-1 of Form 1120-S, box 1; a partner’s share is business profit',
        ),
        loss(
          'spouse.passThroughIncome',
          'Spouse’s S corporation profit share',
          'K-1 of Form 1120-S, box 1; a partner’s share is business profit',
        ),
        money('businessWagesPaid', 'All W-2 wages the business paid', 'Yours included; for high incomes'),
      ],
    },
    {
      id: 'paid',
      title: 'What lowers it: paid, deductions',
      parts: [
        { heading: 'Paid already' },
        money(
          'federalWithholding',
          'Federal tax withheld',
          'W-2, box 2, and 1099s; before January the last pay stub, counted on through December',
        ),
        money('ohioWithholding', 'Ohio tax withheld', 'W-2, box 17'),
        money('cityWithholding', 'City tax withheld', 'W-2, box 19; 0 if none'),
        money('schoolWithholding', 'School district tax withheld', 'W-2, box 19; 0 if none'),
        money('estimatedPayments.federal', 'Federal estimates paid', 'Form 1040-ES'),
        money('estimatedPayments.ohio', 'Ohio estimates paid', 'Form IT 1040ES'),
        money('lastYear.tax', 'Prior year’s federal tax', '1040, line 24: for safe quarterly payments'),
        loss('lastYear.agi', 'Prior year’s federal AGI', '1040, line 11 (2025: 11a)'),
        money('lastYear.ohioTax', 'Prior year’s Ohio tax', 'IT 1040, after credits'),
        money('lastYear.schoolTax', 'Prior year’s school district tax', 'Form SD 100'),
        {
          heading: 'Deductions',
          lead: 'Mortgage interest, taxes and gifts count where together they beat the standard deduction; from 2026 on a part of gifts of money counts without it. The other lines count either way.',
        },
        money(
          'deductibleAdjustments',
          'IRA, HSA, student loan interest',
          'An IRA: up to your pay or profit, and less with a plan at work',
        ),
        money('taxpayer.healthPremiums', 'Self-employed: your health insurance', 'No job’s plan was open to you'),
        money('taxpayer.planContributions', 'Self-employed: SEP, SIMPLE, solo 401(k)', 'Paid in for yourself'),
        money('spouse.healthPremiums', 'Your spouse, self-employed: health insurance', 'Not twice what you entered'),
        money('spouse.planContributions', 'Your spouse, self-employed: SEP, SIMPLE, solo 401(k)'),
        money('itemized.mortgageInterest', 'Mortgage interest', 'Form 1098, box 1'),
        money('itemized.stateAndLocalTaxes', 'Property, Ohio and city tax', 'Paid during the year'),
        money('charityCash', 'Gifts of money to charity', 'With a receipt or bank record'),
        money('carLoanInterest', 'Interest on a new car loan', 'Built in the U.S., loan after 2024'),
        money('qualifiedTips', 'Tips in your pay or business', 'Reported, in a job where tips are usual'),
        money(
          'businessTips',
          'Self-employed: business tips in that',
          'Only those on a 1099-NEC, 1099-MISC or 1099-K you were given, or on Form 4137',
        ),
        money('qualifiedOvertime', 'Overtime premium in your pay', 'The half of time and a half'),
      ],
    },
    {
      id: 'home',
      title: 'City and school district, move',
      lead: 'The city you live in may credit tax paid where you work.',
      parts: [
        secondWorkCity,
        money('secondJobWages', 'Your pay there', 'Part of your wages, W-2, box 18'),
        cityLocation('rentCity', 'City of the rented house', 'Where you live, or a township', {
          hint: 'It taxes the rent first',
        }),
        homeCity.credit!,
        money('taxpayer.cityWages', 'Your pay for city tax', 'W-2, box 18 or 5, if not the same as box 1'),
        money('spouse.cityWages', 'Your spouse’s pay for city tax', 'W-2, box 18 or 5, if not the same as box 1'),
        {
          heading: 'Moved within Ohio during the year',
          lead: 'City and school district tax are then counted by days; above are the places you live in now. A move from or to another state is not worked out here: that return has Form IT NRC.',
        },
        { name: 'move.date', kind: 'date', label: 'Day of the move', hint: 'The first day in the new home' },
        formerCity,
        schoolLocation('move.schoolDistrict', 'move.schoolDistrict', 'School district before'),
        formerCity.credit!,
      ],
    },
  ],
  empty: { ...emptyReturn, spouse: emptyPerson },
  finish(input, values, errors) {
    fillPairs(input);
    const found = Object.keys(errors).length > 0 ? {} : fieldErrors(contradictions(input), values);
    if (input.filingStatus !== 'mfj') delete input.spouse;
    return found;
  },
  // An amount, in any field.
  missing(values, fields): FormErrors {
    const isEntered = fields.some((field) => isMoney(field) && values[field.name]);
    return isEntered
      ? {}
      : { 'taxpayer.wages': 'Enter wages, or your pension below', pension: 'Or enter your pension' };
  },
});

/** The first fields once a day of a move is entered: beside the home before it, theirs is the one since. */
export const mainAfterMove = calculatorForm.main.map((part) =>
  part === homeCity || part === school
    ? { ...part, choice: { ...part.choice, label: `${part.choice.label} now` } }
    : part,
);

/** Errors by data path as errors by field name: the spouse as a whole is the first field of theirs that has a value. */
function fieldErrors({ spouse, ...errors }: Record<string, string>, values: FormValues): FormErrors {
  const first = calculatorForm.fields.find(({ name }) => name.startsWith('spouse.') && values[name]);
  return spouse && first ? { ...errors, [first.name]: spouse } : errors;
}

/** When one amount of a pair is given, the other is 0. */
function fillPairs(input: TaxInput) {
  const { itemized, estimatedPayments } = input;
  if (itemized) input.itemized = Object.assign({ stateAndLocalTaxes: 0, mortgageInterest: 0 }, itemized);
  if (estimatedPayments) input.estimatedPayments = Object.assign({ federal: 0, ohio: 0 }, estimatedPayments);
}
