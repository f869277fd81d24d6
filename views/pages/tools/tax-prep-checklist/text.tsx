import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The page above the checklist. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="Tax prep checklist"
      lead={forBrand(leads, brand.id)}
      crumbs={[{ label: 'Tax prep checklist' }]}
      art="checklist"
    />
  );
}

/** The page below the checklist. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection title="How to use the list">
        <p>
          Check what describes your year, then check what you have. The list stays on this device: we do not see it, and
          clearing your browser clears it too. On a shared computer, press Clear when you are done.
        </p>
        <p>
          Most forms arrive by the end of January. Brokers and partnerships take longer; a Schedule K-1 can come in
          March. Do not wait for the last paper to make the appointment. We can start with what is there and leave a gap
          for the rest.
        </p>
        <p>
          A number without a paper counts too. If a receipt is gone, write down the date, the amount and what it was
          for. A bank statement with a note is better than a guess in April.
        </p>
      </CollapsedSection>
      <CollapsedSection title="Questions about your papers">
        <Faq items={questions} />
        <FactNote facts={[standard, charityWithoutItemizing]} />
      </CollapsedSection>
      <RelatedLinks relations={tools.taxPrepChecklist} path={path} />
      <ClosingBand />
    </>
  );
}

const { standardDeduction: standard, charityWithoutItemizing } = federal[2026];

const leads: ByBrand<string> = {
  dresdentax:
    'The papers for your return, by what happened in your year. Check them off as you find them, then bring the folder.',
  brownco:
    'What does your preparer need from you, and what can stay in the drawer? Answer for your year and get the short list.',
  payroll: 'W-2 in hand? Here is the rest. Check what fits, gather, print, done.',
};

const questions = {
  'How do I send you the papers?':
    'Through the client portal, or on paper at the office. Not by e-mail: a W-2 holds everything a thief needs. Photos from a phone are fine in the portal if all four corners show.',
  'Do I need every receipt for deductions?': `For gifts, yes: from 2026 on, up to ${formatDollars(charityWithoutItemizing.value.single)} (${formatDollars(charityWithoutItemizing.value.mfj)} for a couple) of gifts in money counts without itemizing; goods count only if you itemize. Car loan interest and payments to an IRA or HSA don’t need it either. Keep medical bills and health premiums: Ohio deducts part of them even if you do not itemize. For mortgage interest and taxes you need receipts if you itemize, which pays when your deductions are more than the standard one: for 2026, ${formatDollars(standard.value.single)} for one person and ${formatDollars(standard.value.mfj)} for a couple filing together. For a business you need them always.`,
  'How long should I keep the folder?':
    'Three years after filing is what the IRS looks back in most cases. Ohio asks for four. Employers keep payroll records longer: see the table on the HR page. Keep what shows the price of a house, of shares or of equipment for as long as you own it, and three years more.',
  'Something is still missing in April': (
    <p>
      We can file an extension. It gives until October for the form, not for the payment, so we work out an amount to
      send. The <Link to={href('taxCalculator')}>tax calculator</Link> is a good start.
    </p>
  ),
};
