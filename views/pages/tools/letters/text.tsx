import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { OfficePhones } from '../office-phones.tsx';

/** The page above the field. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="What does this letter mean?"
      lead={<span className="letters-lead no-print">{forBrand(leads, brand.id)}</span>}
      crumbs={[{ label: 'Tax letters' }]}
      action={null}
    />
  );
}

/** The page below the list of letters. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection title="Questions about tax letters">
        <Faq items={questions} />
      </CollapsedSection>
      <CollapsedSection title="Phone numbers of the tax offices">
        <OfficePhones
          phones={[
            telephones.irs,
            telephones.irsBusinesses,
            telephones.ohioIndividuals,
            telephones.ohioBusinesses,
            telephones.rita,
            telephones.cca,
          ]}
        />
      </CollapsedSection>
      <RelatedLinks relations={tools.taxLetters} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'Type its number. You get one plain sentence, whether it asks for money, and by when to answer.',
  brownco: 'IRS, Ohio or city: find the letter, what it wants from the company, and the day that counts.',
  payroll: 'Payroll letters have short dates. Find yours by its number, and the last day to answer.',
};

const questions = {
  'Is my letter real?': (
    <p>
      A real one comes by mail, has a number, names a year and gives you time. See{' '}
      <Link to={href('taxLetter', { slug: 'is-it-real' })}>how to tell a real letter</Link>, and what to do if you paid
      a fake one.
    </p>
  ),
  'From which day do the days count?':
    'Count from the date printed on the letter: then you are safe. For Ohio’s and cities’ assessments the law counts from the day you got it, which is later. The day after that date is day one. Where the law sets a number of days, the letter’s page works out the last one for you.',
  'The last day is a Saturday. What now?':
    'Where the law fixes the days, a last day on a weekend or holiday moves to the next business day. Where the letter prints a date, keep to that date. Interest can run over a weekend: pay before it.',
  'Should I call or write?':
    'Call about a payment that is missing: that is often settled at once. Write when you object or send proof, so that you can show it. Send copies, never originals, and keep the receipt of certified mail.',
  'How do I send you the letter?':
    'Through the client portal, every page, front and back. Not by e-mail and not in the contact form: the letter shows your Social Security number or your EIN. In the form, the letter’s number and date are enough.',
  'Can you call the office for me?':
    'Yes, with your signature: Form 2848 for the IRS, a like form for Ohio and the cities. Without it the office won’t speak with us about your account unless you are on the line.',
};
