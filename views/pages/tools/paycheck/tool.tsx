import { useCallback, useMemo, useState } from 'react';
import { formatCents, formatShare, formatWholeDollars } from '#shared/format/money.ts';
import { cityFacts } from '#shared/tax/facts/cities.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { schoolDistricts, withholdingExemption } from '#shared/tax/facts/local.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { type Paycheck, type PaycheckInput, paycheck, paycheckAssumptions } from '#shared/tax/paycheck.ts';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { PayStub } from '../charts/paycheck-charts.tsx';
import { ExplainedLine, StaleNote } from '../explained-line.tsx';
import { Calculator } from '../form/calculator.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { enteredLines, figuresText } from '../form/figures-text.ts';
import { ShareLink } from '../form/share-link.tsx';
import { TakenForGranted } from '../form/taken-for-granted.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { ResultTotal } from '../result-total.tsx';
import { payForm } from './forms.ts';
import { Owner } from './owner.tsx';
import { Plan } from './withholding-plan.tsx';

/** Two forms: the paycheck, and the comparison with an S corporation. */
export function Tool() {
  return (
    <>
      <Pay />
      <Owner />
    </>
  );
}

/** The take-home pay of one paycheck: three fields and what can be added, beside the result. */
export function Pay() {
  const form = useToolForm(payForm);
  const result = useMemo(() => paycheck(form.input), [form.input]);
  const isEmpty = result.gross === 0;
  const [example] = useState(exampleCheck);
  return (
    <div className="calculator-first">
      <Calculator
        form={form}
        head={<h2>One paycheck</h2>}
        submit={{ icon: 'calculator', label: 'Work it out' }}
        more={<h3>Add your city, children, savings</h3>}
        result="take-home"
        amounts={isEmpty ? null : payAmounts(result)}
        isEmpty={isEmpty}
        details={<Plan input={form.input} />}
        below={!isEmpty && <PayStub check={result} />}
      >
        <TakeHome form={form} result={isEmpty ? example : result} isExample={isEmpty} />
      </Calculator>
    </div>
  );
}

function payAmounts({ takeHome, taxes, employer }: Paycheck) {
  return [
    { label: 'You take home', value: formatCents(takeHome) },
    { label: 'Tax', value: formatCents(taxes) },
    { label: 'Employer adds', value: formatCents(employer.taxes) },
  ];
}

/** What the result looks like, before anything is entered: a single person in a township. */
function exampleCheck() {
  return paycheck(payForm.read({ 'pay.gross': '2000' }).input!);
}

const formulaNote =
  'The Ohio line follows the Department’s formula as three public payroll programs have it, which agree: its own page could not be read.';

type TakeHomeProps = {
  form: ReturnType<typeof useToolForm<PaycheckInput>>;
  result: Paycheck;
  /** Whether nothing is entered yet. */
  isExample: boolean;
};

/** The main amounts, which stay in sight, and the lines below it. */
function TakeHome({
  form: { input, values, isValid, hydrated, focusAfterPost, enter },
  result,
  isExample,
}: TakeHomeProps) {
  const { bracketTops, withholdingDeduction, payroll, wageBase } = federal[input.taxYear];
  const { withholding, brackets, exemptions } = ohio[input.taxYear];
  const facts = [
    ...[bracketTops, withholdingDeduction, payroll, wageBase, withholding, withholdingExemption, schoolDistricts],
    ...(input.year ? [brackets, exemptions] : []),
    ...cityFacts(input.homeCity, input.workCity),
  ];
  const assume = useCallback(() => paycheckAssumptions(input), [input]);
  const [takeHome, ...others] = payAmounts(result);
  return (
    <>
      <h2 id="take-home-title" tabIndex={-1} {...focusAfterPost}>
        {isExample ? 'An example' : 'Take-home pay'}
      </h2>
      <PastFigures facts={facts} year={input.taxYear} />
      <div className="result-head">
        <ResultTotal label={takeHome!.label} value={takeHome!.value} isKnown={!isExample} live />
        <dl className="result-amounts">
          {others.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="result-amount">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!isExample && <TakenForGranted assume={assume} onEnter={enter} />}
      <StaleNote stale={!isValid} />
      <div className="result-body">
        <p className="result-rates result-hint">
          {isExample
            ? `Enter the pay of one check. This one is ${formatWholeDollars(result.gross)} every other week, single, no city tax.`
            : `${formatShare(result.takeHomePart)} of the check.`}
        </p>
        <p className="result-row">
          <span>Pay before tax</span> <span className="result-amount">{formatCents(result.gross)}</span>
        </p>
        {result.lines.map(({ key, label, amount, how }) => (
          <ExplainedLine key={key} label={label} amount={formatCents(0 - amount)}>
            <p className="result-explanation">{how}.</p>
          </ExplainedLine>
        ))}
        {result.home && (
          <>
            <p className="result-hint">
              Not out of this check, unless your employer withholds it for you (courtesy withholding). Otherwise you pay
              it yourself:
            </p>
            <ExplainedLine label={result.home.label} amount={formatCents(result.home.amount)}>
              <p className="result-explanation">{result.home.how}.</p>
            </ExplainedLine>
          </>
        )}
        <p className="result-foot">
          <strong>An estimate, not advice.</strong> Your Forms <span className="whole">W-4</span> and Ohio IT 4 decide
          the real check: here they say what is entered above, and nothing else.
        </p>
        <p className="result-foot">{formulaNote}</p>
        <FactNote facts={facts} />
        {hydrated && (
          <div className="button-row no-print">
            <ShareLink fields={payForm.fields} values={values} />
          </div>
        )}
        <SendToUs service="payroll" text={isExample ? null : () => paycheckText(values, result)} />
      </div>
    </>
  );
}

/** One paycheck as the text of a message. */
function paycheckText(values: FormValues, { gross, lines, takeHome, home }: Paycheck): string {
  return figuresText('paycheck helper', enteredLines(payForm.fields, values), [
    { label: 'Pay before tax', value: formatCents(gross) },
    ...lines.map(({ label, amount }) => ({ label, value: formatCents(0 - amount) })),
    { label: 'Take-home pay', value: formatCents(takeHome) },
    ...(home ? [{ label: `${home.label}, not in the check`, value: formatCents(home.amount) }] : []),
  ]);
}
