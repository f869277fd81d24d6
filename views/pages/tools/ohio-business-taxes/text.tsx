import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';
import { business } from '#shared/tax/facts/business.ts';
import { countySalesTax, stateSalesTax } from '#shared/tax/facts/local.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { SalesTaxMap } from './sales-tax-map.tsx';

/** The page above the questions. */
export function Intro({ context: { brand } }: PageProps) {
  return (
    <PageHead
      title="Which Ohio business taxes apply to you?"
      lead={forBrand(leads, brand.id)}
      crumbs={[{ label: 'Ohio business taxes' }]}
      art="ohio-taxes"
    />
  );
}

/** The page below the taxes: sales tax by county, registration, FAQ. */
export function Text({ path }: PageProps) {
  return (
    <>
      <CollapsedSection
        id="sales-tax"
        title="Sales tax in the counties around us"
        lead={`Ohio takes ${stateSalesTax.value}%. The county, and in some places a transit district, adds its own. The total depends on where the sale is taxed, usually your shop.`}
      >
        <div className="columns columns-2 columns-wide">
          <DataTable
            caption="Total rate by county"
            columns={{ county: 'County', percent: 'Total', transit: 'In the transit area', asOf: 'From the list of' }}
            numeric={['percent', 'transit', 'asOf']}
            rows={countySalesTax.value.map(({ county, percent: total, transit, asOf }) => ({
              county,
              percent: `${total}%`,
              transit: transit ? `${transit}%` : 'none',
              asOf,
            }))}
            note={
              <>
                Counties may change their rate at the start of a quarter, so newer rates than these may apply. Before
                you set up a register, look up the address in{' '}
                <Link to={officialLinks.value.ohioFinder.url}>The Finder</Link>.
              </>
            }
          />
          <SalesTaxMap />
        </div>
        <FactNote facts={[stateSalesTax, countySalesTax]} />
      </CollapsedSection>
      <CollapsedSection id="register" title="How to register a new business in Ohio">
        <p>
          Form the company first, then get the federal number (EIN) from the IRS, which is free. With it you register
          for what the rows above show: a vendor’s license if you sell, withholding and unemployment if you pay wages, a
          policy with the Bureau of Workers’ Compensation before the first hour of work. The license and the withholding
          account come from the Ohio Business Gateway; the unemployment account comes from{' '}
          <Link to={officialLinks.value.ohioUnemployment.url}>The SOURCE</Link>. Keep the letters that come back. They
          say how often you file. A period with nothing to pay still needs its return.
        </p>
        <p>
          Ohio does not tax the profit of ordinary corporations, so people say Ohio has no business tax. The commercial
          activity tax took its place. Since the exclusion rose to{' '}
          {formatDollars(business.commercialActivityExclusion.value)}, most small firms owe nothing there. What is left
          for most owners is the income tax on their own return, and the first{' '}
          {formatDollars(ohio[2026].businessDeduction.value.most)} of business profit is free of it.
        </p>
        <p>
          Cities are another matter. They tax profit from the first dollar, by the share of sales, payroll and property
          in the city. A crew that works in four cities in a summer has four answers to find.
        </p>
        <FactNote facts={[business.commercialActivityExclusion, ohio[2026].businessDeduction]} />
      </CollapsedSection>
      <CollapsedSection
        title="Questions about Ohio business taxes"
        facts={[business.commercialActivityExclusion, business.passThroughRate]}
      >
        <Faq items={questions} />
      </CollapsedSection>
      <RelatedLinks relations={tools.ohioBusinessTaxes} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax:
    'These are the eleven taxes that most firms meet. Five questions leave the ones that apply to you, with rate, date and the place to file.',
  brownco:
    'Which Ohio taxes does your plan bring with it? Answer five questions before you price the job or open the shop.',
  payroll: 'Hiring? Five questions show what an employer in Ohio files, when, and where.',
};

const questions = {
  'I am a sole proprietor with no workers. Which taxes apply to me?': `Income tax on your own return, school district tax if your home’s district has one, city tax where you work and where you live, sales tax if you sell taxable things, and use tax on what you bought untaxed. The commercial activity tax does not reach you below ${formatDollars(business.commercialActivityExclusion.value)} of receipts.`,
  'Should my LLC choose the pass-through entity tax?': `It can lower federal tax for owners who cannot deduct all their state tax: the entity pays ${formatPercent(business.passThroughRate.value)} and deducts it, and the owners get a refundable credit. An LLC with one owner that files on the owner’s own return cannot choose it. The choice is made each year, so work it out each year.`,
  'Which city taxes my crew?': (
    <p>
      Mostly the one where the work is done, after a certain number of days. See{' '}
      <Link to={href('paycheck')}>the paycheck helper</Link> for one worker, and call us before a long job in a new
      city.
    </p>
  ),
  'I closed the business. Do I still file?':
    'Yes, once more for each account, marked final. Then close the accounts. An account left open keeps asking for returns, and the state can bill an estimate when none come.',
};
