import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

const social = federal[2026].payroll;
const base = federal[2026].wageBase;

/** The page above the two forms, as short as can be: the tool is above the fold. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="Paycheck and S corporation helper"
      lead={forBrand(leads, brand.id)}
      crumbs={[{ label: 'Paycheck helper' }]}
      action={null}
      compact
    >
      <ArrowLink to="#salary">Salary or distribution?</ArrowLink>
    </PageHead>
  );
}

/** The page below the two forms. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection title="What comes out of an Ohio check">
        <p>
          Federal income tax follows from Form W-4: your filing status, your children and anything extra you asked for.
          Social Security takes {formatPercent(social.value.socialSecurity)} up to {formatDollars(base.value)} of pay in
          2026, and Medicare {formatPercent(social.value.medicare)} of all of it. Your employer pays the same again.
        </p>
        <p>
          Ohio tax follows from Form IT 4. If your school district has an income tax, the employer withholds it by your
          home address. The city where the work is done withholds on pay before your 401(k), so saving for retirement
          does not lower it. If you live in another city, look up whether it takes the tax at work off its own.
        </p>
        <p>
          More than {employment.cityDays.value} days of work in another Ohio city in a year can move the withholding
          there. Crews and sales people run into this first.
        </p>
        <FactNote facts={[social, base, employment.cityDays]} />
      </CollapsedSection>
      <CollapsedSection id="worth" title="When an S corporation is worth its paperwork">
        <p>
          A sole proprietor pays self-employment tax on the whole profit. An S corporation pays payroll tax on the
          salary only. The difference has to cover a payroll, a company return every March, and your own time. It also
          has to survive a question from the IRS: would you have hired somebody for that salary?
        </p>
        <p>
          A new company can choose S status within {occupations.electionPeriod.value.months} months and{' '}
          {occupations.electionPeriod.value.days} days of its start; an existing one for a year within the same time
          from January 1. Ohio follows the federal choice. If a fifth or more of the company is yours, your salary from
          it counts as business income in Ohio, so the business income deduction can cover it.
        </p>
        <FactNote facts={[occupations.electionPeriod, occupations.ownersPay]} />
      </CollapsedSection>
      <CollapsedSection title="Questions about paychecks and owner pay">
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={tools.paycheck} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'See what is left of a paycheck. If you own the business, see what a salary would change.',
  brownco: 'See what is left of a raise. If you own the company, compare a salary with a distribution.',
  payroll: 'Work out a worker’s net pay before payday. If you own the company, try out a salary for yourself.',
};

const questions = {
  'Why is my real check different by a few dollars?':
    'Your employer uses the tables of IRS Publication 15-T and of the Ohio Department of Taxation, rounds at other places, and may treat a bonus on its own. A difference of more than a few dollars points to the W-4 or the IT 4.',
  'Does anyone see what I type?':
    'No. The figures are worked out in your browser, and stay there: this tab keeps them until you clear or close it. They reach us only when you send them with “Send this to us”. With scripts turned off the form goes to our server, which answers with the result and keeps nothing.',
  'How do I get a smaller refund and a larger check?': (
    <p>
      Work out the year in the <Link to={href('taxCalculator')}>tax calculator</Link>. If a large refund comes out, give
      your employer a new Form W-4. A refund is your own money coming back without interest.
    </p>
  ),
  'Does my spouse’s job change my check?':
    'It should. When two people earn and file together, each employer withholds as if its pay were the only one. Use step 2 of Form W-4, or ask for an extra amount.',
  'What is a fair salary for an owner?':
    'What you would pay someone else for the same work, hours and skill in this part of Ohio. Wage surveys, your own hours and what your workers earn make the case. Write down how you got there.',
};
