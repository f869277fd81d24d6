import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { collection } from '#shared/tax/facts/collection.ts';
import { objections } from '#shared/tax/facts/objections.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { ohioInterest } from '#shared/tax/facts/ohio.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { Callout } from '#views/components/callout.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { Steps } from '#views/components/steps.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { OfficePhones } from '../office-phones.tsx';
import { OfficialLinkCard } from '../official-link-card.tsx';
import { Disagree } from './disagree.tsx';
import { paymentLinks } from './payment-links.ts';

const {
  lateFiling,
  lateFilingLeast,
  latePayment,
  latePaymentPlan,
  latePaymentMost,
  planShort,
  planLong,
  cityPenalties,
} = collection;

/** Where to pay, payment plans, the cost of late payment, and how to recognize a scam. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="Tax payment center"
        lead={forBrand(leads, brand.id)}
        crumbs={[{ label: 'Tax payment center' }]}
        art="payments"
        action={{ label: 'Choose what you have', to: '#chooser' }}
      />
      <Section
        id="chooser"
        title="Which bill or notice do you have?"
        lead="Pick the paper on the table. Each answer leads to the official page and says what it will ask for."
        facts={[objections.ohio]}
      >
        <ul className="chips no-print">
          {[...paymentLinks, { id: 'disagree', choice: 'A bill I disagree with' }].map(({ id, choice }) => (
            <li key={id}>
              <a href={`#${id}`}>{choice}</a>
            </li>
          ))}
        </ul>
        <div className="auto-grid official-links">
          {paymentLinks.map((link) => (
            <OfficialLinkCard key={link.id} {...link} />
          ))}
        </div>
        <FactNote facts={[officialLinks]} />
      </Section>
      <Disagree />
      <CollapsedSection
        id="over-time"
        title="How to pay over time, and what paying late costs"
        lead="File on time even if you cannot pay. Filing late costs ten times as much a month as paying late."
        facts={[latePaymentPlan, latePaymentMost]}
      >
        <Steps items={overTime} />
        <DataTable
          caption="What filing or paying late costs"
          captionShown
          columns={{ what: 'Federal', rate: 'A month, of the unpaid tax', most: 'At most' }}
          numeric={['rate', 'most']}
          rows={[
            {
              what: 'Return filed late',
              rate: formatPercent(lateFiling.value),
              most: formatPercent(latePaymentMost.value),
            },
            {
              what: 'Tax paid late',
              rate: formatPercent(latePayment.value),
              most: formatPercent(latePaymentMost.value),
            },
            {
              what: 'Paid late by a person under an agreed plan, return on time',
              rate: formatPercent(latePaymentPlan.value),
              most: formatPercent(latePaymentMost.value),
            },
          ]}
          note={`A federal return due in ${lateFilingLeast.taxYear} and more than ${lateFilingLeast.value.days} days late costs at least ${formatDollars(lateFilingLeast.value.dollars)}, or all of the tax if that is less. A city may add ${formatPercent(cityPenalties.value.tax)} of the unpaid tax, ${formatPercent(cityPenalties.value.withheld)} of tax withheld from wages and not paid over, and ${formatDollars(cityPenalties.value.lateReturn)} for a late return. Ohio may add a penalty, too. Interest comes on top. Ohio charges ${formatPercent(ohioInterest.value)} a year in ${ohioInterest.taxYear}; the IRS sets its rate each quarter.`}
        />
        <FactNote
          facts={[lateFiling, lateFilingLeast, latePayment, planShort, planLong, cityPenalties, ohioInterest]}
        />
      </CollapsedSection>
      <CollapsedSection
        id="scam"
        title="Is this notice real or a scam?"
        lead="Tax offices send notices. They do it slowly, on paper, and they give you time."
      >
        <CheckList items={signs} />
        <Callout tone="warning" title="In doubt, do not answer and do not click">
          <p>
            Type irs.gov or tax.ohio.gov into the browser yourself, or bring us the message. Never send a Social
            Security number, a bank number or a photo of a card by e-mail or text, not to us either.
          </p>
        </Callout>
      </CollapsedSection>
      <CollapsedSection title="Questions about paying tax">
        <Faq items={questions} />
      </CollapsedSection>
      <CollapsedSection title="Phone numbers of the tax offices">
        <OfficePhones phones={Object.values(telephones)} />
      </CollapsedSection>
      <RelatedLinks relations={tools.taxPaymentCenter} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax:
    'Who sent the bill decides where the money goes. Find the official page, the number to quote, and a way to pay over time.',
  brownco:
    'Is the bill right, who gets the money, and can it wait? Find the right office first. Then decide how to pay without starving the business.',
  payroll:
    'Federal deposit, Ohio withholding, city bill: each goes to its own office. Find it, quote the right number, keep the receipt.',
};

const overTime = {
  'Federal, within months': `The IRS gives up to ${planShort.value.days} days without a setup fee, if you owe under ${formatDollars(planShort.value.under)} in tax, penalty and interest.`,
  'Federal: a monthly plan': `Up to ${formatDollars(planLong.value)} a person can apply for a monthly plan online, a sole proprietor too; for a company’s bill the limit is lower, so call. Automatic payments cost less to set up. All your returns must be filed.`,
  'Ohio and city bills':
    'The Department of Taxation takes part payments but makes no plan. Plans are made with the Attorney General’s office once the debt has gone there. For a city bill, ask the collector named on it.',
  'When a plan is too much':
    'The IRS can pause collection or settle for less. Both need a full list of what you earn, own and spend. Be careful with firms that promise it on the radio.',
};

const signs = [
  'A real first contact is a notice by mail, not a call, a text or an e-mail.',
  'A real notice names a form, a year and a way to object.',
  'Nobody real wants gift cards, cash apps, crypto or a wire.',
  'Nobody real threatens to send the police today.',
  'Official addresses end in irs.gov, eftps.gov, ustaxcourt.gov, ohio.gov or ohioattorneygeneral.gov. For city collectors and county treasurers, start from the site of the city or county.',
  'A real bill can often be checked: your account on the official site shows it, with interest to the day. One that does not show there can still be real: call the office.',
];

const questions = {
  'Where is the reference number?':
    'On an IRS notice: top or bottom right, “CP” or “LT” and digits. On an Ohio notice: near the date, often called notice or assessment number. On a city bill: the account number. Quote it with every payment, so that the money does not land in the wrong year.',
  'The bill is wrong. Do I pay first?': (
    <p>
      As a rule no: answer first. The <a href="#disagree">table above</a> says how long you have, and where payment is
      part of the answer. Bring us the notice if you are not sure which part of it is wrong.
    </p>
  ),
  'Which year do I choose for an estimate?': (
    <p>
      The year the income belongs to. The January payment closes the year before; April, June and September belong to
      the current year. The <Link to={href('deadlines')}>deadline calendar</Link> lists all four.
    </p>
  ),
  'Can I pay you, and you pay them?':
    'Not the tax of your return: that goes straight from your account to the office. We set up the payment with you and check that it arrived. For payroll, Form 8655 (IRS) and WT 8655 (Ohio) let a payroll firm file and deposit for you, and the agreement says from whose account.',
};
