import { formatDollars } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { business } from '#shared/tax/facts/business.ts';
import { dueDateFacts } from '#shared/tax/facts/due-date-rules/index.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Timeline } from '#views/components/timeline.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

const { w2Codes2026 } = employment;

/** The forms of January and February, on their next days. */
export function YearEnd() {
  const { now } = usePageContext();
  const next = dueDatesFor(['employer'], new Date(now));
  const day = (id: string) => {
    const found = next.find(({ rule }) => rule === id);
    return found ? printedDate(found.date) : 'Being checked';
  };
  return (
    <CollapsedSection title="W-2 season: W-2, IT 3 and Form 17">
      <Timeline
        items={[
          {
            when: 'December',
            title: 'Check names, numbers and addresses',
            text: 'Compare the payroll list with the Social Security cards. A wrong school district number costs more to mend in January.',
          },
          {
            when: day('year-end-payroll'),
            title: 'W-2s to workers, to Social Security and to Ohio',
            text: `The Ohio upload is called IT 3. On the same day: Form 940, the last Form 941, IT 941 and SD 141. New in box 12: cash tips (${w2Codes2026.value.tips}), overtime premium (${w2Codes2026.value.overtime}) and Trump account money (${w2Codes2026.value.trumpAccount}).`,
          },
          {
            when: day('contractor-forms'),
            title: '1099-NEC to independent contractors',
            text: `From ${formatDollars(business.contractorForm2026.value)} paid to one person in 2026.`,
          },
          {
            when: day('city-withholding-year'),
            title: 'City reconciliation',
            text: 'Form 17 for RITA towns, with the W-2s. Other cities have a form of their own for the same last day of February.',
          },
        ]}
      />
      <FactNote
        facts={[
          dueDateFacts.get('year-end-payroll')!,
          dueDateFacts.get('city-withholding-year')!,
          w2Codes2026,
          business.contractorForm2026,
        ]}
      />
    </CollapsedSection>
  );
}
