import type { BrandId } from '#shared/brands/index.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { toolRelations } from '#shared/site/relations/tools.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

const { senior, tips, overtime, carLoan, stateTaxCap, charityWithoutItemizing, charityFloor } = federal[2026];
const {
  trumpAccounts,
  homeEnergyCreditsEnd,
  cleanVehicleCreditsEnd,
  propertyTaxActs,
  homeOwnerCredit,
  healthSavings2027,
} = recentChanges;
const { withholdingTables, postersOnline } = employerDuties;
const { contractorForm2026, paymentCardForm, commercialActivityExclusion } = business;
const { w2Codes2026, payStubDays } = employment;
const { bonusDepreciation } = occupations;
const { brackets, incomeLimit } = ohio[2026];

/** What changed in tax law for 2026, by the names people use, and what to look up for 2027. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="What changed in tax for 2026 and 2027"
        lead={leads[brand.id]}
        crumbs={[{ label: 'Tax changes' }]}
        art="resources"
      />
      <Section
        id="people"
        title="Federal changes for people"
        lead="Most of them come from the One Big Beautiful Bill Act of July 4, 2025."
      >
        <DataTable caption="New and ended for households" columns={columns} rows={forPeople} />
        <FactNote
          facts={[
            tips,
            overtime,
            senior,
            carLoan,
            trumpAccounts,
            stateTaxCap,
            charityWithoutItemizing,
            charityFloor,
            homeEnergyCreditsEnd,
            cleanVehicleCreditsEnd,
          ]}
        />
      </Section>
      <Section tone="subtle" id="owners" title="Federal changes for owners and employers">
        <DataTable caption="New for businesses" columns={columns} rows={forBusinesses} />
        <FactNote facts={[w2Codes2026, contractorForm2026, paymentCardForm, bonusDepreciation]} />
      </Section>
      <Section title="Changes in Ohio">
        <DataTable caption="New in Ohio" columns={columns} rows={inOhio} />
        <FactNote
          facts={[brackets, incomeLimit, commercialActivityExclusion, payStubDays, withholdingTables, postersOnline]}
        />
      </Section>
      <Section
        tone="subtle"
        title="Ohio property tax: five acts"
        lead={`Signed on ${printedDate(propertyTaxActs.value.signed)}, in force since ${printedDate(propertyTaxActs.value.from)}. Your bill shows the result; no form asks for it, except where the table says so.`}
      >
        <DataTable caption="What each act changes" columns={actColumns} rows={propertyActs} />
        <FactNote facts={[propertyTaxActs, homeOwnerCredit]} />
      </Section>
      <Section
        title="Amounts of 2027: what is known, and where the rest comes out"
        lead={`Health savings accounts take up to ${formatDollars(healthSavings2027.value.self)} in 2027, for a family ${formatDollars(healthSavings2027.value.family)}, and ${formatDollars(healthSavings2027.value.from55)} more from age 55 on. We add the others once we have read each at its source.`}
      >
        <DataTable
          caption="Where the other amounts are announced"
          columns={[
            { key: 'name', label: 'Amount' },
            { key: 'where', label: 'Site' },
            { key: 'when', label: 'Usually in' },
          ]}
          rows={amounts2027}
        />
        <FactNote facts={[healthSavings2027]} />
      </Section>
      <Section tone="subtle" title="Questions about the changes">
        <Faq items={questions} />
      </Section>
      <RelatedLinks relations={toolRelations.whatsNew} path={path} />
      <ClosingBand sentence="Not sure whether one of these is yours? Ask us before the year ends." />
    </>
  );
}

const leads: Record<BrandId, string> = {
  dresdentax: 'The new rules by the names people use, who they are for, since when, and where each is written.',
  brownco: 'Which new rules change a decision you make this year? The list, with amounts, dates and sources.',
  payroll: 'New boxes, new limits, one new Ohio law. What it means for your pay runs and your people.',
};

const columns = [
  { key: 'name', label: 'Change' },
  { key: 'what', label: 'What it does' },
  { key: 'who', label: 'Who it is for' },
  { key: 'since', label: 'Tax years' },
];

const forPeople = [
  {
    name: 'No tax on tips',
    what: `A deduction of up to ${formatDollars(tips.value.most.single)} a return. City, Ohio and payroll tax stay.`,
    who: 'Workers in jobs where tips are usual; less at high incomes',
    since: '2025 to 2028',
  },
  {
    name: 'No tax on overtime',
    what: `A deduction of the premium, the half of time and a half: up to ${formatDollars(overtime.value.most.single)}, or ${formatDollars(overtime.value.most.mfj)} for a couple.`,
    who: 'Workers whose overtime the federal wage law requires; less at high incomes',
    since: '2025 to 2028',
  },
  {
    name: 'Senior deduction',
    what: `${formatDollars(senior.value.amount)} more for each person, itemizing or not.`,
    who: `People of 65 or older; less above ${formatDollars(senior.value.over.single)} of income, or ${formatDollars(senior.value.over.mfj)} for a couple`,
    since: '2025 to 2028',
  },
  {
    name: 'Car loan interest',
    what: `A deduction of up to ${formatDollars(carLoan.value.most)} a year.`,
    who: `Buyers of new cars built in the United States; less above ${formatDollars(carLoan.value.over.single)} of income, or ${formatDollars(carLoan.value.over.mfj)} for a couple`,
    since: '2025 to 2028',
  },
  {
    name: 'Trump accounts',
    what: `A savings account for a child, opened with Form ${trumpAccounts.value.form}. The Treasury pays in ${formatDollars(trumpAccounts.value.deposit)} if you ask for it on the form.`,
    who: `The deposit: children born ${trumpAccounts.value.bornFrom} to ${trumpAccounts.value.bornThrough}, citizens with a Social Security number`,
    since: `Deposits since ${printedDate(trumpAccounts.value.from)}`,
  },
  {
    name: 'SALT cap',
    what: `State and local tax counts up to ${formatDollars(stateTaxCap.value)} when you itemize.`,
    who: 'Itemizers; less at very high incomes',
    since: '2026',
  },
  {
    name: 'Charity without itemizing',
    what: `Up to ${formatDollars(charityWithoutItemizing.value.single)} of cash gifts, ${formatDollars(charityWithoutItemizing.value.mfj)} for a couple. Itemizers lose the first ${formatPercent(charityFloor.value)} of their income.`,
    who: 'Everyone who gives',
    since: 'From 2026',
  },
  {
    name: 'Energy credits for the home ended',
    what: 'No credit for windows, heat pumps or solar panels paid for later.',
    who: 'Home owners',
    since: `After ${printedDate(homeEnergyCreditsEnd.value)}`,
  },
  {
    name: 'Electric vehicle credits ended',
    what: 'No credit for a new or used clean vehicle bought later.',
    who: 'Car buyers',
    since: `After ${printedDate(cleanVehicleCreditsEnd.value)}`,
  },
];

const forBusinesses = [
  {
    name: 'W-2 codes for tips and overtime',
    what: `Box 12 shows cash tips (${w2Codes2026.value.tips}), overtime premium (${w2Codes2026.value.overtime}) and money for Trump accounts (${w2Codes2026.value.trumpAccount}); box ${w2Codes2026.value.occupationBox} the tipped job.`,
    who: 'Employers',
    since: 'W-2s of 2026',
  },
  {
    name: '1099-NEC limit',
    what: `A form is due from ${formatDollars(contractorForm2026.value)} a person, and no longer from $600.`,
    who: 'Businesses that pay independent contractors',
    since: 'Payments of 2026',
  },
  {
    name: '1099-K limit',
    what: `Apps and marketplaces report over ${formatDollars(paymentCardForm.value.dollars)} and over ${paymentCardForm.value.payments} sales. Card processors always report.`,
    who: 'Sellers',
    since: 'Now, the $600 plan is off',
  },
  {
    name: 'Bonus depreciation',
    what: `${formatPercent(bonusDepreciation.value)} of equipment can be written off in the year it goes into use.`,
    who: 'Businesses that buy equipment',
    since: 'Bought after January 19, 2025',
  },
];

const inOhio = [
  {
    name: 'One income tax rate',
    what: `${formatPercent(brackets.value[0]!.rate)} above ${formatDollars(brackets.value[0]!.over)}; the higher rate above $100,000 is gone.`,
    who: 'Everyone who files in Ohio',
    since: 'From 2026',
  },
  {
    name: 'No exemptions at high incomes',
    what: `No personal exemptions and no joint filing credit from ${formatDollars(incomeLimit.value)} of income on.`,
    who: 'High incomes',
    since: 'From 2026',
  },
  {
    name: 'Commercial activity tax exclusion',
    what: `Nothing to file up to ${formatDollars(commercialActivityExclusion.value)} of Ohio receipts, and no minimum tax.`,
    who: 'Businesses',
    since: 'From 2025',
  },
  {
    name: 'Pay Stub Protection Act',
    what: `A statement of pay and deductions each payday. Asked for one, the employer has ${payStubDays.value} days.`,
    who: 'Employers',
    since: 'April 9, 2025',
  },
  {
    name: 'Withholding tables',
    what: 'New Ohio tables for paychecks.',
    who: 'Employers',
    since: `Pay periods that end on ${printedDate(withholdingTables.value)} or later`,
  },
  {
    name: 'Notices online',
    what: 'Six state notices may be posted online instead of on the wall.',
    who: 'Employers',
    since: printedDate(postersOnline.value.from),
  },
];

const actColumns = [
  { key: 'act', label: 'Act' },
  { key: 'what', label: 'What it does' },
  { key: 'who', label: 'What you have to do' },
];

const propertyActs = [
  {
    act: 'House Bill 186',
    what: `School taxes at the 20-mill floor rise no faster than prices: a credit takes off the rest. The credit for your own home grows from ${formatPercent(homeOwnerCredit.value.before)} to ${formatPercent(homeOwnerCredit.value.after)} over four years. The ${formatPercent(homeOwnerCredit.value.endingCredit)} credit for other land that is not business goes away, except for farms.`,
    who: 'Make sure that the county auditor has your home as owner-occupied. Landlords lose a credit',
  },
  {
    act: 'House Bill 335',
    what: 'Taxes inside the ten mills that need no vote grow with prices, and no longer with home values.',
    who: 'Nothing',
  },
  {
    act: 'House Bill 129',
    what: 'Emergency and substitute levies count toward the 20-mill floor of schools.',
    who: 'Nothing',
  },
  {
    act: 'House Bill 309',
    what: 'The county budget commission may lower a levy that brings in more than is needed.',
    who: 'Its meetings are public: ask the auditor for the day',
  },
  {
    act: 'House Bill 124',
    what: 'County auditors have more say in which sales count when homes are valued.',
    who: 'Check the value in the year of a reappraisal',
  },
];

const amounts2027 = [
  { name: 'Brackets and standard deduction', where: 'irs.gov', when: 'October or November' },
  { name: 'Social Security wage base', where: 'ssa.gov', when: 'October' },
  { name: '401(k) and IRA limits', where: 'irs.gov', when: 'November' },
  { name: 'Mileage rate', where: 'irs.gov', when: 'December' },
  { name: 'Ohio minimum wage', where: 'com.ohio.gov', when: 'September' },
  { name: 'Ohio school districts', where: 'tax.ohio.gov', when: 'December' },
];

const questions = [
  {
    question: 'Is Social Security tax-free now?',
    answer:
      'No. The senior deduction lowers the tax of many people who get benefits. The rule that counts part of the benefit as income is the same as before.',
  },
  {
    question: 'Do these deductions lower my Ohio tax?',
    answer:
      'Tips, overtime, the senior deduction, car loan interest and gifts do not. They come off after the federal income that Ohio starts from.',
  },
  {
    question: 'Are the 2027 amounts known?',
    answer: (
      <p>
        Some. The section above has those that we have read, and the site that announces each of the others. The due
        dates of 2027 are in the <Link to={href('deadlines')}>deadline calendar</Link>.
      </p>
    ),
  },
  {
    question: 'I missed one of these on my 2025 return. Now what?',
    answer:
      'An amended return, Form 1040-X, can claim it, as a rule within three years of filing. Bring the return and the paper that shows the amount.',
  },
];
