import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Steps } from '#views/components/steps.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The page above the calculator, as short as can be: the tool is above the fold. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="Tax calculator for Ohio"
      lead={forBrand(leads, brand.id)}
      crumbs={[{ label: 'Tax calculator' }]}
      action={null}
      compact
    />
  );
}

/** The page below the calculator: method, limits, FAQ. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection
        title="How the calculator works"
        lead="It follows the order of the forms, so you can check it against a return you know."
        facts={[ohio[2026].businessDeduction]}
      >
        <Steps items={order} />
        <FactNote facts={[harbor, ohioHarbor, ohio[2026].brackets, federal[2026].standardDeduction]} />
      </CollapsedSection>
      <CollapsedSection title="What the estimate leaves out">
        <p>
          The estimate is for people who live in Ohio all year. It does not work out part-year moves, work in another
          state, rental property, depreciation, foreign income, or the credits for college, child care, retirement
          savings and health insurance from the marketplace. The credits for energy work at home ended with 2025; for a
          2025 return, or an amount carried over from it, they are not counted here either. When one of these is yours,
          the real return will differ, in either direction.
        </p>
        <p>
          The forms use tables in steps of $50 and whole dollars. We use the rate schedules and cents, so a printed
          return can differ by a few dollars. A return that is far off has another reason. Bring it in, and we will find
          it with you.
        </p>
        <p>
          City tax depends on the ordinance of each city. If your town is not in the list, look up its rate in The
          Finder of the Ohio Department of Taxation and type it in. The city you live in may take off part of what you
          pay where you work. Where we could read that credit, it is counted, with its source. Where we could not, the
          result is a range, from the highest credit to none.
        </p>
      </CollapsedSection>
      <CollapsedSection
        title="Questions about the estimate"
        facts={[harbor, ohioHarbor, ohio[2026].brackets, federal[2026].selfEmployment]}
      >
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={tools.taxCalculator} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'Five fields for the year’s tax. Every line shows how it was counted.',
  brownco: 'Five fields for the year’s tax. Change one, and see what it brings.',
  payroll: 'Wages in; federal, Ohio, school and city tax out.',
};

const harbor = federal[2026].safeHarbor;
const ohioHarbor = ohio[2026].safeHarbor;

const order = {
  Income:
    'Wages, profit, pensions and the rest. Social Security counts in part: none, up to half, or up to 85%, by your other income.',
  'Deductions from income':
    'Half of the self-employment tax, IRA and HSA. Then the standard or the itemized deduction, whichever is larger.',
  'Federal tax':
    'The brackets, with gains and qualified dividends at their own rates. Child credits come off. Self-employment tax goes on.',
  'Ohio tax': `Starts again from federal income. Business income up to ${formatDollars(ohio[2026].businessDeduction.value.most)} and Social Security are free; the first ${formatDollars(ohio[2026].brackets.value[0]!.over)} of the rest too.`,
  'School district and city': 'The district by where you live, the city by where you work and then where you live.',
  'What is left to pay':
    'Withholding and estimates come off. If much is left, the calculator says what to set aside each quarter.',
};

const questions = {
  'Does anyone see what I type?':
    'No. The figures are worked out in your browser and stay there: this tab keeps them until you clear or close it. Nothing is sent to us. “Send this to us” puts them into the message of our contact form, in your browser too; they reach us when you send that message. A link you copy carries them behind the # sign, a part that browsers keep to themselves. Only when your browser has scripts turned off does the form go to our server, which answers with the result and keeps nothing.',
  'Which quarterly payments keep me safe from a penalty?': `For the IRS: pay ${formatPercent(harbor.value.thisYear)} of this year’s tax, or all of last year’s, in four parts. All of last year’s means ${formatPercent(harbor.value.lastYearHighIncome)} of it when your income was over ${formatDollars(harbor.value.highIncomeOver.single)} (${formatDollars(harbor.value.highIncomeOver.mfs)} if you are married and file apart). Under ${formatDollars(harbor.value.oweUnder)} owed after withholding, no payments are needed. Ohio, once you owe more than ${formatDollars(ohioHarbor.value.oweOver)}: ${formatPercent(ohioHarbor.value.thisYear)} of this year’s tax, or all of last year’s at any income. Enter last year’s tax under “What you paid already” to see both.`,
  'Why does my Ohio tax jump by a few hundred dollars at one point?': `Because the law is written that way. Up to ${formatDollars(ohio[2026].brackets.value[0]!.over)} of taxable income there is no Ohio tax. One dollar more and ${formatDollars(ohio[2026].brackets.value[0]!.base)} falls due at once, plus ${formatPercent(ohio[2026].brackets.value[0]!.rate)} of what is over. We do not smooth the step.`,
  'I have a side business. Which figure do I enter?':
    'The profit: what customers paid less what the work cost you. If you are in the middle of the year, add up what you have and stretch it to twelve months. Self-employment tax starts just above $433 of profit, because only 92.35% counts and $400 is the limit.',
  'Should I become an S corporation?': (
    <p>
      The <Link to={href('paycheck')}>paycheck and S corporation helper</Link> sets the payroll tax saved by a salary
      against the cost of the company. Below about what a full-time worker in your trade earns, there is seldom much to
      save.
    </p>
  ),
  'Can you do the return from these figures?': (
    <p>
      We start from papers, not from estimates. Print this page, take the{' '}
      <Link to={href('taxPrepChecklist')}>checklist</Link> and bring both.
    </p>
  ),
};
