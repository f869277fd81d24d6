import { telHref } from '#shared/format/text.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';

type PhoneName = keyof typeof telephones;

/** The telephone numbers of tax offices, with their sources. */
export function OfficePhones({ of: names }: { of: readonly PhoneName[] | 'all' }) {
  const phones = names === 'all' ? Object.values(telephones) : names.map((name) => telephones[name]);
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

/** The telephone number of a tax office, which a press calls. */
export function TaxOfficePhone({ of: name }: { of: PhoneName }) {
  const { number } = telephones[name].value;
  return <a href={telHref(number)}>{number}</a>;
}
