import { useState } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import { districtOfTown } from '#shared/tax/facts/towns.ts';
import { type TownTaxes, taxesByTown } from '#shared/tax/taxes-by-town.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { amountOrRange } from './result-text.ts';

/** The same figures in other towns, for who moves: theirs and those of our offices first. With scripts it is worked out once it is opened. */
export function OtherTowns({ input }: { input: TaxInput }) {
  const [opened, setOpened] = useState(false);
  const hydrated = useHydrated();
  const isShown = opened || !hydrated;
  const { offices } = usePageContext().brand;
  const { homeCity } = input;
  const first = [...(homeCity && 'id' in homeCity ? [homeCity.id] : []), ...offices.map(({ id }) => id)];
  return (
    <details className="tool-more" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        What if I lived in …?
        <Icon name="chevron-down" />
      </summary>
      {isShown && <TaxesByTown input={input} first={first} />}
    </details>
  );
}

const noSchoolTax = (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">no school tax</span>
  </>
);

/** The tax of one return in each of the ten towns, tax by tax: towns named `first`, then the others, each cheapest first. */
export function TaxesByTown({ input, first = [] }: { input: TaxInput; first?: readonly string[] }) {
  const isLater = ({ town }: TownTaxes) => Number(!first.includes(town.slug));
  const rows = taxesByTown(input).sort((one, two) => isLater(one) - isLater(two));
  return (
    <DataTable
      caption="Your figures by the town you live in all year"
      columns={{
        town: 'Town',
        total: 'Total for the year',
        city: 'City tax',
        school: 'School district',
        state: 'Federal and Ohio',
      }}
      numeric={['total', 'city', 'school', 'state']}
      rows={rows.map(({ town, local, totalWithLocal, uncertain }) => ({
        key: town.slug,
        town: town.name,
        total: amountOrRange(totalWithLocal, uncertain),
        city: amountOrRange(local.city, local.homeCityMost - local.homeCity),
        school: districtOfTown(town.slug).percent === 0 ? noSchoolTax : formatWholeDollars(local.school),
        state: formatWholeDollars(totalWithLocal - local.total),
      }))}
      note={`${first.length > 0 ? 'Your town and those of our offices come first. ' : ''}Work and income stay as entered. The school district is the town’s own; an address may be in another. A range: we do not know that city’s credit for tax paid at work. Property tax is not counted: look a house up with the auditor of its county (Fairfield, Licking, Muskingum, Franklin).`}
    />
  );
}
