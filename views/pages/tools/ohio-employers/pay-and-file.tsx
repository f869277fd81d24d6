import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Link } from '#views/components/link.tsx';

const {
  minimumWage,
  tippedOver,
  payDays,
  latePay,
  salaryTest,
  minorAge,
  minorBreak,
  minorHours,
  olderMinorHours,
  minorRecordYears,
  minorPermitDays,
  overtimeOver,
} = employerDuties;
const { cityDays, citySmallEmployer, payStubDays } = employment;
const {
  withholdingQuarterly,
  withholdingMonthly,
  federalDepositLookback,
  federalUnemploymentDepositOver,
  cityWithholdingMonthly,
  cityWithholdingTwiceMonthly,
  unemploymentWages,
  unemploymentNewEmployer,
  unemploymentTechnologyFee,
} = business;
const links = officialLinks.value;

/** Pay, the work of minors, and the payroll taxes. */
export function PayAndFile() {
  return (
    <>
      <CollapsedSection title="Minimum wage, tips, overtime and paydays">
        <DataTable
          caption="Least pay an hour in Ohio, 2026"
          columns={{ who: 'Who, in 2026', hour: 'An hour', note: 'What to know' }}
          numeric={['hour']}
          rows={wages}
          note="The amounts of 2027 start on January 1. Ohio has announced them at com.ohio.gov; we could not confirm them yet, so look there before the first pay run of 2027."
        />
        <CheckList items={payRules} />
        <FactNote facts={[minimumWage, tippedOver, overtimeOver, salaryTest, payDays, latePay, payStubDays]} />
      </CollapsedSection>
      <CollapsedSection
        title="Workers under 18"
        lead={`At ${minorAge.value.from} and ${minorAge.value.from + 1} a worker needs a work permit from the school district all year. At ${minorAge.value.to - 1} and ${minorAge.value.to} it is needed during the school year; in the summer you keep proof of age and a parent’s signed consent.`}
      >
        <CheckList items={minors} />
        <FactNote facts={[minorAge, minorBreak, minorHours, olderMinorHours, minorRecordYears, minorPermitDays]} />
      </CollapsedSection>
      <CollapsedSection
        title="Withhold, file, pay: how often and on which form"
        lead="How much you withheld last year decides how often you pay this year. Each office has its own line."
        action={{ label: 'See the next due dates', to: href('deadlines') }}
      >
        <DataTable caption="Payroll taxes of an Ohio employer" columns={taxColumns} rows={taxes} />
        <p className="measure">
          City tax follows the work. A worker may spend {cityDays.value} days of a year in another Ohio city before its
          tax comes out of the check; at a job site planned for longer it does from the first day. With receipts under{' '}
          {formatDollars(citySmallEmployer.value)} last year you withhold only for the city of your own place. The{' '}
          <Link to={href('towns')}>rates town by town</Link> differ. School district tax follows the home: take the
          number from section I of the worker’s IT 4.
        </p>
        <FactNote
          facts={[
            federalDepositLookback,
            federalUnemploymentDepositOver,
            federal[2026].unemployment,
            withholdingQuarterly,
            withholdingMonthly,
            cityWithholdingMonthly,
            cityWithholdingTwiceMonthly,
            unemploymentNewEmployer,
            unemploymentWages,
            unemploymentTechnologyFee,
            cityDays,
            citySmallEmployer,
          ]}
        />
      </CollapsedSection>
    </>
  );
}

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
    who: 'Small employers; workers under 16 of any employer',
    hour: formatDollars(minimumWage.value.federal),
    note: `The federal wage, where receipts are not over ${formatDollars(minimumWage.value.receiptsOver)} a year`,
  },
];

const payRules = [
  `Over ${overtimeOver.value} hours in a week: one and a half times the regular rate. Salaried people too, unless their duties pass the federal test and they earn ${formatDollars(salaryTest.value)} a week or more.`,
  `Pay for the first half of a month by day ${payDays.value.firstHalf} of the next month, for the second half by its day ${payDays.value.secondHalf}. Every two weeks meets both.`,
  `Pay that is ${latePay.value.days} days late, without a dispute, costs ${formatPercent(latePay.value.part)} of it more or ${formatDollars(latePay.value.least)}, whichever is greater.`,
  `Each payday brings a pay stub, on paper or online. It shows hours and rate of those paid by the hour. If a worker asks in writing for a pay stub, you have ${payStubDays.value} days to give it.`,
];

const minors = [
  `${minorBreak.value.minutes} minutes of break for more than ${minorBreak.value.hours} hours in a row.`,
  `At 14 and 15: ${minorHours.value.schoolDay} hours on a school day and ${minorHours.value.schoolWeek} in a school week; ${minorHours.value.day} and ${minorHours.value.week} when school is out. Not before ${minorHours.value.from} in the morning or after ${minorHours.value.until} in the evening (${minorHours.value.untilInSummer} from June 1 to September 1). Ohio alone would allow ${minorHours.value.untilInSummer} in school holidays of five days or more too; the federal law does not.`,
  `At 16 and 17, for those who must attend school: on a school day not before ${olderMinorHours.value.from} in the morning, or ${olderMinorHours.value.fromIfEarly} if work ended by ${olderMinorHours.value.early} the night before; not after ${olderMinorHours.value.until} the night before a school day.`,
  'No dangerous work at any age under 18: the list is at com.ohio.gov.',
  `Keep the time records of minors for ${minorRecordYears.value} years, and as payroll records for the longer times below.`,
  `Send the permit back to the school within ${minorPermitDays.value} days after the last day of work.`,
];

const taxColumns = { tax: 'Tax', often: 'How often', forms: 'Forms, and where' };

/** The forms of a tax and the link to its office. */
const forms = (names: string, { label, url }: { label: string; url: string }) => (
  <>
    {names}. <Link to={url}>{label}</Link>
  </>
);

const taxes = [
  {
    tax: 'Federal income tax, Social Security, Medicare',
    often: `Deposit each month up to ${formatDollars(federalDepositLookback.value)} a year, within days of payday above; the smallest payrolls may pay with Form 941`,
    forms: forms('941 by the quarter', { label: 'EFTPS', url: links.federalBusiness.url }),
  },
  {
    tax: 'Federal unemployment',
    often: `${formatPercent(federal[2026].unemployment.value.rate)} of ${formatDollars(federal[2026].unemployment.value.wages)} a worker; deposit by the quarter once over ${formatDollars(federalUnemploymentDepositOver.value)}`,
    forms: forms('940 once a year', { label: 'EFTPS', url: links.federalBusiness.url }),
  },
  {
    tax: 'Ohio and school district income tax',
    often: `You withheld up to ${formatDollars(withholdingQuarterly.value)} in the 12 months to June 30: every quarter. Below ${formatDollars(withholdingMonthly.value)}: every month. More: Ohio tax after each payday, with Form IT 942 each quarter, and school district tax every month`,
    forms: forms('IT 501 and SD 101; IT 941 and SD 141 for the year', {
      label: 'Ohio Business Gateway',
      url: links.ohioGateway.url,
    }),
  },
  {
    tax: 'Ohio unemployment',
    often: `By the quarter. New employers: ${formatPercent(unemploymentNewEmployer.value)} of ${formatDollars(unemploymentWages.value)} a worker, more in construction. In 2026 and 2027 a fee of ${formatPercent(unemploymentTechnologyFee.value)} comes on top; do not count it on Form 940`,
    forms: forms('Wage report by name', { label: 'The SOURCE', url: links.ohioUnemployment.url }),
  },
  {
    tax: 'City income tax',
    often: `Every quarter. Every month if you withheld over ${formatDollars(cityWithholdingMonthly.value.lastYear)} for the city last year, or over ${formatDollars(cityWithholdingMonthly.value.month)} in a month of the last quarter. Twice a month, where the city asks for it, over ${formatDollars(cityWithholdingTwiceMonthly.value.lastYear)} last year or ${formatDollars(cityWithholdingTwiceMonthly.value.month)} in a month of it`,
    forms: forms('RITA Form 11, or the city’s own', { label: 'RITA', url: links.regionalIncomeTax.url }),
  },
  {
    tax: 'Workers’ compensation',
    often: 'Once a year, by August 15, for July to June',
    forms: forms('Payroll report', { label: 'BWC', url: links.workersCompensation.url }),
  },
];
