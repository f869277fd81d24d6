import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { tools } from '#shared/site/tools.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { fees } from '#shared/tax/facts/fees.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { OfficePhones } from '../office-phones.tsx';
import { KeepAndPart } from './keep-and-part.tsx';
import { PayAndFile } from './pay-and-file.tsx';
import { RegisterAndHire } from './register-and-hire.tsx';
import { YearEnd } from './year-end.tsx';

const { postersOnline } = employerDuties;

/** What Ohio requires of an employer, from the first account to the last check. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="For Ohio employers"
        lead={forBrand(leads, brand.id)}
        crumbs={[{ label: 'For Ohio employers' }]}
        art="payroll"
      />
      <RegisterAndHire />
      <PayAndFile />
      <YearEnd />
      <CollapsedSection title="Posters: on the wall or online">
        <p>
          Since {printedDate(postersOnline.value.from)} {spelled(postersOnline.value.notices)} Ohio notices may go on a
          page that all your people can open. They cover minimum wage, work of minors, civil rights, prevailing wage,
          workers’ compensation and public safety. A list of the minors who work for you still has to hang where they
          work.
        </p>
        <p>
          The federal ones stay on the wall. Only for people who never work at your place of business may they go by
          e-mail or online. All are free. Print them from com.ohio.gov, bwc.ohio.gov and dol.gov, and do not pay the
          letter that offers a laminated set.
        </p>
        <FactNote facts={[postersOnline]} />
      </CollapsedSection>
      <KeepAndPart />
      <CollapsedSection title="Questions from Ohio employers" facts={[fees.workersCompensation]}>
        <Faq items={questions} />
      </CollapsedSection>
      <CollapsedSection title="Whom to call">
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
      </CollapsedSection>
      <RelatedLinks relations={tools.ohioEmployers} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'From the first account to the last check: which form, which office, what it costs and by when.',
  brownco:
    'What will the first hire ask of you besides wages? Accounts, days, fees and records, in the order they come.',
  payroll: 'Register, hire, pay, file, keep, part. One page with the forms, the numbers and the days.',
};

const questions = {
  'I pay nobody but myself. Am I an employer?':
    'As a sole proprietor or a partner, no: you take draws. As an officer of your own corporation, an S corporation too, yes, for federal, Ohio, city and unemployment tax. Workers’ compensation is your choice as long as you have no other employee.',
  'What does the first year with one worker cost in fees?': `The BWC application, from ${formatDollars(fees.workersCompensation.value)}. The federal number, the Ohio accounts and the posters are free. Premiums and taxes then follow the wages.`,
  'A worker moved to another township. What changes?':
    'Perhaps the school district, and with it a tax. Ask for a new IT 4. The city at work stays the same as long as the place of work does.',
  'No wages this quarter. Do I still file?':
    'Yes. Form 941 and the unemployment report are due with zeros until the account is closed. An Ohio return with zeros prevents a notice.',
  'Can I hold the last check until the keys are back?':
    'No. The regular payday stands, and pay that stays out goes under the late pay rule. Ask for keys and tools on the last day, in writing if you must.',
};

function spelled(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}
