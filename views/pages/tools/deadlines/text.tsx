import type { ByBrand } from '#shared/brands/brand.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { calendarMonths } from '#shared/tax/due-dates.ts';
import { DUE_DATES_THROUGH } from '#shared/tax/facts/due-date-rules/rule.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The page above the calendar. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="Deadline calendar"
      lead={forBrand(leads, brand.id)}
      crumbs={[{ label: 'Deadline calendar' }]}
      action={null}
      compact
    />
  );
}

/** The page below the calendar. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection title="Questions about due dates">
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={tools.deadlines} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: `Federal and Ohio due dates, up to ${calendarMonths} months ahead. Tell us what you file, then add the dates to your calendar.`,
  brownco: 'Which dates bind you this year? Check what describes you, and subscribe. The list keeps itself current.',
  payroll: 'Deposits, 941s, W-2s, Ohio. Check “An employer” and subscribe.',
};

const questions = {
  'How are the dates worked out?':
    'Each date starts from the law: April 15, the last day of a quarter’s next month, the 23rd for sales tax. When that day is a Saturday, a Sunday or a holiday, the date of a tax moves to the next business day; an entry says where one does not move. Federal dates follow the holidays of Washington, D.C. That is why Emancipation Day can push April 15 to the 18th. Ohio dates follow the Ohio list.',
  'Can my dates differ from these?':
    'Two things can change a date. The IRS and Ohio give more time after floods and storms, by county. And your own schedule may differ: how often an employer sends withholding, or a seller files sales tax, is set by the state in a notice to you. If your notice says otherwise, the notice is right.',
  'How do I subscribe?': `Press the name of your calendar program and confirm. Apple’s button works with most other programs too. If your program only takes an address, copy that of the “Outlook on a PC” button and look for “Subscribe from web” or “From URL”. The dates refresh by themselves: a subscription looks up to ${calendarMonths} months ahead and keeps the same entry for the same date, so nothing appears twice. The calendar ends with ${printedDate(DUE_DATES_THROUGH, 'long')}, the last day whose dates we have worked out a second time by hand. The IRS publishes its calendar of a year shortly before that year.`,
  'How do I hang it on the wall?':
    'Press “Print the year”. You get twelve months on one page with the dates of the boxes you checked.',
  'Does an extension move the payment?':
    'No. An extension gives you more time for the form. The tax is still due on the first date, and interest runs from there. Send a good guess with the extension.',
  'I missed one. What now?': (
    <p>
      File and pay what you can today. Most penalties grow by the month, and the one for filing late is much larger than
      the one for paying late. The <Link to={href('taxPaymentCenter')}>payment center</Link> shows how to pay over time.
    </p>
  ),
  'Where are the county property tax dates?':
    'Each county treasurer sets them, often in January or February and again in June or July. The date is on your bill and on the treasurer’s own site.',
};
