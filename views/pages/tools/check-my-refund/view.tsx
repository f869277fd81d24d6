import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { collection } from '#shared/tax/facts/collection.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { Callout } from '#views/components/callout.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { OfficePhones } from '../office-phones.tsx';
import { OfficialLinkCard } from '../official-link-card.tsx';

const {
  federalRefundSeen,
  federalRefundDays,
  federalCreditHold,
  ohioRefund,
  cityRefund,
  refundNotice,
  federalRefundClaim,
  ohioRefundClaim,
} = collection;
const urls = officialLinks.value;

/** The official pages for a refund, the information each requires, its usual wait, and the reasons for a delay. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="Check my refund"
        lead={forBrand(leads, brand.id)}
        crumbs={[{ label: 'Check my refund' }]}
        art="refund"
        action={{ label: 'Find my refund tracker', to: '#trackers' }}
      />
      <Section
        id="trackers"
        title="Which refund are you waiting for?"
        lead="Federal, Ohio and city refunds are paid apart, and one office cannot see the other’s. Choose the return that shows the refund."
      >
        <div className="auto-grid official-links">
          <OfficialLinkCard
            open
            title="Federal"
            icon="landmark"
            hint="Form 1040, line 35a"
            links={[urls.federalRefund]}
            needs={[
              'The filed return',
              'The number and filing status on it',
              'The refund in whole dollars, exactly as on the return',
            ]}
            waitTime={`Shown about ${federalRefundSeen.value.hours} hours after e-filing, ${federalRefundSeen.value.weeks} weeks after mailing. Most e-filed refunds are sent within ${federalRefundDays.value} days. Paper takes much longer.`}
          />
          <OfficialLinkCard
            title="Ohio and school district"
            icon="map-pin"
            hint="IT 1040 or SD 100"
            links={[urls.ohioTaxation, urls.ohioServices]}
            needs={[
              'The filed return',
              'The number and the tax year on it',
              'The refund amount: each form has its own',
            ]}
            waitTime={`About ${ohioRefund.value.deposit} business days by direct deposit, ${ohioRefund.value.check} business days by check. A paper return takes ${ohioRefund.value.paper[0]} to ${ohioRefund.value.paper[1]} weeks.`}
          />
          <OfficialLinkCard
            title="City"
            icon="building-2"
            hint="The return that names the city"
            links={[urls.regionalIncomeTax, urls.centralCollection, urls.ohioFinder]}
            needs={[
              'Which office collects: RITA, CCA or the city’s own. It is on the return.',
              'Your account number with that office',
              'For days worked elsewhere: a page signed by your employer',
            ]}
            waitTime={`Allow ${cityRefund.value.days} days; the law gives the city that long before interest starts. Amounts of ${formatDollars(cityRefund.value.least)} or less are not paid out.`}
          />
        </div>
        <FactNote
          facts={[
            federalRefundSeen,
            federalRefundDays,
            federalCreditHold,
            refundNotice,
            ohioRefund,
            cityRefund,
            federalRefundClaim,
            ohioRefundClaim,
            officialLinks,
          ]}
        />
      </Section>
      <Section tone="subtle" narrow>
        <Callout tone="warning" title="We never ask for your Social Security number here">
          <p>
            This page has no form. Type the number only on the official page, after you have looked at the address bar:
            irs.gov, ohio.gov, or the name of the city’s collector. Nobody who owes you a refund will text you a link,
            ask for a fee, or want a gift card.
          </p>
        </Callout>
      </Section>
      <Section id="late" title="Why is my refund late or smaller?" facts={Object.values(collection)}>
        <Faq items={delays} />
      </Section>
      <CollapsedSection title="Phone numbers of the tax offices">
        <OfficePhones phones={[telephones.irs, telephones.ohioIndividuals, telephones.rita, telephones.cca]} />
      </CollapsedSection>
      <CollapsedSection title="How to get a smaller refund and larger paychecks">
        <p>
          A refund is the part of your pay that you lent out without interest. If yours was large, the withholding is
          too high. Work out this year in the <Link to={href('taxCalculator')}>tax calculator</Link>, then see in the{' '}
          <Link to={href('paycheck')}>paycheck helper</Link> what a new Form W-4 would leave in each check.
        </p>
        <p>
          If you would rather keep the yearly check, that is fine too. Have it paid by direct deposit, and file early:
          an early return leaves less time for someone else to file in your name.
        </p>
      </CollapsedSection>
      <RelatedLinks relations={tools.checkMyRefund} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax:
    'We cannot see your refund; the office that owes it can. Here are the three official trackers, what to have in hand, and how long each takes.',
  brownco:
    'Is the refund late, or just on its way? Find the right office, what it asks for, and the point at which a wait becomes a question.',
  payroll: 'Three refunds. Three offices. Find the right one, have the return in hand, and know the usual wait.',
};

const delays = {
  'The refund tracker finds nothing':
    'Usually one of the three entries doesn’t match your return. Use the amount of that form, not of the other one: the federal refund for the IRS, the Ohio refund for Ohio. If you mailed the return, it may not have been opened yet.',
  'I claimed the earned income credit or the child credit': `By law the IRS may not send a refund with the earned income credit or the refundable child credit before February ${federalCreditHold.value.day}. The whole refund waits, not only the credit. With the bank’s time it often arrives near the end of the month.`,
  'A notice asks me to prove who I am': (
    <p>
      Both the IRS (<Link to={href('taxLetter', { slug: '5071c' })}>5071C</Link> or{' '}
      <Link to={href('taxLetter', { slug: '4883c' })}>4883C</Link>) and Ohio (
      <Link to={href('taxLetter', { slug: 'ohio-identity-quiz' })}>the identity quiz</Link>) send these, and they are
      common. Check the sender, then answer the way the notice says and by the date on it. The refund stays where it is
      until you do. If you did not file the return it speaks of, say so at once.
    </p>
  ),
  'The amount is smaller than on my return':
    'The office changed a figure, or took an older debt first: tax, child support, a student loan, unemployment pay that was too high. A notice with the reason follows. Do not file anything new before you have read it.',
  'Notice CP53E: my refund is frozen': (
    <>
      <p>
        Nothing is lost and nothing is due. The bank sent the deposit back, or the return has no account on it, so the
        IRS holds the refund and mails{' '}
        <Link to={href('taxLetter', { slug: 'cp53e' })}>notice {refundNotice.value.name}</Link>. It comes once. You have{' '}
        {refundNotice.value.days} days to give a new account in your IRS online account; the IRS does not take it by
        phone. Without an answer a check follows about {refundNotice.value.weeks} weeks after that. If the new account
        fails too, you cannot change it a second time.
      </p>
      <p>
        Ohio works differently: call the Department of Taxation. If the account is someone else’s, call the office
        without delay. If you moved, tell the office and the post office.
      </p>
    </>
  ),
  'Should I file again, or amend?': `Not to make it faster. A second return for the same year can stop the first. Amend only when a figure was wrong, and after the first return is through. You have time. Federal: ${federalRefundClaim.value.fromFiling} years from filing, or ${federalRefundClaim.value.fromPayment} from paying if that is later. Ohio: ${ohioRefundClaim.value} years from the payment. City: ${cityRefund.value.years} years.`,
};
