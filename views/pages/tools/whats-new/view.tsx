import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { tools } from '#shared/site/tools.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { forBusinesses, forPeople } from './federal-changes.ts';
import { inOhio, propertyActs } from './ohio-changes.ts';

const { propertyTaxActs, healthSavings2027 } = recentChanges;
const { wageBase } = federal[2027];

/** What changed in tax law for 2026, by the names people use, and where the amounts of 2027 are announced. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="What changed in tax for 2026"
        lead={forBrand(leads, brand.id)}
        crumbs={[{ label: 'Tax changes' }]}
        art="resources"
      />
      <Section
        id="next-year"
        title="What employers change on January 1, 2027, and where each amount is announced"
        lead={`From the first pay run of 2027, Social Security tax is due on wages up to ${formatDollars(wageBase.value)}, not ${formatDollars(federal[2026].wageBase.value)}. The Ohio minimum wage, the tip wage and the federal withholding tables change, too. We could not confirm those amounts yet; the official sites below have them as soon as they are announced. Health savings accounts take up to ${formatDollars(healthSavings2027.value.self)} in 2027, for a family ${formatDollars(healthSavings2027.value.family)}, and ${formatDollars(healthSavings2027.value.from55)} more from age 55 on.`}
      >
        <DataTable
          caption="Where the amounts of 2027 are announced"
          columns={{ name: 'Amount', where: 'Site', when: 'Usually in' }}
          rows={amounts2027}
        />
        <FactNote facts={[wageBase, healthSavings2027]} />
      </Section>
      <CollapsedSection
        id="people"
        title="Federal changes for people"
        lead="Most of them come from the One Big Beautiful Bill Act of July 4, 2025."
      >
        <DataTable caption="New and ended for households" columns={columns} rows={forPeople.rows} />
        <FactNote facts={forPeople.facts} />
      </CollapsedSection>
      <CollapsedSection id="owners" title="Federal changes for owners and employers">
        <DataTable caption="New for businesses" columns={columns} rows={forBusinesses.rows} />
        <FactNote facts={forBusinesses.facts} />
      </CollapsedSection>
      <CollapsedSection title="Changes in Ohio">
        <DataTable caption="New in Ohio" columns={columns} rows={inOhio.rows} />
        <FactNote facts={inOhio.facts} />
      </CollapsedSection>
      <CollapsedSection
        title="Ohio property tax: what five new acts change"
        lead={`Signed on ${printedDate(propertyTaxActs.value.signed)}, in force since ${printedDate(propertyTaxActs.value.from)}. Your bill shows the result; no form asks for it, except where the table says so.`}
      >
        <DataTable caption="What each act changes" columns={actColumns} rows={propertyActs.rows} />
        <FactNote facts={propertyActs.facts} />
      </CollapsedSection>
      <CollapsedSection title="Questions about the changes">
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={tools.whatsNew} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'The new rules by the names people use, who they are for, since when, and where each is written.',
  brownco: 'Which new rules change a decision you make this year? The list, with amounts, dates and sources.',
  payroll: 'New boxes, new limits, one new Ohio law. What it means for your pay runs and your people.',
};

const columns = { name: 'Change', what: 'What it does', who: 'Who it is for', since: 'Tax years' };

const actColumns = { act: 'Act', what: 'What it does', who: 'What you have to do' };

const amounts2027 = [
  { name: 'Ohio minimum wage', where: 'com.ohio.gov', when: 'September' },
  { name: 'Brackets, standard deduction: Revenue Procedure 2026-35', where: 'irs.gov', when: 'October' },
  { name: 'Federal withholding tables', where: 'irs.gov', when: 'December' },
  { name: '401(k) and IRA limits', where: 'irs.gov', when: 'November' },
  { name: 'Mileage rate', where: 'irs.gov', when: 'December' },
  { name: 'Ohio school districts', where: 'tax.ohio.gov', when: 'December' },
];

const questions = {
  'Is Social Security tax-free now?':
    'No. The senior deduction lowers the tax of many people who get benefits. The rule that counts part of the benefit as income is the same as before.',
  'Do these deductions lower my Ohio tax?':
    'Tips, overtime, the senior deduction, car loan interest and gifts do not. They come off after the federal income that Ohio starts from.',
  'I missed one of these on my 2025 return. Now what?':
    'An amended return, Form 1040-X, can claim it, as a rule within three years of filing. Bring the return and the paper that shows the amount.',
};
