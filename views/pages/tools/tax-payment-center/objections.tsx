import { href } from '#shared/site/routes.ts';
import { objections } from '#shared/tax/facts/objections.ts';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Link } from '#views/components/link.tsx';

const limits = Object.values(objections);

/** What to do with a bill that is wrong: how long there is, and where to object. */
export function Objections() {
  return (
    <CollapsedSection
      id="disagree"
      title="I disagree with the bill"
      lead="Answer before you pay, by the day the letter sets, with copies of what proves it. These are the limits that a law sets; the letter’s own date comes first."
    >
      <DataTable
        caption="Days to object, by letter"
        columns={{ letter: 'Letter', office: 'From', days: 'Days', how: 'What to do' }}
        numeric={['days']}
        rows={limits.map(({ id, value: { office, letter, number, days, how } }) => ({
          key: id,
          letter: <Link to={href('taxLetter', { slug: letter })}>{number}</Link>,
          office,
          days,
          how,
        }))}
        note="Pay the part you agree with: interest on it stops. Another letter? Look it up by its number in the corner."
      />
      <FactNote facts={limits} />
    </CollapsedSection>
  );
}
