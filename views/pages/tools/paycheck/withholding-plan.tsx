import { formatCents, formatWholeDollars } from '#shared/format/money.ts';
import type { PaycheckInput } from '#shared/tax/paycheck.ts';
import { cityOf } from '#shared/tax/rules/local-tax.ts';
import type { CityChoice } from '#shared/tax/types.ts';
import { type OfficePlan, type W4Lines, type WithholdingPlan, withholdingPlan } from '#shared/tax/withholding-plan.ts';
import { Link } from '#views/components/link.tsx';
import { ExplainedLine } from '../explained-line.tsx';

/** What to write on both forms so that the year ends without a balance, below the fields of the paycheck. */
export function Plan({ input }: { input: PaycheckInput }) {
  const plan = withholdingPlan(input);
  return (
    <section className="calculator-details" aria-labelledby="w4">
      <h2 id="w4">What to write on your W-4 and IT 4</h2>
      {plan ? (
        <PlanLines plan={plan} input={input} />
      ) : (
        <p>
          So that nothing is owed and nothing is lent in April: enter <a href="#field-pay.left">the paydays left</a> and
          what your stub shows as withheld so far.
        </p>
      )}
    </section>
  );
}

/** What to do at one office, how it was worked out, and what the paydays left cannot mend. */
type Row = { key: string; label: string; amount: string; plan: OfficePlan; office: string; after: string };

function PlanLines({ plan, input }: { plan: WithholdingPlan; input: PaycheckInput }) {
  const { left } = plan;
  const { taxYear, yearToDate } = input;
  const joint = input.filingStatus === 'mfj';
  const rows = planRows(plan, input);
  const leaves = plan.takeHome === null ? '' : `, which then leaves you ${formatCents(plan.takeHome)} of a check`;
  const paydays = left === 1 ? 'the payday' : `each of the ${left} paydays`;
  return (
    <>
      <p>
        {left > 0
          ? `On ${paydays} left in ${taxYear}${leaves}:`
          : `No payday is left in ${taxYear}: no form changes it now.`}
      </p>
      <div>
        {rows.map(({ key, label, amount, plan: { tax, withheld }, office }) => (
          <ExplainedLine key={key} label={label} amount={amount}>
            <p className="result-explanation">
              {office}: tax for {taxYear}, less credits that are paid out, {formatCents(tax)}. Withheld by the year’s
              end without a change: {formatCents(withheld)}.
            </p>
          </ExplainedLine>
        ))}
      </div>
      <ul className="bullets">
        {rows.map(({ key, after }) => after && <li key={key}>{after}</li>)}
        <li>{nextYear(plan, input)}</li>
      </ul>
      <p className="result-foot">
        <strong>An estimate, not a promise.</strong> We assumed:{' '}
        {!yearToDate && (
          <>
            <a href="#field-pay.toDate">earlier checks like this one</a>,{' '}
          </>
        )}
        no income but {joint ? 'these wages and your spouse’s' : 'these wages'}, forms that claim{' '}
        <a href="#field-pay.children">the family entered</a> and no more
        {hasMore(input) && ' (on this W-4, step 2(c) and lines 4(a) and 4(b) are left blank)'}
        {joint && ', a spouse whose forms claim no children, no city tax of theirs'}. For anything else there is the{' '}
        <Link to="/resources/tax-calculator">tax calculator</Link>. Compare your next stub.
      </p>
    </>
  );
}

function planRows({ left, federal, ohio, school, city }: WithholdingPlan, input: PaycheckInput): Row[] {
  const claims = federal.change < 0 || hasMore(input) ? w4Text(federal.until) : null;
  const rows: Row[] = [
    {
      key: 'federal',
      label: claims ? 'Form W-4' : 'Form W-4, line 4(c), each payday',
      amount: claims ?? (federal.change > 0 ? formatWholeDollars(federal.until.line4c) : asItIs),
      plan: federal,
      office: 'IRS',
      after: restText(federal, 'The IRS', 'an estimate, Form 1040-ES', 'the 1040'),
    },
    {
      key: 'ohio',
      label: 'Form IT 4, line 5, each payday',
      amount: ohio.change > 0 ? formatWholeDollars(ohio.change) : asItIs,
      plan: ohio,
      office: 'Ohio',
      after:
        restText(ohio, 'Ohio', 'an estimate, IT 1040ES', 'the IT 1040') +
        (ohio.rest < 0 ? ' The IT 4 has no line for less than the table takes; claim every exemption on it.' : ''),
    },
  ];
  if (school)
    rows.push({
      key: 'school',
      label: 'Form IT 4, school district number',
      amount: school.number ?? 'from The Finder',
      plan: school,
      office: 'School district',
      after:
        (school.starts
          ? `Your stub shows none for the school district: have the employer take ${formatCents(school.starts)} each payday. `
          : '') + restText(school, 'The school district', 'an estimate, SD 100ES', 'the SD 100'),
    });
  if (city) {
    const name = cityName(input.homeCity ?? input.workCity);
    rows.push({
      key: 'city',
      label: city.change > 0 ? `Ask for tax of ${name}, each payday` : 'City tax',
      amount: city.change > 0 ? formatWholeDollars(city.change) : asItIs,
      plan: city,
      office: 'Cities',
      after: [
        city.starts > 0 &&
          `Your stub shows no city tax: the employer has to take ${formatCents(city.starts)} each payday where the work is done.`,
        city.change > 0 && 'For the city you live in, an employer takes tax only if you ask, and may say no.',
        restText(city, 'The city', 'an estimate', 'its return'),
        city.perhaps > 0 &&
          `${name} may take up to ${formatCents(city.perhaps)} more: its credit for tax paid at work is not known to us.`,
      ]
        .filter(Boolean)
        .join(' '),
    });
  }
  return left > 0 ? rows : rows.map((row) => ({ ...row, amount: asItIs }));
}

/** Whether the present W-4 says more than the new one, which leaves step 2(c) and lines 4(a) and 4(b) blank. */
const hasMore = ({ twoJobs, otherIncome, deductions }: PaycheckInput) => twoJobs || otherIncome || deductions;

const asItIs = 'as it is';

/** `line 3: $5,200, line 4(c): $0` */
function w4Text({ line3, line4c }: W4Lines): string {
  return `line 3: ${formatWholeDollars(line3)}, line 4(c): ${formatWholeDollars(line4c)}`;
}

function restText({ rest }: OfficePlan, office: string, estimate: string, filed: string): string {
  if (rest === 0) return '';
  if (rest < 0) return `${office} gives ${formatCents(-rest)} back with ${filed}.`;
  return `${office} is still owed ${formatCents(rest)}: pay it with ${estimate}, or with ${filed} in April.`;
}

/** Line 4(c) for a few paydays, or line 3 for what is too much in a year, would be wrong from January on. */
function nextYear({ federal, ohio }: WithholdingPlan, { taxYear }: PaycheckInput): string {
  return `From January ${taxYear + 1} on, with checks like this one: W-4 ${w4Text(federal.next)}; IT 4 line 5: ${formatWholeDollars(ohio.next)}.`;
}

function cityName(choice: CityChoice | undefined): string {
  return choice && 'id' in choice ? cityOf(choice.id).name : 'your city';
}
