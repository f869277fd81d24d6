import type { ComponentProps } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { Callout } from '#views/components/callout.tsx';
import { Card } from '#views/components/cards/card.tsx';
import { CardGrid } from '#views/components/cards/card-grid.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { Steps } from '#views/components/steps.tsx';
import { cityRate, districtRate } from './local-rates.ts';
import type { BodyProps } from './service-body.ts';

const { standardDeduction, childCredit, otherDependentCredit, childCreditFallsOver, senior, selfEmployment } =
  federal[2026];
const { brackets, businessDeduction } = ohio[2026];

export const title: ByBrand<string> = {
  dresdentax: 'Federal, Ohio, school and city returns, prepared together',
  brownco: 'Your own tax return, planned beside the company’s',
  payroll: 'Personal tax for owners and their crews',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'Federal, Ohio, school district and city tax each have a form of their own. Bring the papers once: we prepare all four and walk you through the result.',
  brownco:
    'What should the company pay you, and when? The answer lands on your own return. So we plan both together in the fall, while you can still move something.',
  payroll:
    'The W-2 comes in. Federal, Ohio, school and city returns go out. If we ran the payroll behind it, the wage figures are already here.',
};

export const related = {
  'business-tax': 'When the side work turns into a company, its return and yours have to be read together.',
  bookkeeping: 'A landlord or freelancer with twelve clean months has a short appointment in March.',
  'business-formation': 'Thinking of quitting the day job? Set the company up before the first invoice goes out.',
} as const;

const returnsLead: ByBrand<string> = {
  dresdentax: 'Most people know about the first two. The notices often come from the last two.',
  brownco: 'Which returns you need depends on your salary and on your share of the profit.',
  payroll: 'Four forms read the same W-2. Each takes a different box from it.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section id="returns" title="Which tax returns do you need?" lead={forBrand(returnsLead, brand.id)}>
        <DataTable
          caption="Returns an Ohio household may have to file"
          columns={{ form: 'Return', when: 'You need it when', know: 'Worth knowing' }}
          rows={returnRows}
        />
        <FactNote facts={[standardDeduction, brackets, businessDeduction, schoolDistricts, cities]} />
      </Section>

      <CollapsedSection
        id="changes"
        title="Changes in your life that change your tax"
        lead="Tell us about any of these before December if you can. By April it is too late to plan for them."
      >
        <CardGrid columns={3}>
          {changes.map((change) => (
            <Card key={change.title} {...change} />
          ))}
        </CardGrid>
        <FactNote facts={[childCredit, otherDependentCredit, childCreditFallsOver, senior, selfEmployment]} />
      </CollapsedSection>

      <CollapsedSection title="How we prepare your return">
        <Steps items={steps} />
      </CollapsedSection>

      <CollapsedSection
        id="papers"
        title="What papers to bring"
        lead="Not all of it will apply to you. The full list, with boxes to check, is on a page of its own."
      >
        <CheckList items={bag} />
        <ArrowLink to={href('taxPrepChecklist')}>Open the tax prep checklist</ArrowLink>
      </CollapsedSection>

      <CollapsedSection title="Tracking a refund, and what moves the fee">
        <Callout tone="info" title="Waiting for money back">
          The IRS and the state each keep a refund tracker, and so do the large city collectors.{' '}
          <Link to={href('checkMyRefund')}>Check your refund</Link> from one page, with a note on what each of them will
          ask you for.
        </Callout>
        <p>
          Our fee follows the forms your return needs and never the size of your refund. The page{' '}
          <Link to={href('personalTaxPricing')}>What moves the fee</Link> goes through four kinds of household.
        </p>
      </CollapsedSection>

      <CollapsedSection title="Questions about personal returns">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const returnRows = [
  {
    form: 'Federal, Form 1040',
    when: `Your income tops the standard deduction (${formatDollars(standardDeduction.value.single)} single, ${formatDollars(standardDeduction.value.mfj)} joint, for most people under 65), or you cleared ${formatDollars(selfEmployment.value.leastEarnings)} on your own account.`,
    know: 'File even when you owe nothing: tax that was withheld comes back only if you file.',
  },
  {
    form: 'Ohio, IT 1040',
    when: 'You lived here or earned money here, and the federal return is due.',
    know: `No tax at or below ${formatDollars(brackets.value[0]!.over)} of nonbusiness income. Up to ${formatDollars(businessDeduction.value.most)} of business profit comes off first.`,
  },
  {
    form: 'School district, SD 100',
    when: 'You lived in a taxing district for any part of the year. District lines cut through townships, so ask by street address.',
    know: `No such district is based in Muskingum County, but some from elsewhere reach into it. Pickerington takes ${districtRate('pickerington')} of Ohio income, Lancaster ${districtRate('lancaster')} of earned income only.`,
  },
  {
    form: 'City',
    when: 'In many towns every adult who lives there files, even with nothing due. In others only when the wrong tax was withheld, or none.',
    know: `Dresden ${cityRate('dresden')}, Zanesville ${cityRate('zanesville')}, Columbus ${cityRate('columbus')}. Pensions, interest and Social Security are left alone.`,
  },
];

const changes: ComponentProps<typeof Card>[] = [
  {
    title: 'A new job',
    icon: 'briefcase',
    text: 'Two paychecks in one house are each withheld as if the other did not exist. A fresh W-4 in the first month spreads the gap over the year.',
  },
  {
    title: 'A child',
    icon: 'baby',
    text: `Under 17 means ${formatDollars(childCredit.value)} off the federal bill, with full credit up to ${formatDollars(childCreditFallsOver.value.single)} of income, or ${formatDollars(childCreditFallsOver.value.mfj)} on a joint return. In the year of the 17th birthday it drops to ${formatDollars(otherDependentCredit.value)}. Tell us when that birthday comes.`,
  },
  {
    title: 'A house',
    icon: 'house',
    text: 'Mortgage interest helps only when your whole list beats the standard deduction. A loan that is half paid off often no longer gets there. We run it both ways.',
  },
  {
    title: 'Retirement',
    icon: 'armchair',
    text: `Ohio leaves Social Security alone; the federal return may tax some of it. At 65 there is an extra deduction of ${formatDollars(senior.value.amount)} each through 2028, smaller as income grows. Which account you draw on first changes the total.`,
  },
  {
    title: 'Side work',
    icon: 'hammer',
    text: `Paid as an independent contractor? Mowing, hair, hauling, a booth at the fair: from ${formatDollars(selfEmployment.value.leastEarnings)} of net earnings you owe self-employment tax on top. Ohio’s part is often nothing. Your town may still ask, and quarterly estimated taxes may start.`,
  },
  {
    title: 'A move',
    icon: 'truck',
    text: 'Cross a school district line in June and each half of the year belongs to a different one. Keep the moving date; the form asks for it.',
  },
];

const steps = {
  'Hand it over':
    'Drop the folder off in Dresden, bring it to Pickerington by appointment, send it through the client portal, or hold pages up on a video call. Please keep Social Security numbers out of e-mail.',
  'We read last year first':
    'Old returns hide things: a loss carried forward, a city that was never told, a credit missed. Then we prepare this year’s and send you one list of what is still open.',
  'You see it before you sign':
    'We go through what moved since last year, what is due to whom, and what to set aside. Then we e-file what can be e-filed and mark the rest on your calendar.',
};

const bag = [
  'Last year’s federal, Ohio and city returns',
  'W-2s, 1099s and the Social Security statement',
  'Full names, birth dates and numbers for everyone on the return',
  'Form 1098 for the mortgage, and the county property tax bill',
  'Child care: who, how much, and their tax number',
  'Moving date with both addresses',
  'Side work: money in, money out, miles driven',
  'Every notice from a tax office, opened or not',
];

const questions = {
  'I skipped a year or two. Is it awkward to come in?':
    'Not for us. Bring what you have. With your signature we ask the IRS for the wage records it holds, start with the oldest year that could still pay you a refund, and work forward.',
  'My W-2 already shows city tax. Why would I file with the city?':
    'Because the box shows the town you worked in. If you live in another town that taxes pay, yours may want the difference. Each town writes its own rule on how much credit it gives, so we look yours up.',
  'My son bagged groceries all summer. Does he file?':
    'If tax was withheld, he files to get it back, and you still claim him if you support him. The two returns must agree on that one box, which students often check the wrong way.',
  'We get a large refund every year. Is that good?':
    'Most of it is your own money coming home late, without interest. If you like it as a savings plan, keep it. If you would rather have it monthly, we fill in a new W-4 with you.',
  'A notice says I owe. Should I just pay?':
    'Read it with us first. Some notices are right, some compare your return with a form that was filed wrong. Many notices name a day to answer by, so bring yours the week it arrives.',
};
