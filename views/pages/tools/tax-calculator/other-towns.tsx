import { useState } from 'react';
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
      {isShown && (
        <DataTable
          caption="Your figures by the town you live in"
          columns={{ town: 'Town', total: 'Total for the year', city: 'City tax', school: 'School district' }}
          numeric={['total', 'city', 'school']}
          rows={taxesByTown(input).map(({ id, name, local, totalWithLocal, uncertain }) => ({
            key: id,
            town: name,
            city: amountOrRange(local.city, local.homeCityMost - local.homeCity),
            school: amountOrRange(local.school, local.schoolMost - local.school),
            total: amountOrRange(totalWithLocal, uncertain),
          }))}
          note="Work and income stay as entered. The school district depends on the address: from none to the highest of the county. A range of city tax: the credit for tax paid at work is not known to us."
        />
      )}
    </details>
  );
}
