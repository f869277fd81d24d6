import { Fragment } from 'react';
import { nearestOffice, type TownPlace, townPlaces } from '#shared/firm/town-places.ts';
import { keepWhole } from '#shared/format/keep-whole.ts';
import { telHref } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import { isOldSource } from '#shared/tax/facts/fact.ts';
import { cities, countySalesTax, schoolDistricts } from '#shared/tax/facts/local.ts';
import { districtOfTown, type TownFact, towns } from '#shared/tax/facts/towns.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { useCurrent } from '#views/components/figure.tsx';
import { LocalRate } from '#views/components/local-rate.tsx';
import { LocationsPicture } from '#views/components/picture/locations-picture.tsx';
import { Section } from '#views/components/section.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';

const cityPercent = ({ slug }: TownPlace) => cities.value.find(({ id }) => id === slug)!.percent;
const salesTaxList = (place: TownPlace) => countySalesTax.value.find(({ county }) => county === place.county)!.asOf;
const schoolPercent = ({ slug }: TownPlace) => districtOfTown(slug).percent;

/** By the parameter `sort`: what its link says, and what the towns are sorted by. Towns with the same stay as they are. */
const sorts = {
  name: { label: 'Name', by: (one: TownPlace, two: TownPlace) => (one.name < two.name ? -1 : 1) },
  city: { label: 'City tax', by: (one: TownPlace, two: TownPlace) => cityPercent(one) - cityPercent(two) },
  total: {
    label: 'City and school',
    by: (one: TownPlace, two: TownPlace) =>
      cityPercent(one) + schoolPercent(one) - cityPercent(two) - schoolPercent(two),
  },
};

/** The ten towns beside a map that shows their rates, in the order of the address. */
export function TownRates({ sort }: { sort: string | null }) {
  const { brand } = usePageContext();
  const withBrand = useBrandPath();
  const chosen = sort !== null && Object.hasOwn(sorts, sort) ? (sort as keyof typeof sorts) : null;
  const sorted = chosen ? [...townPlaces].sort(sorts[chosen].by) : townPlaces;
  const orders = [
    [null, 'Our offices first'] as const,
    ...Object.entries(sorts).map(([id, { label }]) => [id, label] as const),
  ];
  return (
    <Section
      id="rates"
      title="Ten towns, side by side"
      lead="Open a town for its school districts and who files. Where it says “Ask the office”, call that number."
    >
      <div className="columns columns-wide">
        <div>
          <p className="towns-orders chips no-print">
            <span id="towns-order">Sort by</span>
            {orders.map(([id, label]) => (
              <Fragment key={label}>
                {' '}
                <a
                  href={withBrand(`${href('towns')}${id ? `?sort=${id}` : ''}#rates`)}
                  rel="nofollow"
                  aria-describedby="towns-order"
                  aria-current={id === chosen ? 'true' : undefined}
                >
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
          <div className="towns-rates">
            {sorted.map((place) => (
              <Disclosure key={place.slug} id={place.slug} summary={<TownHead place={place} />}>
                <p>{`${place.county} County, its sales tax from the state’s ${salesTaxList(place)} list. Our nearest office: ${nearestOffice(place, brand.offices).town}.`}</p>
                <TownTable name={place.name} facts={towns[place.slug]} />
              </Disclosure>
            ))}
          </div>
        </div>
        <LocationsPicture note={({ slug }) => <LocalRate city={slug} />} />
      </div>
      <FactNote facts={[cities, schoolDistricts, countySalesTax]} />
    </Section>
  );
}

/** A town's name and its three rates, each under the one of the town above. */
function TownHead({ place: { slug, name, county } }: { place: TownPlace }) {
  const district = districtOfTown(slug);
  return (
    <h3>
      {name}{' '}
      <small>
        <span>
          <b>
            <LocalRate city={slug} />
          </b>{' '}
          city{' '}
        </span>
        <span>
          <b>{district.percent === 0 ? '0%' : <LocalRate district={district.id} />}</b> school{' '}
        </span>
        <span>
          <b>
            <LocalRate county={county} />
          </b>{' '}
          sales
        </span>
      </small>
    </h3>
  );
}

/** What was read about a town, each row with the date of its source; an old one is in the note below. */
function TownTable({ name, facts }: { name: string; facts: readonly TownFact[] }) {
  const current = useCurrent();
  const now = new Date(usePageContext().now);
  return (
    <>
      <DataTable
        caption={`City and school tax, ${name}`}
        columns={{ label: 'About', value: name }}
        rows={facts.map((fact) => ({
          label: fact.label,
          value: (
            <>
              <PhoneLinks text={keepWhole(current(fact))} />{' '}
              {fact.asOf && !isOldSource(fact.asOf, now) && <small className="town-as-of">As of {fact.asOf}</small>}
            </>
          ),
        }))}
      />
      <FactNote facts={facts} />
    </>
  );
}

const phoneNumber = /(\b\d{3}-\d{3}-\d{4}\b)/;

/** A text with its telephone numbers as links, each on one line. */
function PhoneLinks({ text }: { text: string }) {
  return text.split(phoneNumber).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} className="whole" href={telHref(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
