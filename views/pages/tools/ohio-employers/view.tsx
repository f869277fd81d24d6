import type { BrandId } from '#shared/brands/index.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { telHref } from '#shared/format/tel-href.ts';
import { toolRelations } from '#shared/site/relations/tools.ts';
import { href } from '#shared/site/routes.ts';
import { deadlinesFor } from '#shared/tax/deadlines.ts';
import { business } from '#shared/tax/facts/business.ts';
import { dueDates } from '#shared/tax/facts/deadline-rules.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { fees } from '#shared/tax/facts/fees.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { CheckList } from '#views/components/check-list.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { Timeline } from '#views/components/timeline.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { OfficePhones } from '../office-phones.tsx';

const {
  minimumWage,
  tippedOver,
  payDays,
  latePay,
  unemploymentFrom,
  unemploymentForm,
  withholdingRegistration,
  withholdingTables,
  reciprocity,
  minorAge,
  minorBreak,
  minorHours,
  minorRecordYears,
  minorPermitDays,
  postersOnline,
  newHireCenter,
  overtimeOver,
} = employerDuties;
const {
  newHireDays,
  newHireContractor,
  identityDays,
  identityKept,
  wageRecordYears,
  ohioWageRecordYears,
  unemploymentRecordYears,
  taxRecordYears,
  cityDays,
  payStubDays,
  w2Codes2026,
} = employment;
const {
  withholdingQuarterly,
  withholdingMonthly,
  federalDepositLookback,
  federalUnemploymentDepositOver,
  cityWithholdingMonthly,
  unemploymentWages,
  unemploymentNewEmployer,
} = business;
const links = officialLinks.value;

/** What Ohio asks of an employer, from the first account to the last check. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="For Ohio employers"
        lead={leads[brand.id]}
        crumbs={[{ label: 'For Ohio employers' }]}
        art="resources"
      />
      <Section
        title="Register: accounts to open before the first payday"
        lead="The federal number comes first, because every other form asks for it."
      >
        <Timeline items={accounts} />
        <FactNote
          facts={[
            withholdingRegistration,
            unemploymentFrom,
            unemploymentForm,
            fees.workersCompensation,
            telephones.irsBusinesses,
            telephones.ohioBusinesses,
            telephones.unemployment,
            telephones.workersCompensation,
          ]}
        />
      </Section>
      <Section tone="subtle" title="Hire: papers of the first three weeks">
        <Timeline items={hiring} />
        <FactNote facts={[identityDays, newHireDays, newHireContractor, newHireCenter, reciprocity]} />
      </Section>
      <Section title="Pay: minimum wage, tips, overtime and paydays">
        <DataTable
          caption="Least pay an hour in Ohio, 2026"
          columns={[
            { key: 'who', label: 'Who' },
            { key: 'hour', label: 'An hour', numeric: true },
            { key: 'note', label: 'What to know' },
          ]}
          rows={wages}
          note="The amounts of 2027 start on January 1. Ohio announces them at com.ohio.gov by September 30 of the year before. We print them once we have read them there."
        />
        <CheckList items={payRules} />
        <FactNote facts={[minimumWage, tippedOver, overtimeOver, payDays, latePay, payStubDays]} />
      </Section>
      <Section
        tone="subtle"
        title="Workers under 18"
        lead={`The school district issues the work permit of anyone from ${minorAge.value.from} to ${minorAge.value.to} during the school year.`}
      >
        <CheckList items={minors} />
        <FactNote facts={[minorAge, minorBreak, minorHours, minorRecordYears, minorPermitDays]} />
      </Section>
      <Section
        title="Withhold, file, pay: how often and on which form"
        lead="How much you withheld last year decides how often you pay this year. Each office has its own line."
        action={{ label: 'See the next due dates', to: href('deadlines') }}
      >
        <DataTable caption="Payroll taxes of an Ohio employer" columns={taxColumns} rows={taxes} />
        <p className="measure">
          City tax follows the work. A worker may spend {cityDays.value} days of a year in another Ohio city before its
          tax comes out of the check, and the <Link to={href('towns')}>rates town by town</Link> differ. School district
          tax follows the home: take the number from line one of the worker’s IT 4. For pay periods that end on{' '}
          {printedDate(withholdingTables.value)} or later, use the newest Ohio withholding tables.
        </p>
        <FactNote
          facts={[
            federalDepositLookback,
            federalUnemploymentDepositOver,
            federal[2026].unemployment,
            withholdingQuarterly,
            withholdingMonthly,
            cityWithholdingMonthly,
            unemploymentNewEmployer,
            unemploymentWages,
            cityDays,
            withholdingTables,
          ]}
        />
      </Section>
      <YearEnd />
      <Section title="Posters: on the wall or online" className="section-split">
        <p>
          Since {printedDate(postersOnline.value.from)} {spelled(postersOnline.value.notices)} Ohio notices may go on a
          page that all your people can open. They cover minimum wage, work of minors, civil rights, prevailing wage,
          workers’ compensation and public safety. A list of the minors who work for you still has to hang where they
          work.
        </p>
        <p>
          The federal ones did not change: they stay on the wall. All are free. Print them from com.ohio.gov,
          bwc.ohio.gov and dol.gov, and do not pay the letter that offers a laminated set.
        </p>
        <FactNote facts={[postersOnline]} />
      </Section>
      <Section tone="subtle" title="Keep: records by the longest rule">
        <DataTable
          caption="Years to keep"
          columns={[
            { key: 'what', label: 'Paper' },
            { key: 'years', label: 'Until' },
            { key: 'rule', label: 'Whose rule' },
          ]}
          rows={records}
        />
        <FactNote
          facts={[
            unemploymentRecordYears,
            ohioWageRecordYears,
            wageRecordYears,
            taxRecordYears,
            identityKept,
            minorRecordYears,
          ]}
        />
      </Section>
      <Section title="Part: when someone leaves">
        <Timeline items={leaving} />
        <FactNote facts={[payDays, latePay, minorPermitDays]} />
      </Section>
      <Section tone="subtle" title="Questions from Ohio employers">
        <Faq items={questions} />
      </Section>
      <Section title="Whom to call">
        <OfficePhones
          phones={[
            telephones.irsBusinesses,
            telephones.ohioBusinesses,
            telephones.unemployment,
            telephones.workersCompensation,
            telephones.rita,
            telephones.cca,
          ]}
        />
      </Section>
      <RelatedLinks relations={toolRelations.ohioEmployers} path={path} />
      <ClosingBand sentence="About to hire? Call before the first day, and the accounts will be open in time." />
    </>
  );
}

const leads: Record<BrandId, string> = {
  dresdentax: 'From the first account to the last check: which form, which office, what it costs and by when.',
  brownco:
    'What will the first hire ask of you besides wages? Accounts, days, fees and records, in the order they come.',
  payroll: 'Register, hire, pay, file, keep, part. One page with the forms, the numbers and the days.',
};

/** A number that a press calls. */
const call = (number: string) => <a href={telHref(number)}>{number}</a>;

/** A form with its fee, the link to its office, and the telephone number. */
const office = (form: string, label: string, url: string, number: string) => (
  <>
    {form} <Link to={url}>{label}</Link>, {call(number)}.
  </>
);

const accounts = [
  {
    when: 'First of all',
    title: 'Federal number (EIN)',
    text: office('Form SS-4, no fee.', 'irs.gov', 'https://www.irs.gov', telephones.irsBusinesses.value.number),
  },
  {
    when: 'Before the first hour of work',
    title: 'Workers’ compensation',
    text: office(
      `Form U-3. The application costs at least ${formatDollars(fees.workersCompensation.value)}, which stay with BWC if you change your mind.`,
      'BWC',
      links.workersCompensation.url,
      telephones.workersCompensation.value.number,
    ),
  },
  {
    when: 'Before the first check',
    title: 'City withholding',
    text: office(
      'The Finder names the office for an address: RITA, CCA or the city itself. Ask it whether there is a fee.',
      'RITA',
      links.regionalIncomeTax.url,
      telephones.rita.value.number,
    ),
  },
  {
    when: `Within ${withholdingRegistration.value.days} days of the first pay`,
    title: 'Ohio withholding, school districts included',
    text: office(
      `Form ${withholdingRegistration.value.form}, no fee.`,
      'Ohio Business Gateway',
      links.ohioGateway.url,
      telephones.ohioBusinesses.value.number,
    ),
  },
  {
    when: `At ${formatDollars(unemploymentFrom.value.quarterWages)} of wages in a quarter, or in week ${unemploymentFrom.value.weeks} of a year with a worker`,
    title: 'Unemployment tax',
    text: office(
      `Online, or Form ${unemploymentForm.value} on paper, no fee.`,
      'The SOURCE',
      links.ohioUnemployment.url,
      telephones.unemployment.value.number,
    ),
  },
];

const hiring = [
  {
    when: 'Before day one',
    title: 'Work permit for a minor',
    text: 'The school district signs it. You also agree on the wage in writing before work begins.',
  },
  {
    when: 'Day one',
    title: 'W-4, IT 4 and your own address',
    text: `The IT 4 carries the school district number. Give the new worker your name, address and telephone in writing; the Ohio Constitution asks for it. People who live in ${list(reciprocity.value.states)} hand you ${reciprocity.value.form} instead, and you withhold no Ohio tax.`,
  },
  {
    when: `Business day ${identityDays.value}`,
    title: 'Form I-9',
    text: 'Look at the original documents, sign section 2, and file it apart from the rest. It goes to nobody unless an inspector asks.',
  },
  {
    when: `Day ${newHireDays.value}`,
    title: 'New hire report',
    text: (
      <>
        Online with the <Link to={newHireCenter.source.url}>Ohio New Hire Reporting Center</Link>, by mail to{' '}
        {newHireCenter.value.mail}. Questions: {call(newHireCenter.value.telephone)}. A report that never comes may cost{' '}
        {formatDollars(newHireCenter.value.penalty)}. Contractors who work alone are reported too, from{' '}
        {formatDollars(newHireContractor.value)} a year on.
      </>
    ),
  },
];

const wages = [
  {
    who: 'Most workers',
    hour: formatDollars(minimumWage.value.hour),
    note: 'The sheet for the wall is new each January',
  },
  {
    who: 'Workers with tips',
    hour: formatDollars(minimumWage.value.tipped),
    note: `Over ${formatDollars(tippedOver.value)} of tips a month; wage and tips together must reach ${formatDollars(minimumWage.value.hour)}`,
  },
  {
    who: 'Small employers, and workers under 16',
    hour: formatDollars(minimumWage.value.federal),
    note: `The federal wage, where receipts are not over ${formatDollars(minimumWage.value.receiptsOver)} a year`,
  },
];

const payRules = [
  `Over ${overtimeOver.value} hours in a week: one and a half times the regular rate. Salaried people too, unless both duties and pay pass the federal test.`,
  `Pay for the first half of a month by day ${payDays.value.firstHalf} of the next month, for the second half by its day ${payDays.value.secondHalf}. Every two weeks meets both.`,
  `Pay that is ${latePay.value.days} days late, without a dispute, costs ${formatPercent(latePay.value.part)} of it more or ${formatDollars(latePay.value.least)}, whichever is greater.`,
  `Each payday brings a pay stub, on paper or online. It shows hours and rate of those paid by the hour. When someone asks for a stub in writing, ${payStubDays.value} days are left to hand it over.`,
];

const minors = [
  `${minorBreak.value.minutes} minutes of break for more than ${minorBreak.value.hours} hours in a row.`,
  `At 14 and 15: ${minorHours.value.schoolDay} hours on a school day and ${minorHours.value.schoolWeek} in a school week; ${minorHours.value.day} and ${minorHours.value.week} when school is out.`,
  `Time records of minors: ${minorRecordYears.value} years by the rule for minors, longer by the others below.`,
  `Send the permit back to the school within ${minorPermitDays.value} days after the last day of work.`,
];

const taxColumns = [
  { key: 'tax', label: 'Tax' },
  { key: 'often', label: 'How often' },
  { key: 'forms', label: 'Forms, and where' },
];

/** The forms of a tax and the link to its office. */
const forms = (names: string, { label, url }: { label: string; url: string }) => (
  <>
    {names}. <Link to={url}>{label}</Link>
  </>
);

const taxes = [
  {
    tax: 'Federal income tax, Social Security, Medicare',
    often: `Deposit each month up to ${formatDollars(federalDepositLookback.value)} a year, within days of payday above`,
    forms: forms('941 by the quarter', { label: 'EFTPS', url: links.federalBusiness.url }),
  },
  {
    tax: 'Federal unemployment',
    often: `${formatPercent(federal[2026].unemployment.value.rate)} of ${formatDollars(federal[2026].unemployment.value.wages)} a worker; deposit by the quarter once over ${formatDollars(federalUnemploymentDepositOver.value)}`,
    forms: forms('940 once a year', { label: 'EFTPS', url: links.federalBusiness.url }),
  },
  {
    tax: 'Ohio and school district income tax',
    often: `By the quarter up to ${formatDollars(withholdingQuarterly.value)} a year, each month below ${formatDollars(withholdingMonthly.value)}, then after each payday with IT 942`,
    forms: forms('IT 501 and SD 101; IT 941 and SD 141 for the year', {
      label: 'Ohio Business Gateway',
      url: links.ohioGateway.url,
    }),
  },
  {
    tax: 'Ohio unemployment',
    often: `By the quarter. New employers: ${formatPercent(unemploymentNewEmployer.value)} of ${formatDollars(unemploymentWages.value)} a worker, more in construction`,
    forms: forms('Wage report by name', { label: 'The SOURCE', url: links.ohioUnemployment.url }),
  },
  {
    tax: 'City income tax',
    often: `By the quarter; each month over ${formatDollars(cityWithholdingMonthly.value.lastYear)} last year or ${formatDollars(cityWithholdingMonthly.value.month)} in one month`,
    forms: forms('RITA Form 11, or the city’s own', { label: 'RITA', url: links.regionalIncomeTax.url }),
  },
  {
    tax: 'Workers’ compensation',
    often: 'Once a year, by August 15, for July to June',
    forms: forms('Payroll report', { label: 'BWC', url: links.workersCompensation.url }),
  },
];

/** The forms of January and February, on their next days. */
function YearEnd() {
  const { now } = usePageContext();
  const next = deadlinesFor(['employer'], new Date(now));
  const day = (id: string) => printedDate(next.find((deadline) => deadline.id.startsWith(`${id}-`))!.date);
  return (
    <Section tone="tint" title="W-2 season: W-2, IT 3 and Form 17">
      <Timeline
        items={[
          {
            when: 'December',
            title: 'Check names, numbers and addresses',
            text: 'Compare the payroll list with the Social Security cards. A wrong school district number costs more to mend in January.',
          },
          {
            when: day('year-end-payroll'),
            title: 'W-2s to workers, to Social Security and to Ohio',
            text: `The Ohio upload is called IT 3. On the same day: Form 940, the last Form 941, IT 941 and SD 141. New in box 12: cash tips (${w2Codes2026.value.tips}), overtime premium (${w2Codes2026.value.overtime}) and Trump account money (${w2Codes2026.value.trumpAccount}).`,
          },
          {
            when: day('contractor-forms'),
            title: '1099-NEC to independent contractors',
            text: `From ${formatDollars(business.contractorForm2026.value)} paid to one person in 2026.`,
          },
          {
            when: day('city-withholding-year'),
            title: 'City reconciliation',
            text: 'Form 17 for RITA towns, with the W-2s. Other cities have a form of their own for the same last day of February.',
          },
        ]}
      />
      <FactNote facts={[dueDates, w2Codes2026, business.contractorForm2026]} />
    </Section>
  );
}

const records = [
  {
    what: 'Hours and pay',
    years: `${unemploymentRecordYears.value} years after the calendar year of the pay`,
    rule: 'Ohio unemployment',
  },
  {
    what: 'Hours and pay of those who left',
    years: `${ohioWageRecordYears.value} years after their last day, if that is later`,
    rule: 'Ohio minimum wage',
  },
  {
    what: 'Payroll under the federal wage law',
    years: `${wageRecordYears.value} years`,
    rule: 'Federal, shorter than Ohio’s',
  },
  {
    what: 'Tax forms and deposits',
    years: `${taxRecordYears.value} years after due or paid`,
    rule: 'IRS',
  },
  {
    what: 'I-9 of those who left',
    years: `${identityKept.value.afterHire} years from the hire or ${identityKept.value.afterLeaving} from the last day, the later one`,
    rule: 'Homeland Security',
  },
];

const leaving = [
  {
    when: 'Last day',
    title: 'Keys, passwords, address for the W-2',
    text: 'Ask where the W-2 should go. Note the reason for leaving in one sentence while you remember it.',
  },
  {
    when: 'Regular payday',
    title: 'Last check',
    text: 'Ohio sets no earlier day than the usual one, whoever ended the job.',
  },
  {
    when: `Within ${minorPermitDays.value} days`,
    title: 'Permit of a minor',
    text: 'Back to the school district that issued it.',
  },
  {
    when: 'When the state writes',
    title: 'Request for separation information',
    text: 'Answer by the day printed on it, even if you do not object. Answers that never come can raise your unemployment rate.',
  },
  {
    when: 'No one left on the payroll',
    title: 'Close the accounts',
    text: 'Mark the last 941 and IT 941 as final, report the end in The SOURCE, and cancel the BWC policy. An open account keeps asking for returns.',
  },
];

const questions = [
  {
    question: 'I pay nobody but myself. Am I an employer?',
    answer:
      'As a sole proprietor or a partner, no: you take draws. As an officer of your own corporation, an S corporation too, yes: your salary runs through all of the accounts above.',
  },
  {
    question: 'What does the first year with one worker cost in fees?',
    answer: `The BWC application, ${formatDollars(fees.workersCompensation.value)} at least. The federal number, the Ohio accounts and the posters are free. Premiums and taxes then follow the wages.`,
  },
  {
    question: 'A worker moved to another township. What changes?',
    answer:
      'Perhaps the school district, and with it a tax. Ask for a new IT 4. The city at work stays the same as long as the place of work does.',
  },
  {
    question: 'No wages this quarter. Do I still file?',
    answer:
      'Yes. Form 941, the unemployment report and the Ohio return are due with zeros until the account is closed. A quarter without pay is the one that is easily forgotten.',
  },
  {
    question: 'Can I hold the last check until the keys are back?',
    answer:
      'No. The regular payday stands, and pay that stays out goes under the late pay rule. Ask for keys and tools on the last day, in writing if you must.',
  },
];

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function spelled(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}
