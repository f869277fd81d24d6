import { business } from '#shared/tax/facts/business.ts';
import { countySalesTax, stateSalesTax } from '#shared/tax/facts/local.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { useCurrent } from '#views/components/figure.tsx';
import { Link } from '#views/components/link.tsx';
import { SalesTaxMap } from './sales-tax-map.tsx';

/** Sales tax by county, as a table and a map. */
export function SalesTax() {
  const current = useCurrent();
  return (
    <CollapsedSection
      id="sales-tax"
      title="Sales tax in the counties around us"
      lead={`Ohio takes ${current(stateSalesTax)}. The county, and in some places a transit district, adds its own. A sale of goods within Ohio takes the rate of ${business.salesTaxSource.value}, even when you deliver into another county. A service, such as mowing or plowing, takes that of ${business.serviceSource.value}: the county of the yard.`}
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
              Counties may change their rate at the start of a quarter, so newer rates than these may apply. Before you
              set up a register, look up the address in <Link to={officialLinks.value.ohioFinder.url}>The Finder</Link>.
            </>
          }
        />
        <SalesTaxMap />
      </div>
      <FactNote
        facts={[
          stateSalesTax,
          countySalesTax,
          business.salesTaxSource,
          business.serviceSource,
          business.salesTaxDiscount,
        ]}
      />
    </CollapsedSection>
  );
}
