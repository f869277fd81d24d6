import { sisterSitesBeside } from '#shared/firm/offices.ts';
import { href, routes } from '#shared/site/routes.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { cityEstimates } from '#shared/tax/facts/local.ts';
import { townRules } from '#shared/tax/facts/towns.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { useCurrent } from '#views/components/figure.tsx';
import { Link } from '#views/components/link.tsx';
import { LinkList, Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Offices } from '#views/components/prose.tsx';
import { LinkSection } from '#views/components/related-links.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { InEachTown } from './in-each-town.tsx';
import { TownRates } from './town-rates.tsx';

/** The ten towns, each with its rates and what was read about it, the rules of city income tax, and the sister sites. */
export function Page({ query }: PageProps) {
  const { brand } = usePageContext();
  const current = useCurrent();
  return (
    <>
      <PageHead
        title="City taxes, town by town"
        lead="Ten towns between Columbus and the Ohio River: the rates, whom to call, and the credit for tax paid at work."
        crumbs={[{ label: routes.towns.label }]}
        art="towns"
      />
      <TownRates sort={query.get('sort')} />
      <InEachTown />
      <CollapsedSection title="How two cities share one paycheck">
        <Steps items={sharing(current)} />
      </CollapsedSection>
      <CollapsedSection title="Some days at home?">
        <div className="disclosure-body">
          <p>
            If you have to come to the office regularly, your pay is withheld for the office’s city, and days at home
            count toward the {current(employment.cityDays)} a year of your home’s. After the last of them each day at
            home is withheld for the city you live in; if you ask for that city’s tax, from the first day.
          </p>
          <p>
            So tell the payroll office on which days you work at home, ask it to withhold for your home city, and keep a
            log: the date, and where you worked.
          </p>
          <p>
            Was it all withheld for the office’s city? It may owe you a refund, with its form, the log and your
            employer’s signature. Your home city then has less to credit, and from{' '}
            {current(cityEstimates.municipalEstimateFrom)} on it wants estimates. A township wants nothing.
          </p>
        </div>
        <FactNote facts={[employment.cityDays, employment.noFreeDays, cityEstimates.municipalEstimateFrom]} />
      </CollapsedSection>
      <CollapsedSection title="Where no city tax is due">
        <div className="disclosure-body">
          <p>
            {current(townRules.townships)} Live and work in one, and no city asks for a return, unless you rent out a
            house or your business earns profit in a city. A joint district that a township forms with a city is another
            exception: its tax is owed by those who work inside it.
          </p>
          <p>
            {current(townRules.minors)} You can claim back what an employer withheld anyway, with the W-2 and proof of
            age.
          </p>
          <p>
            School districts are another matter. {current(townRules.districtCount)} They follow your home, never your
            workplace, and the state publishes the next list at the end of December.
          </p>
        </div>
        <FactNote facts={Object.values(townRules)} />
      </CollapsedSection>
      <CollapsedSection title="My town is not listed: can you help me?">
        <p>
          Yes: <Link to={`${href('schedule')}?kind=video#book`}>meet us by phone or video</Link> from anywhere, and send
          your papers through the <Link to={brand.portalUrl}>client portal</Link>.
        </p>
      </CollapsedSection>
      <CollapsedSection
        title="Sister sites in other towns"
        lead={
          <>
            Our own offices are in <Offices />. These links lead to sister sites, each with an office of its own.
          </>
        }
      >
        <LinkList
          className="chips"
          links={sisterSitesBeside(brand.sisterSites, brand.offices).map(({ town, href: to }) => ({ label: town, to }))}
        />
      </CollapsedSection>
      <LinkSection
        title="City tax: work it out, or have it done"
        tools={['taxCalculator', 'paycheck']}
        services={['personal-tax', 'payroll']}
      />
      <ClosingBand sentence="Live in one town and work in another? Tell us both, and we will tell you which city gets what." />
    </>
  );
}

const sharing = (current: ReturnType<typeof useCurrent>) => ({
  'The city at work comes first':
    'Your employer withholds for the place where you do the work. That tax is owed wherever you live.',
  'The city at home comes second':
    'It taxes the same pay again, then takes off a credit. The credit is its own choice: all, half, part or nothing.',
  'A return shows both':
    'In some cities everyone over 18 files one every year, even with nothing left to pay. In others nobody does when all was withheld.',
  'What is left is paid through the year': `From ${current(cityEstimates.municipalEstimateFrom)} on, quarterly estimates are due to the city at home. Many employers will withhold for it when asked.`,
});
