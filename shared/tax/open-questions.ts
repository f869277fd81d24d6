import { formatWholeDollars } from '../format/money.ts';
import { careAndPensions, federal } from './facts/federal.ts';
import { creditAtHome, dearest, moves, places, schools } from './place-questions.ts';
import { personOf, type Question, type Who, withPerson } from './question.ts';
import { filers, type Person, type TaxInput } from './types.ts';

/** The questions about a return that no entry answers, with other answers than the one that counts, to be tried. */
export function questions(input: TaxInput): Question[] {
  const people: Who[] = input.filingStatus === 'mfj' ? ['taxpayer', 'spouse'] : ['taxpayer'];
  const rents = (input.rent ?? 0) > 0;
  const earns = rents || filers(input).some(({ wages, selfEmploymentNet }) => wages > 0 || selfEmploymentNet > 0);
  const house = `the rented house is ${input.homeCity ? 'where you live' : 'in a township'}`;
  return [
    ...ageOrClaim(input),
    ...job(input),
    ...ageOrSight(input, people, 'age65'),
    ...(earns && !input.homeCity
      ? [dearest('homeCity', 'you live in a township', (homeCity) => ({ ...input, homeCity }))]
      : []),
    ...moves(input, earns),
    ...people.flatMap((who) => [...places(input, who), ...partsOfPay(input, who), ...military(input, who)]),
    ...(rents && !input.rentCity ? [dearest('rentCity', house, (rentCity) => ({ ...input, rentCity }))] : []),
    ...creditAtHome(input),
    ...schools(input, '', (schoolDistrict) => ({ ...input, schoolDistrict }), input.move?.schoolDistrict),
    ...statuses(input),
    ...dependents(input, 'qualifyingChildren', ['no children under 17', 'child', 'children']),
    ...dependents(input, 'otherDependents', ['no other dependents', 'dependent', 'dependents']),
    ...olderChildren(input),
    ...earlyPayouts(input),
    ...ageOrSight(input, people, 'blind'),
    ...wagesPaid(input),
    ...tipsOfBusiness(input),
    ...people.flatMap((who) => ownDeductions(input, who)),
    ...care(input),
    ...(input.interest > 0 && !input.federalBondInterest
      ? [
          {
            fields: ['federalBondInterest'],
            text: 'no U.S. bond interest',
            tries: [{ answer: 'all of it', input: { ...input, federalBondInterest: input.interest } }],
          },
        ]
      : []),
  ];
}

/** Whether somebody is so young that a credit, a deduction or a tax is another one, or can be claimed by others. */
function ageOrClaim(input: TaxInput): Question[] {
  const { filingStatus, taxpayer, pension, socialSecurity, under18, claimedAsDependent } = input;
  const ask = (
    field: 'under25' | 'under18' | 'claimedAsDependent',
    text: string,
    answer: string,
    likely = true,
  ): Question => ({
    ...{ fields: [field], text, likely: likely && 'most' },
    tries: [{ answer, input: { ...input, [field]: true } }],
  });
  const isAlone = ['single', 'mfs'].includes(filingStatus) && input.qualifyingChildren + input.otherDependents === 0;
  const seemsClaimed =
    pension + socialSecurity === 0 && taxpayer.wages < federal[input.taxYear].standardDeduction.value[filingStatus];
  const oneOf = filingStatus === 'mfj' ? 'one of you ' : '';
  return [
    ...(input.under25 || under18 ? [] : [ask('under25', `${oneOf}25 to 64`, 'under 25')]),
    ...(claimedAsDependent || !isAlone
      ? []
      : [ask('claimedAsDependent', 'nobody can claim you', 'somebody can', seemsClaimed)]),
    ...(claimedAsDependent && !under18 ? [ask('under18', '18 or older', 'under 18')] : []),
  ];
}

function ageOrSight(input: TaxInput, people: readonly Who[], flag: 'age65' | 'blind'): Question[] {
  const open = people.filter((who) => !personOf(input, who)[flag]);
  const [first] = open;
  if (!first) return [];
  const isBlind = flag === 'blind';
  const yes = isBlind ? 'blind' : '65 or older';
  const of = (who: Who) => ({ answer: yes, input: withPerson(input, who, { [flag]: true }) });
  const both = open.reduce((changed, who) => withPerson(changed, who, { [flag]: true }), input);
  const [whose, are] =
    open.length === 2
      ? ['both ', 'neither of you is']
      : first === 'spouse'
        ? ['your spouse ', 'your spouse is not']
        : [people.length === 1 ? '' : 'you ', 'you are not'];
  return [
    {
      fields: open.map((who) => `${who}.${flag}`),
      text: isBlind ? `${are} blind` : `${whose}under 65`,
      tries: open.length === 2 ? [{ answer: `both ${yes}`, input: both }, ...open.map(of)] : open.map(of),
      likely: isBlind ? 'least' : input.socialSecurity + input.pension + (input.spousePension ?? 0) > 0,
      named: 'first',
    },
  ];
}

/** A part of one filer's pay that the law treats otherwise. */
function partsOfPay(input: TaxInput, who: Who): Question[] {
  const { wages, cityWages, ownerWages } = personOf(input, who);
  const [whose, own] = who === 'taxpayer' ? ['your', 'your own'] : ['your spouse’s', 'their own'];
  const asked: Question[] = [];
  const ask = (field: string, text: string, answer: string, part: Partial<Person>, likely: Question['likely']) =>
    asked.push({ fields: [`${who}.${field}`], text, tries: [{ answer, input: withPerson(input, who, part) }], likely });
  if (wages > 0 && cityWages === undefined) {
    const cut = { cityWages: wages + 10_000 };
    ask(
      'cityWages',
      `cities tax as much of ${whose} pay as the IRS`,
      'with $10,000 in a 401(k), which they tax',
      cut,
      false,
    );
  }
  if (wages > 0 && !ownerWages) {
    const likely = profitOf(input) > 0 ? false : 'least';
    ask('ownerWages', `none of ${whose} pay is from ${own} company`, 'all of it', { ownerWages: wages }, likely);
  }
  return asked;
}

/** Beside a business alone, what more it costs with a job: less credit for little income, and higher brackets. */
function job(input: TaxInput): Question[] {
  const { taxpayer } = input;
  if (taxpayer.selfEmploymentNet <= 0 || filers(input).some(({ wages }) => wages > 0)) return [];
  const beside = withPerson(input, 'taxpayer', { wages: 40_000 });
  const without = withPerson(beside, 'taxpayer', { selfEmploymentNet: 0 });
  const tries = [{ answer: 'beside a job of $40,000, the profit costs', input: beside, without }];
  return [{ fields: ['taxpayer.wages'], text: 'no pay from a job', tries, likely: 'most' }];
}

/** Whether tips of somebody with both are those of the business. */
function tipsOfBusiness(input: TaxInput): Question[] {
  const { qualifiedTips = 0, businessTips } = input;
  const has = (what: 'wages' | 'selfEmploymentNet') => filers(input).some((person) => person[what] > 0);
  if (qualifiedTips === 0 || businessTips !== undefined || !has('wages') || !has('selfEmploymentNet')) return [];
  const tries = [{ answer: 'of the business', input: { ...input, businessTips: qualifiedTips } }];
  return [{ fields: ['businessTips'], text: 'tips are of your pay', tries, likely: true }];
}

/** What the owner of a Schedule C pays for the own health and retirement. */
function ownDeductions(input: TaxInput, who: Who): Question[] {
  const { selfEmploymentNet, healthPremiums, planContributions } = personOf(input, who);
  const whose = who === 'taxpayer' ? 'you pay' : 'your spouse pays';
  const part = Math.min(6_000, selfEmploymentNet);
  // With a job in the house its plan is often open.
  const isLikely = filers(input).every(({ wages }) => wages === 0);
  const ask = (field: 'healthPremiums' | 'planContributions', what: string, likely: boolean): Question => ({
    ...{ fields: [`${who}.${field}`], text: `${whose} no ${what}`, likely },
    tries: [{ answer: `${formatWholeDollars(part)} of it`, input: withPerson(input, who, { [field]: part }) }],
  });
  if (selfEmploymentNet <= 0) return [];
  return [
    ...(healthPremiums ? [] : [ask('healthPremiums', 'self-employed health insurance', isLikely)]),
    ...(planContributions ? [] : [ask('planContributions', 'SEP, SIMPLE or solo 401(k)', false)]),
  ];
}

/** With somebody to care for, what the care costs that lets the filers work. */
function care(input: TaxInput): Question[] {
  const count = input.qualifyingChildren + input.otherDependents;
  if (count === 0 || input.careCosts) return [];
  const { one, more } = careAndPensions.careCredit.value;
  const careCosts = count > 1 ? more : one;
  const tries = [{ answer: formatWholeDollars(careCosts), input: { ...input, careCosts, carePersons: count } }];
  return [
    {
      fields: ['careCosts', 'carePersons'],
      text: 'nothing is paid for care',
      tries,
      likely: input.qualifyingChildren > 0,
    },
  ];
}

function profitOf(input: TaxInput): number {
  return filers(input).reduce(
    (sum, { selfEmploymentNet, passThroughIncome = 0 }) =>
      sum + Math.max(0, selfEmploymentNet) + Math.max(0, passThroughIncome),
    0,
  );
}

/** For the limit of the business income deduction. */
function wagesPaid(input: TaxInput): Question[] {
  const profit = profitOf(input);
  if (profit === 0 || input.businessWagesPaid) return [];
  const tries = [{ answer: 'enough of them', input: { ...input, businessWagesPaid: 10 * profit } }];
  const paysOwner = filers(input).some(({ ownerWages }) => ownerWages);
  return [{ fields: ['businessWagesPaid'], text: `the business pays no ${paysOwner ? 'other ' : ''}wages`, tries }];
}

function military(input: TaxInput, who: Who): Question[] {
  const [pension, field] =
    who === 'taxpayer'
      ? ([input.pension, 'militaryRetirement'] as const)
      : ([input.spousePension ?? 0, 'spouseMilitaryRetirement'] as const);
  if (pension === 0 || input[field]) return [];
  const text =
    who === 'taxpayer'
      ? 'no military, disability or survivor pension'
      : 'no military, disability or survivor pension of your spouse';
  return [
    {
      ...{ fields: [field], text, likely: isRetired(input) ? 'hardly' : personOf(input, who).wages > 0 },
      tries: [{ answer: 'all of it', input: { ...input, [field]: pension } }],
    },
  ];
}

/** With somebody to care for, the status may be another one. */
function statuses(input: TaxInput): Question[] {
  if (input.filingStatus !== 'single' || input.qualifyingChildren + input.otherDependents === 0) return [];
  const tries = [{ answer: 'head of household', input: { ...input, filingStatus: 'hoh' as const } }];
  return [{ fields: ['filingStatus'], text: 'single', tries, likely: true }];
}

function dependents(
  input: TaxInput,
  field: 'qualifyingChildren' | 'otherDependents',
  [text, one, several]: readonly [string, string, string],
): Question[] {
  if (input[field] > 0 || input.claimedAsDependent) return [];
  const tries = [1, 2, 3, 4].map((count) => ({
    answer: count === 1 ? `one ${one}` : `${count} ${several}`,
    input: { ...input, [field]: count },
  }));
  const isOld = field === 'qualifyingChildren' && filers(input).every(({ age65 }) => age65);
  const likely = isOld ? 'least' : isRetired(input) ? 'hardly' : field === 'qualifyingChildren' && input.pension === 0;
  return [{ fields: [field], text, tries, named: 'first', likely }];
}

/** Whether other dependents are children who count for the earned income credit. */
function olderChildren(input: TaxInput): Question[] {
  const { otherDependents } = input;
  if (otherDependents === 0 || input.olderChildren !== undefined) return [];
  const child = 'a child under 19, or under 24 and a student';
  const tries = [1, 2, 3].slice(0, otherDependents).map((count) => ({
    answer: otherDependents === 1 ? 'such a child' : count === 1 ? 'one of them' : `${count} of them`,
    input: { ...input, olderChildren: count },
  }));
  const text = `${otherDependents === 1 ? 'your other dependent is not' : 'none of your other dependents is'} ${child}`;
  return [{ fields: ['olderChildren'], text, tries, likely: 'most' }];
}

/** Whether the tax on money from a pension plan before 59½ is owed. Military retirement pay is from no such plan. */
function earlyPayouts(input: TaxInput): Question[] {
  const { pension, spousePension = 0, militaryRetirement = 0, spouseMilitaryRetirement = 0, socialSecurity } = input;
  const paid = [pension - militaryRetirement, spousePension - spouseMilitaryRetirement];
  const early = filers(input).reduce((sum, { age65 }, index) => sum + (age65 ? 0 : paid[index]!), 0);
  if (early === 0 || input.earlyPayouts !== undefined) return [];
  const tries = [{ answer: 'all of it before, and none', input: { ...input, earlyPayouts: early } }];
  const text = 'pension and IRA were paid after 59½, or by an exception';
  return [{ fields: ['earlyPayouts'], text, tries, likely: socialSecurity === 0 }];
}

/** Where hardly anyone has a child under 17, and most pensions are no military ones. */
function isRetired(input: TaxInput): boolean {
  return input.socialSecurity > 0 || filers(input).some(({ age65 }) => age65);
}
