import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { DueDates } from '#views/components/diagrams/due-dates.tsx';
import { LayerList } from '#views/components/diagrams/layer-list.tsx';
import { WeekStrip } from '#views/components/diagrams/week-strip.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Section } from '#views/components/section.tsx';
import { Timeline } from '#views/components/timeline.tsx';
import { cityRate, districtRate } from './local-rates.ts';
import type { BodyProps } from './service-body.ts';

const { unemploymentWages, unemploymentNewEmployer, unemploymentTechnologyFee } = business;
const { newHireDays, newHireContractor, cityDays, citySmallEmployer, w2Codes2026 } = employment;
const { payroll: social, wageBase, unemployment: federalUnemployment } = federal[2026];

export const title: ByBrand<string> = {
  dresdentax: 'Payroll with Ohio’s city and school district tax',
  brownco: 'Ohio payroll, with your own cost on every run',
  payroll: 'Full-service payroll for Ohio crews',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'One check in Ohio can carry six kinds of tax, and two of them depend on street addresses. We set up each worker once, run the checks, and file what follows.',
  brownco:
    'Do you know the full cost of your best hour: wage, employer tax, workers’ compensation, idle time? We run the payroll and hand you that figure with it.',
  payroll:
    'Hours by Tuesday. Checks on Friday. Federal, state, school and city tax withheld, sent and filed. W-2s in January.',
};

export const related = {
  'hr-consulting': 'Offer letter, forms and handbook, so that the first check has a clean start.',
  bookkeeping: 'Each run posts to the ledger by job or department on payday.',
  'business-tax': 'The owner’s salary and the company’s return have to agree.',
} as const;

const weekLead: ByBrand<string> = {
  dresdentax: 'A Friday payday, from the closed time clock to the deposit.',
  brownco: 'Two of the five steps are yours.',
  payroll: 'Five days. Two of them need you, for minutes.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section id="cost" title="What the payroll fee depends on" className="section-split">
        <p>
          {brand.id === 'payroll' ? 'We run it' : 'Dresden Payroll runs it'}. The fee depends on how many people you
          pay, how often, and in how many towns. Tell us these three numbers and we answer with a fee. Your own share of
          payroll tax is separate: see the taxes below.
        </p>
        <ArrowLink to={contactAbout('payroll')}>Ask for a fee for your payroll</ArrowLink>
      </Section>

      <Section title="A weekly pay run, day by day" tone="subtle" lead={forBrand(weekLead, brand.id)}>
        <WeekStrip days={week} />
        <p className="measure">
          Every other week or monthly? The order holds. In a week with a bank holiday the cutoff is a day earlier.
        </p>
      </Section>

      <CollapsedSection
        id="taxes"
        title="Taxes on an Ohio paycheck"
        lead="Top to bottom, from federal tax to the workers’ compensation fund. The first four come out of the worker’s pay, and you match part of the first; the last two are yours alone."
      >
        <DiagramFigure caption="Who pays what on one Ohio paycheck. Rates of cities and school districts are examples; the worker’s own addresses decide.">
          <LayerList items={layers} />
        </DiagramFigure>
        <FactNote
          facts={[
            social,
            wageBase,
            cities,
            schoolDistricts,
            unemploymentNewEmployer,
            unemploymentWages,
            unemploymentTechnologyFee,
            federalUnemployment,
          ]}
        />
      </CollapsedSection>

      <CollapsedSection
        title="What to do when you hire someone"
        lead="The clock begins with the first hour of paid work."
      >
        <Timeline items={newHire} />
        <FactNote facts={[newHireDays, newHireContractor, cityDays, citySmallEmployer]} />
        <ArrowLink to={href('ohioEmployers')}>Accounts, forms and fees of an Ohio employer</ArrowLink>
      </CollapsedSection>

      <CollapsedSection
        id="switch"
        title="What we need if you switch payroll to us"
        lead="January is tidy. The start of a quarter is nearly as good. Any other Friday works if we get these."
      >
        <CheckList items={switching} />
        <ArrowLink to={`${href('schedule')}?service=payroll`}>Pick a day to hand over</ArrowLink>
      </CollapsedSection>

      <CollapsedSection
        title="Payroll due dates for the next twelve months"
        lead="The monthly ones apply to employers who pay the tax by the month."
        action={{ label: 'Add these to your calendar', to: href('deadlines') }}
      >
        <DueDates kinds={['employer']} caption="Payroll dates of an Ohio employer" />
      </CollapsedSection>

      <CollapsedSection title="Common payroll mistakes, and what we check">
        <p>
          A worker moves across the county line and tells nobody: the school district is wrong until April. A crew works
          in Columbus: after {cityDays.value} days in a year you withhold that city’s tax, at a site planned for longer
          from the first day. Receipts under {formatDollars(citySmallEmployer.value)} last year: only the tax of your
          own city. A tip is paid in cash and left off the stub. An owner takes a draw where a salary was needed. Each
          of these comes back later as a notice.
        </p>
        <p>
          So we ask for new addresses, and where people worked. If a notice comes for a period we ran, send it to us
          before you pay it.
        </p>
        <p>
          New on the W-2 of 2026: box 12 shows cash tips (code {w2Codes2026.value.tips}) and overtime premium (code{' '}
          {w2Codes2026.value.overtime}), box {w2Codes2026.value.occupationBox} the tipped job. Keep these amounts apart
          all year.
        </p>
        <FactNote facts={[w2Codes2026, cityDays, citySmallEmployer]} />
      </CollapsedSection>

      <CollapsedSection title="Questions about payroll">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const layers = [
  {
    name: 'Federal tax',
    who: 'Worker and you',
    text: `Income tax by Form W-4. Social Security at ${formatPercent(social.value.socialSecurity)} up to ${formatDollars(wageBase.value)} of wages, Medicare at ${formatPercent(social.value.medicare)} without a top. You match the last two.`,
    rate: `${formatPercent(social.value.socialSecurity)} and ${formatPercent(social.value.medicare)} each`,
  },
  {
    name: 'Ohio income tax',
    who: 'Worker',
    text: 'State income tax by Form IT 4. How often you send it follows from how much you withhold.',
    rate: 'by table',
  },
  {
    name: 'School district tax',
    who: 'Worker, by home address',
    text: 'Only where voters passed one. The district number goes on the IT 4. Our tax calculator has the rates of Fairfield, Licking, Franklin and Knox counties; for other counties look up the address in The Finder.',
    rate: `Newark ${districtRate('newark')}`,
  },
  {
    name: 'City tax',
    who: 'Worker, by place of work first',
    text: `The town where the work is done is withheld first. The rest may be due to the home town. Columbus takes ${cityRate('columbus')}, Newark ${cityRate('newark')}.`,
    rate: `Zanesville ${cityRate('zanesville')}`,
  },
  {
    name: 'Unemployment tax',
    who: 'You',
    text: `Ohio charges a new employer ${formatPercent(unemploymentNewEmployer.value)} on the first ${formatDollars(unemploymentWages.value)} of each worker’s year, outside construction, plus a ${formatPercent(unemploymentTechnologyFee.value)} technology fee for now. Federal tax adds ${formatPercent(federalUnemployment.value.rate)} of ${formatDollars(federalUnemployment.value.wages)} if the state part is paid in time.`,
    rate: formatPercent(unemploymentNewEmployer.value),
  },
  {
    name: 'Workers’ compensation',
    who: 'You, from the first employee',
    text: 'Coverage comes from the state fund (BWC). The premium follows the kind of work and the wages, from July to June. You report actual payroll each August.',
    rate: 'by class',
  },
];

const week = [
  { day: 'Monday', title: 'Last week’s hours are final', text: 'Anyone who forgot to clock in or out says so now.' },
  {
    day: 'Tuesday',
    title: 'You send us the hours',
    text: 'You send the sheet or approve it in the app. Bonuses, advances and days off go along.',
    yours: true,
  },
  {
    day: 'Wednesday',
    title: 'You approve',
    text: 'One page: gross, each tax, net, and your own cost.',
    yours: true,
  },
  { day: 'Thursday', title: 'Money moves', text: 'Direct deposits leave. Paper checks are printed. Stubs are posted.' },
  {
    day: 'Friday',
    title: 'Payday',
    text: 'The run is in the ledger. Tax deposits are lined up for their own due dates.',
  },
];

const newHire = [
  {
    when: 'Before day 1',
    title: 'Addresses and forms',
    text: 'W-4, IT 4 with the school district number, bank details. We look up the home and work towns.',
  },
  {
    when: 'Day 1 to 3',
    title: 'Form I-9',
    text: 'The worker fills in part one on the first day. You look at the documents yourself; we remind you.',
  },
  {
    when: `By day ${newHireDays.value}`,
    title: 'Report to the state',
    text: `Name, address, birth date and number are due within ${newHireDays.value} days. A one-person contractor paid ${formatDollars(newHireContractor.value)} or more a year is reported too, apart from licensed professionals.`,
  },
  {
    when: 'First payday',
    title: 'We check the first pay stub',
    text: 'We go through it line by line, because errors on it repeat.',
  },
];

const switching = [
  'Pay totals for each worker so far this year',
  'The last quarterly reports: 941, Ohio, unemployment',
  'Your account numbers with Ohio, the cities and BWC',
  'Unemployment rate letter for this year',
  'Garnishment or child support orders',
  'Vacation and sick hours owed',
  'W-4 and IT 4 of everybody on the list',
  'Who may approve a run when you are away',
];

const questions = {
  'I only pay my daughter on Saturdays. Is that payroll?':
    'If she is on the clock, yes. There are breaks for a parent’s own sole proprietorship, such as no Social Security tax on a child under 18. Ask before the first check, since a corporation does not get them.',
  'Can I pay the crew as 1099s until things settle?':
    'What they are depends on how they work, not on what is easier to pay. If you set the hours and own the tools, assume payroll. Guess wrong, and most of the back taxes fall on you.',
  'Do remote workers change anything?':
    'A home office is a place of work. Its city counts, its school district already did, and another state brings registrations of its own. Tell us before the laptop ships.',
};
