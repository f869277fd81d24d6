import { nearestOffice, townPlace, townPlaces } from '#shared/firm/town-places.ts';
import type { TownSlug } from '#shared/firm/towns.ts';
import { keepWhole } from '#shared/format/keep-whole.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { href, routes } from '#shared/site/routes.ts';
import { countySalesTax, schoolDistricts, taxingDistrictsOf } from '#shared/tax/facts/local.ts';
import { towns } from '#shared/tax/facts/towns/index.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { LinkList } from '#views/components/link-list.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { LinkSection, ServiceList, ToolList } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { PhoneLinks } from './phone-links.tsx';
import { townCopies } from './town-copies.ts';

/** The taxes of a town: its facts with source and date, an example, schools, sales tax, and the way to an office. */
export function Page({ params }: PageProps) {
  const slug = params['slug'] as TownSlug;
  const copy = townCopies[slug];
  const place = townPlace(slug);
  const districts = taxingDistrictsOf(place.county);
  return (
    <>
      <PageHead
        title={`Taxes in ${place.name}, Ohio`}
        lead={copy.lead}
        crumbs={[{ label: routes.towns.label, to: href('towns') }, { label: place.name }]}
        art={`town-${slug}`}
      />
      <Section title={`${place.name} in facts`}>
        <DataTable
          caption={`City and school tax, ${place.county} County`}
          columns={{ label: 'About', value: place.name }}
          rows={towns[slug].map(({ label, value, asOf, checkedOn }) => ({
            label,
            value: (
              <>
                <PhoneLinks text={keepWhole(value)} /> <small className="town-as-of">{dateOf(asOf, checkedOn)}</small>
              </>
            ),
          }))}
        />
        <FactNote facts={towns[slug]} />
      </Section>
      <Section tone="subtle" title={copy.pay.title} narrow>
        <div className="town-text">
          {copy.pay.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title="School districts" lead={copy.schools}>
        {districts.length > 0 && (
          <DataTable
            caption={`Districts with an income tax, ${place.county} County`}
            columns={{ number: 'Number', name: 'District', base: 'Taxes', rate: 'Rate' }}
            numeric={['rate']}
            rows={districts.map(({ number, name, base, percent }) => ({
              number,
              name,
              base: base === 'T' ? 'All Ohio income' : 'Earnings only',
              rate: `${percent}%`,
            }))}
          />
        )}
        <FactNote facts={[schoolDistricts]} />
      </Section>
      <Section tone="subtle" title="Sales tax" lead={copy.sales}>
        <FactNote facts={[countySalesTax]} />
      </Section>
      <Section title="What to ask, and whom">
        <dl className="card-grid town-questions">
          {Object.entries(copy.open).map(([question, ask]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <PhoneLinks text={ask} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <NearestOffice slug={slug} way={copy.way} />
      <CollapsedSection title="The other towns" className="no-print">
        <LinkList
          className="sister-sites"
          links={townPlaces
            .filter((one) => one.slug !== slug)
            .map((one) => ({ label: one.name, to: href('town', { slug: one.slug }) }))}
        />
      </CollapsedSection>
      <LinkSection collapsed title={`City tax in ${place.name}: work it out, or have it done`}>
        <ToolList tools={['taxCalculator', 'paycheck', 'taxPaymentCenter']} />
        <ServiceList services={['personal-tax', 'payroll']} />
      </LinkSection>
      <ClosingBand sentence={copy.closing} />
    </>
  );
}

function dateOf(asOf: string | undefined, checkedOn: string): string {
  return asOf ? `As of ${asOf}` : `Read on ${keepWhole(printedDate(checkedOn))}`;
}

function NearestOffice({ slug, way }: { slug: TownSlug; way: string }) {
  const { office, miles } = nearestOffice(townPlace(slug));
  return (
    <Section
      tone="tint"
      title={miles === 0 ? 'Our office in town' : `Nearest office: ${office.town}`}
      lead={miles === 0 ? way : `${way} In a straight line: ${miles} miles.`}
      action={{ label: 'Address and hours', to: `${href('contact')}#${office.id}` }}
    />
  );
}
