import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Timeline } from '#views/components/timeline.tsx';

const { payDays, latePay, minorRecordYears, minorPermitDays, separationDays } = employerDuties;
const { identityRecordYears, wageRecordYears, ohioWageRecordYears, unemploymentRecordYears, taxRecordYears } =
  employment;

/** The records an employer keeps, and what is to do when someone leaves. */
export function KeepAndPart() {
  return (
    <>
      <CollapsedSection title="How long to keep payroll records">
        <DataTable
          caption="Years to keep"
          columns={{ what: 'Paper', years: 'Until', rule: 'Whose rule' }}
          rows={records}
        />
        <FactNote
          facts={[
            unemploymentRecordYears,
            ohioWageRecordYears,
            wageRecordYears,
            taxRecordYears,
            identityRecordYears,
            minorRecordYears,
          ]}
        />
      </CollapsedSection>
      <CollapsedSection title="When an employee leaves">
        <Timeline items={leaving} />
        <FactNote facts={[payDays, latePay, minorPermitDays, separationDays]} />
      </CollapsedSection>
    </>
  );
}

const records = [
  {
    what: 'Hours and pay',
    years: `${unemploymentRecordYears.value} years after the calendar year of the pay`,
    rule: 'Ohio unemployment',
  },
  {
    what: 'Hours and pay of those who left',
    years: `${ohioWageRecordYears.value} years after their last day, if that is later`,
    rule: 'Ohio minimum wage',
  },
  {
    what: 'Payroll under the federal wage law',
    years: `${wageRecordYears.value} years`,
    rule: 'Federal, shorter than Ohio’s',
  },
  {
    what: 'Tax forms and deposits',
    years: `${taxRecordYears.value} years after due or paid`,
    rule: 'IRS',
  },
  {
    what: 'I-9 of those who left',
    years: `${identityRecordYears.value.afterHire} years from the hire or ${identityRecordYears.value.afterLeaving} from the last day, the later one`,
    rule: 'Homeland Security',
  },
];

const leaving = [
  {
    when: 'Last day',
    title: 'Keys, passwords, address for the W-2',
    text: 'Ask where the W-2 should go. Note the reason for leaving in one sentence while you remember it.',
  },
  {
    when: 'Regular payday',
    title: 'Last check',
    text: 'Ohio sets no earlier day than the usual one, whoever ended the job.',
  },
  {
    when: `Within ${minorPermitDays.value} days`,
    title: 'Permit of a minor',
    text: 'Back to the school district that issued it.',
  },
  {
    when: 'When the state writes',
    title: 'Request for separation information',
    text: `Answer by the day printed on it, ${separationDays.value} working days after it was sent, even if you do not object. Answers that never come can raise your unemployment rate.`,
  },
  {
    when: 'No one left on the payroll',
    title: 'Close the accounts',
    text: 'Mark the last 941 and IT 941 as final, report the end in The SOURCE, and cancel the BWC policy. An open account keeps asking for returns.',
  },
];
