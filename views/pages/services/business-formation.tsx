import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { fees } from '#shared/tax/facts/fees.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import { Callout } from '#views/components/callout.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { DueDates } from '#views/components/diagrams/due-dates.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import type { BodyProps } from './service-body.ts';

const { electionPeriod } = occupations;
const { unemploymentNewEmployer } = business;
const period = `${electionPeriod.value.months} months and ${electionPeriod.value.days} days`;

export const title: ByBrand<string> = {
  dresdentax: 'How to start a business in Ohio, step by step',
  brownco: 'Business formation: owners, tax election and accounts',
  payroll: 'Business and employer setup, from LLC to first payday',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'A form and a fee make a company. We do the dull part after with you: tax number, Ohio accounts, the bank.',
  brownco:
    'Who owns it, who decides, who gets paid first, and what happens when one of you wants out? Settle that before the state’s form asks for a name.',
  payroll:
    'EIN first. Then Ohio withholding, unemployment, workers’ compensation and the city. Miss one and the first check waits.',
};

export const related = {
  bookkeeping: 'Books from the day the bank account opens, so no clean-up later.',
  payroll: 'The first run reports to the accounts opened here.',
  'business-tax': 'The tax choice decides which return is due, and when.',
} as const;

const compareLead: ByBrand<string> = {
  dresdentax: 'The LLC and the corporation are formed with the state. The S election is a tax choice made at the IRS.',
  brownco: 'Three choices, row by row.',
  payroll: 'Each answer changes who is on payroll. Read the salary row first.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section id="choice" title="LLC, S election or corporation?" lead={forBrand(compareLead, brand.id)}>
        <DataTable
          caption="Three common ways to set up, compared"
          columns={{ row: 'Question', llc: 'LLC', s: 'S election', c: 'C corp' }}
          rows={comparison}
        />
      </Section>

      <CollapsedSection
        title="Eight steps to form a business in Ohio"
        lead="Most steps need a number or a paper from one before."
      >
        <DiagramFigure caption="From a name to the first page in the ledger. State fees as checked in November 2026: look up the current one before you pay.">
          <ol className="auto-grid formation-path">
            {path.map(({ title, text, office, cost }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <dl className="facts">
                  <div>
                    <dt>Where</dt>
                    <dd>{office}</dd>
                  </div>
                  <div>
                    <dt>Cost</dt>
                    <dd>{cost}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
        </DiagramFigure>
        <FactNote facts={[...Object.values(fees), electionPeriod]} />
      </CollapsedSection>

      <CollapsedSection id="election" title="When an S election saves tax">
        <p>
          Electing S can save self-employment tax once profit is well above what your work would earn as a wage. It also
          brings a payroll, a separate return and a state and city file to keep. At a small profit the savings pay for
          the paperwork and little else.
        </p>
        <p>
          The request has to reach the IRS within {period} of the start of the year it is meant for. A late one can
          often be repaired, with a reason. We run your first-year forecast both ways and tell you when to look again.
          You can try it on the <Link to={href('paycheck')}>S corporation helper</Link>.
        </p>
        <FactNote facts={[electionPeriod]} />
        <Callout tone="info" title="What your lawyer does">
          Filing articles is clerical. The agreement between owners is not: votes, buyouts, death, divorce, who can sign
          for debt. We list the points with money in them and hand the list to a lawyer of your choice.
        </Callout>
      </CollapsedSection>

      <CollapsedSection
        title="Tax due dates of a new business"
        lead="For an LLC taxed as a partnership that hires."
        action={{ label: 'See dates for other setups', to: href('deadlines') }}
      >
        <DueDates kinds={['llc', 'employer']} caption="The coming twelve months of a new Ohio LLC with employees" />
        <p className="measure">
          A new employer outside construction starts at {formatPercent(unemploymentNewEmployer.value)} for Ohio
          unemployment and keeps that until it has a record of its own. Workers’ compensation runs from July to June, so
          a company born in spring reports wages within months.
        </p>
        <FactNote facts={[unemploymentNewEmployer]} />
      </CollapsedSection>

      <CollapsedSection title="Common mistakes when starting a business">
        <p>
          Paying the first bills from a personal card and calling it even. Putting a house into the LLC because a video
          said so. Naming a cousin as half owner to be nice. Taking an EIN twice, once by hand and once by a website
          that charged for it. Letting a filing service be the statutory agent and missing its letters.
        </p>
        <p>
          Ohio asks an LLC for no yearly report, so nobody reminds you to keep the agent’s address current. Write it on
          the same list as the insurance renewal.
        </p>
      </CollapsedSection>

      <CollapsedSection title="Questions about starting a business">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const comparison = [
  {
    row: 'How it comes to be',
    llc: 'Articles of organization, in Ohio',
    s: 'As either of the others, then Form 2553 to the IRS',
    c: 'Articles of incorporation, then bylaws and shares',
  },
  {
    row: 'Federal return',
    llc: 'On yours, or Form 1065 with two or more members',
    s: 'Form 1120-S, by March 15',
    c: 'Form 1120, by April 15',
  },
  {
    row: 'How you get paid',
    llc: 'Draws, with no withholding',
    s: 'A fair salary, then distributions',
    c: 'Salary, then dividends taxed again',
  },
  {
    row: 'Social Security and Medicare',
    llc: 'On the whole profit of an active owner',
    s: 'On the salary',
    c: 'On the salary',
  },
  {
    row: 'Losses',
    llc: 'Reach your own return, within limits',
    s: 'The same, up to what you put in',
    c: 'Stay in the company',
  },
  {
    row: 'Who may own it',
    llc: 'Nearly anyone',
    s: 'Up to 100 people, no partnerships or foreign owners',
    c: 'Anyone',
  },
  {
    row: 'Best for',
    llc: 'A start, rentals, joint projects',
    s: 'Steady profit, working owners',
    c: 'Outside investors, profit kept',
  },
];

const path = [
  {
    title: 'Name',
    text: 'Search the state’s register and the web address on the same day. Reserve it if you need time.',
    office: 'Ohio',
    cost: `${formatDollars(fees.nameReservation.value)} to reserve it`,
  },
  {
    title: 'Articles',
    text: 'Purpose, agent with an Ohio street address, start date. Keep the receipt.',
    office: 'Ohio',
    cost: `From ${formatDollars(fees.articles.value)}`,
  },
  {
    title: 'Owners’ agreement',
    text: 'Shares, votes, pay, exit. Signed before money comes in.',
    office: 'You and a lawyer',
    cost: 'Lawyer’s quote',
  },
  {
    title: 'EIN',
    text: 'From the IRS site, in minutes, once the articles are back. Never pay a website for it.',
    office: 'IRS',
    cost: 'Free',
  },
  { title: 'Tax election', text: `S or not, by Form 2553, inside ${period}.`, office: 'IRS', cost: 'No fee' },
  {
    title: 'Ohio accounts',
    text: 'Vendor’s license if you sell taxable goods or services, then withholding (Ohio Business Gateway), unemployment (The SOURCE) and BWC before the first hire. The city comes with them.',
    office: 'Ohio and your city',
    cost: `BWC application from ${formatDollars(fees.workersCompensation.value)}, not refunded; ask the county auditor for the license fee`,
  },
  {
    title: 'Bank',
    text: 'Articles, EIN letter and agreement go along. One account for spending, one for tax you hold for others.',
    office: 'Your bank',
    cost: 'Varies',
  },
  {
    title: 'Books',
    text: 'Chart of accounts, opening entries, a place for receipts.',
    office: 'Us',
    cost: 'In our quote',
  },
];

const questions = {
  'Can I start as a sole proprietor and form the LLC later?':
    'Yes. Changing over means a new bank account, contracts signed again and sometimes a new EIN, and it is less work early.',
  'Do I need a license to open?':
    'Ohio has no general business license. Selling taxable goods or services needs a vendor’s license, and food, hair, child care and many trades have their own boards. Your township or village decides about signs and parking.',
  'My name or the company’s name on the lease?':
    'The company’s, signed with your title. The landlord may want your personal promise as well. That is normal at first; ask when it ends.',
  'We want to operate in two states.':
    'One home state, a registration in the other, and payroll accounts where people work. Forming in Delaware or Nevada seldom helps a company whose work is here; you would register it in Ohio as well.',
};
