import { telHref } from '#shared/format/tel-href.ts';
import type { Fact } from '#shared/tax/facts/fact.ts';
import type { OfficePhone } from '#shared/tax/facts/telephones.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';

/** The telephone numbers of tax offices, with their sources. */
export function OfficePhones({ phones }: { phones: readonly Fact<OfficePhone>[] }) {
  return (
    <>
      <p className="measure">Once you know that the notice is real, call its own number. These are the general ones.</p>
      <DataTable
        caption="Phone numbers of tax offices"
        columns={{ office: 'Office', number: 'Phone', about: 'For' }}
        rows={phones.map(({ value: { office, about, number } }) => ({
          office,
          about,
          number: <a href={telHref(number)}>{number}</a>,
        }))}
      />
      <FactNote facts={phones} />
    </>
  );
}
