import { useMemo } from 'react';
import { formatCents, formatShare, formatWholeDollars } from '#shared/format/money.ts';
import { href } from '#shared/site/routes.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { PAY_PERIODS, type Paycheck, type PaycheckInput, paycheck } from '#shared/tax/paycheck.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { PayStub } from '../charts/pay-stub.tsx';
import { ExplainedLine, StaleNote } from '../explained-line.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { ShareLink } from '../form/share-link.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLatest, useToolForm } from '../form/use-tool-form.ts';
import { paycheckText } from './paycheck-text.ts';
import { allPayFields, payFields, payTaxLocations, readPay } from './read-paycheck.ts';

/** The take-home pay of one paycheck. */
export function Pay() {
  const form = useToolForm(allPayFields, formErrors);
  const { errors, posted, values } = form;
  const read = useMemo(() => readPay(values), [values]);
  const input = useLatest(read.input) ?? emptyInput;
  const result = useMemo(() => paycheck(input), [input]);
  return (
    <ToolForm form={form} address={`${href('paycheck')}#take-home`} result="take-home" id="paycheck">
      <div className="calculator-columns">
        <div className="calculator-form defer-below-fold">
          <h2>One paycheck</h2>
          {form.showsAll && <ErrorSummary errors={errors} />}
          <fieldset className="tool-step">
            <legend>
              <span aria-hidden="true">1</span> The check
            </legend>
            <div className="tool-fields">
              {payFields.map((spec) => (
                <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} />
              ))}
            </div>
          </fieldset>
          <fieldset className="tool-step">
            <legend>
              <span aria-hidden="true">2</span> Where you live and work
            </legend>
            <div className="tool-fields">
              {Object.values(payTaxLocations).map((location) => (
                <TaxLocationField key={location.choice.name} location={location} posted={posted} errors={errors} />
              ))}
            </div>
          </fieldset>
          <div className="button-row">
            <Button type="submit" icon="calculator">
              Work it out
            </Button>
            {form.hydrated && <ShareLink fields={allPayFields} values={values} />}
          </div>
        </div>
        <div className="calculator-result">
          <TakeHome result={result} input={input} stale={read.input === null} />
          <SendToUs service="payroll" text={() => paycheckText(values, result)} />
        </div>
      </div>
      <PayStub check={result} />
      <EnteredFigures fields={allPayFields} values={values} />
    </ToolForm>
  );
}

const emptyInput: PaycheckInput = readPay({}).input!;
const formErrors = (values: FormValues) => readPay(values).errors ?? {};

function TakeHome({ result, input, stale }: { result: Paycheck; input: PaycheckInput; stale: boolean }) {
  const { bracketTops, payroll, wageBase } = federal[input.taxYear];
  return (
    <section className="result" id="take-home" tabIndex={-1} aria-labelledby="take-home-title">
      <h2 id="take-home-title">Take-home pay</h2>
      <StaleNote stale={stale} />
      <p className="result-row">
        <span>Pay before tax</span>
        <span className="result-amount">{formatCents(result.gross)}</span>
      </p>
      {result.lines
        .filter(({ amount }) => amount !== 0)
        .map(({ key, label, amount, how }) => (
          <ExplainedLine key={key} label={label} amount={formatCents(-amount)}>
            <p className="result-explanation">{how}.</p>
          </ExplainedLine>
        ))}
      <p className="result-total">
        <span>You take home</span>
        <strong aria-live="polite">
          <span className="mark">{formatCents(result.takeHome)}</span>
        </strong>
      </p>
      <p className="result-rates">
        {result.gross > 0
          ? `${formatShare(result.takeHomePart)} of the check. Tax takes ${formatCents(result.taxes)}, about ${formatWholeDollars(result.taxes * PAY_PERIODS[input.period])} a year.`
          : 'Enter the pay of one check to see what it leaves.'}
      </p>
      <p className="result-foot">
        <strong>An estimate, not advice.</strong> The employer’s tables can differ by a few dollars. Form W-4 and Ohio
        IT 4 decide the real check.
      </p>
      <FactNote facts={[bracketTops, payroll, wageBase, ohio[input.taxYear].brackets, schoolDistricts, cities]} />
    </section>
  );
}
