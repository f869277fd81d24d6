import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { pageRelations } from '#shared/site/relations.ts';
import { href } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { Faq } from '#views/components/faq.tsx';
import { ArrowLink, Link } from '#views/components/link.tsx';
import { CheckList, Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

const personalTax = href('service', { slug: 'personal-tax' });

/** The page above the list: what the fee depends on. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[
          { label: 'Services', to: href('services') },
          { label: 'Personal tax', to: personalTax },
          { label: 'What moves the fee' },
        ]}
        art="personal-tax"
        action={{ label: 'List what your return has', to: '#fee-list' }}
      />
      <CollapsedSection
        title="What the fee depends on: forms, schedules, places"
        lead="You can count them on your own papers, then check them in the list below."
      >
        <Steps items={parts} />
      </CollapsedSection>
    </>
  );
}

/** The page below the list. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection title="Four kinds of returns, and what adds to the fee">
        <DataTable
          caption="Four kinds of personal return and what each usually holds"
          columns={{ kind: 'Household', holds: 'Usually holds', adds: 'What adds to it' }}
          rows={plans}
        />
      </CollapsedSection>
      <CollapsedSection title="Included in every return">
        <CheckList items={included} />
      </CollapsedSection>
      <CollapsedSection title="Your refund does not change the fee">
        <p>
          The rules for tax preparers restrict fees tied to the size of a refund. What you owe us is for the forms,
          whichever way the bottom line falls.
        </p>
        <p>
          Somebody offers money today against next month’s refund? That is a loan. Ask what it costs, and what the
          return that comes with it costs. The IRS sends a refund to your own bank account for nothing.
        </p>
      </CollapsedSection>
      <CollapsedSection title="How to make it cheaper">
        <p>
          Add up your own receipts. A page that says “supplies, 41 receipts, $1,286.40” takes us a minute, and the
          receipts in a bag take an hour. Bring the whole of last year’s return and not just the first two pages. Answer
          the list of questions in one go. The <Link to={href('taxPrepChecklist')}>tax prep checklist</Link> tells you
          what belongs in the folder.
        </p>
        <p>
          And if your return is so plain that free filing at the IRS or the state would do, we’ll say that on the phone.
        </p>
        <ArrowLink to={personalTax}>What the service covers</ArrowLink>
      </CollapsedSection>
      <CollapsedSection title="Questions about the fee">
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={pageRelations.personalTaxPricing} path={path} />
      <CallBar to={href('schedule')} />
      <ClosingBand action={{ label: 'Ask for a quote', to: contactAbout('personal-tax') }} />
    </>
  );
}

const title: ByBrand<string> = {
  dresdentax: 'What decides the fee of a personal tax return',
  brownco: 'How the fee of a personal tax return is set',
  payroll: 'The fee of a personal tax return',
};

const lead: ByBrand<string> = {
  dresdentax:
    'The fee follows the forms your year needs, and we name it before we begin. We print no amounts here: check what you have, and we answer with yours.',
  brownco:
    'You are paying for judgment on a few lines and typing on the rest. Here is how we tell the two apart in the fee.',
  payroll: 'Forms, schedules and towns make the fee. We agree on it before the work.',
};

const parts = {
  Forms:
    'The base is Form 1040 with Ohio’s IT 1040. A school district return or a city return is one more form, short but separate.',
  Schedules: 'Each adds a page of decisions: itemizing, a shop, a rental, stock sales, a child’s college.',
  Places: 'A second state, a move between districts or a job in three cities means splitting the year.',
};

const plans = [
  {
    kind: 'Simple',
    holds: 'W-2s, interest, Social Security or one pension, the standard deduction, children',
    adds: 'A city return, a school district return, education credits',
  },
  {
    kind: 'Homeowner',
    holds: 'All of that, plus a mortgage, property tax, gifts to charity, stock or fund sales',
    adds: 'Selling the house, an energy credit carried over from 2025, more than a page of trades',
  },
  {
    kind: <span className="whole">Self-employed</span>,
    holds: 'Schedule C with self-employment tax, mileage, home office, estimates for next year',
    adds: 'A truck or tools to write off, 1099s you have to send, books that need sorting first',
  },
  {
    kind: 'Rental',
    holds: 'Schedule E for one house or half of a two-family house, depreciation, repairs told apart from improvements',
    adds: 'Each further home, a purchase or sale in the year, nights you used it yourself',
  },
];

const included = [
  'A reading of last year’s return before we start',
  'One list of open questions',
  'A line-by-line look at what changed, by phone or at the table',
  'E-filing wherever the agency takes it',
  'Payment dates and vouchers, marked on your calendar',
  'A full copy in your portal folder',
];

const questions = {
  'Why do I have to list what my return has?':
    'The list above names the forms and places that make the work, so you get a figure for your own case.',
  'What if you find more once you have started?':
    'We stop and call. You hear what turned up, what it adds and what leaving it out would mean. Nothing is added without your yes.',
  'Does a question in July cost extra?':
    'Ask it first. If it grows into work, such as an answer to an audit or a plan for selling land, you get a quote before anyone starts.',
  'When do I pay?': 'The agreement you sign before we start names the fee, the day it is due and the ways to pay it.',
};
