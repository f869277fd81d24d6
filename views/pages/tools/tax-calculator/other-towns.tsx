import { useState } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import { districtOfTown } from '#shared/tax/facts/towns.ts';
import { taxesByTown } from '#shared/tax/taxes-by-town.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { amountOrRange } from './result-text.ts';

/** The same figures in other towns, for who moves. With scripts it is worked out once it is opened. */
export function OtherTowns({ input }: { input: TaxInput }) {
  const [opened, setOpened] = useState(false);
  const hydrated = useHydrated();
  const isShown = opened || !hydrated;
  return (
    <details className="tool-more" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        What if I lived in …?
        <Icon name="chevron-down" />
      </summary>
      {isShown && <TaxesByTown input={input} />}
    </details>
  );
}

/** The tax of one return in each of the ten towns, tax by tax, cheapest first. */
export function TaxesByTown({ input }: { input: TaxInput }) {
  return (
    <DataTable
      caption="Your figures by the town you live in"
      columns={{
        town: 'Town',
        city: 'City tax',
        school: 'School district',
        state: 'Federal and Ohio',
        total: 'Total for the year',
      }}
      numeric={['city', 'school', 'state', 'total']}
      rows={taxesByTown(input).map(({ town, local, totalWithLocal, uncertain }) => ({
        key: town.slug,
        town: town.name,
        city: amountOrRange(local.city, local.homeCityMost - local.homeCity),
        school: districtOfTown(town.slug).percent === 0 ? 'none' : formatWholeDollars(local.school),
        state: formatWholeDollars(totalWithLocal - local.total),
        total: amountOrRange(totalWithLocal, uncertain),
      }))}
      note="Work and income stay as entered. The school district is the town’s own; an address may be in another. A range: the credit of that city for tax paid at work is not known to us."
    />
  );
}
