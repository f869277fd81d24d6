import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { countySalesTax, stateSalesTax } from '#shared/tax/facts/local.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { DueDates } from '#views/components/diagrams/due-dates.tsx';
import { LayerList } from '#views/components/diagrams/layer-list.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { countyRate } from './local-rates.ts';
import type { BodyProps } from './service-body.ts';

const {
  commercialActivityRate,
  commercialActivityExclusion,
  withholdingQuarterly,
  withholdingMonthly,
  passThroughRate,
  municipalEstimates,
} = business;

export const title: ByBrand<string> = {
  dresdentax: 'Business tax returns, federal, Ohio and city',
  brownco: 'Business tax: your returns, their dates, and planning',
  payroll: 'Business tax returns, built on your payroll',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'Your company may owe a federal return, a state tax on receipts, a city tax on profit and sales tax by county. We keep the list, so you do not find out from a notice.',
  brownco:
    'Stay a plain LLC or elect S? Pay yourself more? Buy the machine before year-end? Tax is one column in each of those decisions. We fill it in while it can still change.',
  payroll:
    'Each pay run leaves numbers the return needs: wages, employer tax, city tax by town. We carry them over on the day and prepare the rest of the form around them.',
};

export const related = {
  bookkeeping: 'The return starts from a closed ledger.',
  payroll: 'Owner salary, W-2s and city withholding all land on the same set of forms.',
  'fractional-cfo': 'For choices that are bigger than tax: a loan, a second site, a partner buying in.',
} as const;

const planLead: ByBrand<string> = {
  dresdentax: 'Six checks while the year is still open.',
  brownco: 'Six checks in the months when a decision can still change the tax.',
  payroll: 'Six checks, one calendar. Most take a phone call.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section
        id="forms"
        title="Which federal return does your business file?"
        lead="The name of the business does not decide it. An LLC can file as any of the four, depending on how many owners it has and what it elected."
      >
        <DataTable
          caption="How each kind of business files its federal income tax"
          columns={{
            kind: 'Filed as',
            form: 'Return',
            due: 'Usual due date',
            pays: 'Who pays the tax',
            mistake: 'Where it goes wrong',
          }}
          rows={entities}
          note="For calendar-year filers. A date on a weekend or holiday moves to the next business day."
        />
      </Section>

      <CollapsedSection
        title="Ohio and city taxes on a business"
        lead="Ohio has no ordinary corporate income tax. A company meets these five."
        action={{ label: 'See every Ohio business tax', to: href('ohioBusinessTaxes') }}
      >
        <LayerList items={ohioLayers} />
        <FactNote
          facts={[
            commercialActivityExclusion,
            stateSalesTax,
            countySalesTax,
            withholdingQuarterly,
            municipalEstimates,
            passThroughRate,
          ]}
        />
      </CollapsedSection>

      <CollapsedSection
        title="Tax due dates for the next twelve months"
        lead="For an S corporation with employees. A sole proprietor has fewer dates."
        action={{ label: 'Build your own calendar', to: href('deadlines') }}
      >
        <DueDates kinds={['s-corp', 'employer']} caption="Due dates for an Ohio S corporation that runs payroll" />
      </CollapsedSection>

      <CollapsedSection title="Tax planning during the year" lead={forBrand(planLead, brand.id)}>
        <CheckList items={planningSteps} />
        <p>
          Want to try the salary question yourself first? The{' '}
          <Link to={href('paycheck')}>paycheck and S corporation helper</Link> compares a year as sole proprietor with a
          year on salary.
        </p>
      </CollapsedSection>

      <CollapsedSection id="papers" title="What we need for your business return">
        <p>
          We start from a closed ledger, yours or one we keep. Then we ask for the things a ledger cannot know: a loan
          from an uncle, a truck that changed hands, a credit card that was half groceries. You get those questions in
          one list, once.
        </p>
        <p>
          Partners and shareholders get their K-1s from this return. The aim is that nobody’s own return waits in April
          for a form from the company.
        </p>
        <ArrowLink to={href('service', { slug: 'bookkeeping' })}>No closed ledger yet? Begin with the books</ArrowLink>
      </CollapsedSection>

      <CollapsedSection title="Questions about business returns">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const entities = [
  {
    kind: 'Sole proprietor, one-member LLC',
    form: 'Schedule C inside your 1040',
    due: 'April 15',
    pays: 'You, on the whole profit, plus self-employment tax.',
    mistake: 'Spending the profit, then learning in April that nothing was withheld from it.',
  },
  {
    kind: 'Partnership, LLC with several members',
    form: 'Form 1065, K-1s',
    due: 'March 15',
    pays: 'Each partner, on a share of profit, paid out or not.',
    mistake: 'A loan to the business booked as income, or a draw booked as wages.',
  },
  {
    kind: 'S corporation, LLC that elected S',
    form: 'Form 1120-S, K-1s',
    due: 'March 15',
    pays: 'The owners, on salary and share. No self-employment tax on the share.',
    mistake: 'No salary at all for an owner who works there every day.',
  },
  {
    kind: 'C corporation',
    form: 'Form 1120',
    due: 'April 15',
    pays: 'The company; then you pay again on dividends.',
    mistake: 'The owner’s private bills paid out of the company account.',
  },
];

const ohioLayers = [
  {
    name: 'Commercial activity tax',
    who: 'On gross receipts',
    text: `${formatPercent(commercialActivityRate.value)} of Ohio receipts above ${formatDollars(commercialActivityExclusion.value)} a year, filed each quarter. Below that there is nothing to file. Companies under common ownership count together.`,
  },
  {
    name: 'Sales and use tax',
    who: 'On what customers pay',
    text: `${stateSalesTax.value}% for the state plus the county’s part: ${countyRate('Muskingum')} in Muskingum, ${countyRate('Franklin')} in Franklin. You hold it in trust. Use tax is the same rate on things you bought without it.`,
  },
  {
    name: 'Employer withholding',
    who: 'From your people’s pay',
    text: `Quarterly while the state and school tax you withhold stays within ${formatDollars(withholdingQuarterly.value)} a year, monthly under ${formatDollars(withholdingMonthly.value)}, within a few days of each payday after that.`,
  },
  {
    name: 'City net profit tax',
    who: 'On profit, by town',
    text: `A return for each city you work in, with estimates that reach ${municipalEstimates.value.map((part) => formatPercent(part)).join(', ')} of the year’s tax in four steps, the last in December for companies and in January for sole proprietors. A company may file all its cities through the state; sole proprietors may not.`,
  },
  {
    name: 'Pass-through entity tax, IT 4738',
    who: 'By choice, once a year',
    text: `The company pays ${formatPercent(passThroughRate.value)} for its owners, deducts it on the federal return, and the owners take it as a credit. They add the tax back to their Ohio income, and for the credit they need the K-1 from the company. It does not pay for every owner.`,
  },
];

const planningSteps = [
  'May: first quarter closed, owner draws compared with profit',
  'July: half-year profit, so the September estimate is a real figure',
  'September: salary check for S corporation owners',
  'October: projection to year-end, and which tax choices still pay',
  'November: equipment, retirement plan and bonus decisions',
  'December: last payroll, last payment dates, inventory count day',
];

const questions = {
  'We made no profit. Do we still file?':
    'A partnership or corporation does, profit or not. A late Form 1065 or 1120-S draws a penalty for each owner and each month. A sole proprietor files Schedule C to keep the loss, since it may come off other income.',
  'Is my LLC taxed as an LLC?':
    'There is no such return. With one member it rides on yours, with more it files as a partnership, unless you asked the IRS for S or C treatment. If you are unsure what was asked for, we can find the acceptance letter or request a copy.',
  'My receipts are far below the CAT line. Should I register just in case?':
    'No. At or under the exclusion there is nothing to file, and an account that is open and silent draws notices. If yours is still open from earlier years, we close it.',
  'I work in six towns. Is that six city returns?':
    'It can be. Profit is split by where the work, payroll and property are. A company may elect to file once with the state for all of them. We compare both ways before the deadline for that choice.',
};
