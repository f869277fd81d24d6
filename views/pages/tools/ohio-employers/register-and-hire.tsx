import { formatDollars } from '#shared/format/money.ts';
import { telHref } from '#shared/format/tel-href.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { fees } from '#shared/tax/facts/fees.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { Timeline } from '#views/components/timeline.tsx';

const { unemploymentFrom, unemploymentForm, withholdingRegistration, reciprocity, newHireCenter, eVerify } =
  employerDuties;
const { newHireDays, newHireContractor, identityDays } = employment;
const links = officialLinks.value;

/** The accounts of an employer, and the papers of a new worker. */
export function RegisterAndHire() {
  return (
    <>
      <Section
        title="Accounts to open, and when"
        lead="The federal number comes first, because every other form asks for it."
      >
        <Timeline items={accounts} />
        <FactNote
          facts={[
            withholdingRegistration,
            unemploymentFrom,
            unemploymentForm,
            fees.workersCompensation,
            telephones.irsBusinesses,
            telephones.ohioBusinesses,
            telephones.unemployment,
            telephones.workersCompensation,
          ]}
        />
      </Section>
      <CollapsedSection title="Papers of a new hire, in the first three weeks">
        <Timeline items={hiring} />
        <FactNote facts={[identityDays, eVerify, newHireDays, newHireContractor, newHireCenter, reciprocity]} />
      </CollapsedSection>
    </>
  );
}

/** A number that a press calls. */
const call = (number: string) => <a href={telHref(number)}>{number}</a>;

/** A form with its fee, the link to its office, and the telephone number. */
const office = (form: string, label: string, url: string, number: string) => (
  <>
    {form} <Link to={url}>{label}</Link>, {call(number)}.
  </>
);

const accounts = [
  {
    when: 'First of all',
    title: 'Federal number (EIN)',
    text: office('Form SS-4, no fee.', 'irs.gov', 'https://www.irs.gov', telephones.irsBusinesses.value.number),
  },
  {
    when: 'Before the first hour of work',
    title: 'Workers’ compensation',
    text: office(
      `Form U-3. The application fee is ${formatDollars(fees.workersCompensation.value)} or more. It is not refunded.`,
      'BWC',
      links.workersCompensation.url,
      telephones.workersCompensation.value.number,
    ),
  },
  {
    when: 'Before the first check',
    title: 'City withholding',
    text: office(
      'The Finder names the office for an address: RITA, CCA or the city itself. Ask it whether there is a fee.',
      'RITA',
      links.regionalIncomeTax.url,
      telephones.rita.value.number,
    ),
  },
  {
    when: `Within ${withholdingRegistration.value.days} days of the first pay`,
    title: 'Ohio withholding, school districts included',
    text: office(
      `Form ${withholdingRegistration.value.form}, no fee.`,
      'Ohio Business Gateway',
      links.ohioGateway.url,
      telephones.ohioBusinesses.value.number,
    ),
  },
  {
    when: `At ${formatDollars(unemploymentFrom.value.quarterWages)} of wages in a quarter, or in week ${unemploymentFrom.value.weeks} of a year with a worker`,
    title: 'Unemployment tax',
    text: office(
      `Online, or Form ${unemploymentForm.value} on paper, no fee.`,
      'The SOURCE',
      links.ohioUnemployment.url,
      telephones.unemployment.value.number,
    ),
  },
];

const hiring = [
  {
    when: 'Before day one',
    title: 'Work permit for a minor',
    text: 'The school district signs it. You also agree on the wage in writing before work begins.',
  },
  {
    when: 'Day one',
    title: 'W-4, IT 4 and your own address',
    text: `The IT 4 carries the school district number. Give the new worker your name, address and phone number in writing; the Ohio Constitution asks for it. People who live in ${list(reciprocity.value.states)} say so on Form ${reciprocity.value.form}, and you withhold no Ohio tax.`,
  },
  {
    when: `Business day ${identityDays.value}`,
    title: 'Form I-9',
    text: 'Look at the original documents, sign section 2, and file it apart from the rest. It goes to nobody unless an inspector asks.',
  },
  {
    when: 'With the I-9',
    title: 'E-Verify, if you build anything but one- to three-family homes, mobile homes and farm buildings',
    text: `Since ${eVerify.value.since} each contractor, subcontractor and labor broker in Ohio must run new hires through E-Verify, however small the firm. Keep the result ${eVerify.value.years} years, or one year after the worker leaves if that is later. A violation costs ${formatDollars(eVerify.value.least)} to ${formatDollars(eVerify.value.most)}.`,
  },
  {
    when: `Day ${newHireDays.value}`,
    title: 'New hire report',
    text: (
      <>
        Online with the <Link to={newHireCenter.source.url}>Ohio New Hire Reporting Center</Link>, by mail to{' '}
        {newHireCenter.value.mail}. Questions: {call(newHireCenter.value.telephone)}. A report that never comes may cost{' '}
        {formatDollars(newHireCenter.value.penalty)}. Contractors who work alone, apart from licensed professionals, are
        reported too, from {formatDollars(newHireContractor.value)} a year on.
      </>
    ),
  },
];

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
