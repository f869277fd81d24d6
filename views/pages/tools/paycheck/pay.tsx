import { useMemo, useState } from 'react';
import { formatCents, formatShare, formatWholeDollars } from '#shared/format/money.ts';
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
import { ShareLink } from '../form/share-link.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { ResultBar } from '../result-bar.tsx';
import { MoreFields } from './more-fields.tsx';
import { paycheckText } from './paycheck-text.ts';
import { allPayFields, missingPay, payFields, payFormId, payTaxLocations, readPay } from './read-paycheck.ts';

/** The take-home pay of one paycheck: four fields and what can be added, beside the result. */
export function Pay() {
  const form = useToolForm(allPayFields, readPay, missingPay, payFormId);
  const { errors, posted, values, input } = form;
  const result = useMemo(() => paycheck(input), [input]);
  const isEmpty = result.gross === 0;
  const [opened, setOpened] = useState(false);
  return (
    <div className="calculator-first">
      <ToolForm form={form} result="take-home" onFinish={() => setOpened(true)}>
        <div className="calculator-columns">
          <div className="calculator-form">
            <h2>One paycheck</h2>
            <ErrorSummary errors={form.summary} current={errors} />
            <div className="tool-fields">
              {payFields.main.map((spec) => (
                <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} />
              ))}
              {[payTaxLocations.home, payTaxLocations.work].map((location) => (
                <TaxLocationField
                  key={location.choice.name}
                  location={location}
                  posted={posted}
                  errors={errors}
                  withoutCredit
                />
              ))}
            </div>
            <div className="button-row">
              <Button type="submit" icon="calculator">
                Work it out
              </Button>
            </div>
            <MoreFields
              title="Add your family, savings, school district"
              groups={[
                { id: 'pay-family', title: 'Year, filing status, children', fields: payFields.family },
                { id: 'pay-savings', title: 'Savings, premiums, extra tax', fields: payFields.fromPay },
                {
                  id: 'pay-home',
                  title: 'School district, credit at home',
                  fields: [payTaxLocations.home.credit!],
                  location: payTaxLocations.school,
                },
              ]}
              values={values}
              posted={posted}
              errors={errors}
            />
          </div>
          <div
            className="calculator-result calculator-result-split"
            data-open={opened ? '' : undefined}
            data-empty={isEmpty ? '' : undefined}
          >
            <TakeHome form={form} result={result} />
          </div>
        </div>
        <PayStub check={result} />
        <EnteredFigures fields={allPayFields} values={values} />
      </ToolForm>
      {form.hydrated && !isEmpty && (
        <ResultBar
          amounts={payAmounts(result)}
          result="take-home"
          opened={opened}
          onToggle={() => setOpened(!opened)}
        />
      )}
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

type TakeHomeProps = { form: ReturnType<typeof useToolForm<PaycheckInput>>; result: Paycheck };

/** The main amounts, which stay in sight, and the lines below it. */
function TakeHome({ form: { input, values, isValid, hydrated, focusAfterPost }, result }: TakeHomeProps) {
  const { bracketTops, payroll, wageBase } = federal[input.taxYear];
  const [takeHome, ...others] = payAmounts(result);
  return (
    <section className="result" id="take-home" tabIndex={-1} aria-labelledby="take-home-title">
      <div className="result-head">
        <h2 id="take-home-title" tabIndex={-1} {...focusAfterPost}>
          Take-home pay
        </h2>
        <p className="result-total">
          <span>You take home</span>
          <strong aria-live="polite">
            <span className="mark">{takeHome!.value}</span>
          </strong>
        </p>
        <dl className="result-amounts">
          {others.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="result-amount">{value}</dd>
            </div>
          ))}
        </dl>
        <StaleNote stale={!isValid} />
      </div>
      <div className="result-body">
        <p className={result.gross > 0 ? 'result-rates' : 'result-rates result-hint'}>
          {result.gross > 0
            ? `${formatShare(result.takeHomePart)} of the check. Tax takes about ${formatWholeDollars(result.taxes * PAY_PERIODS[input.period])} a year.`
            : 'Enter the pay of one check to see what it leaves.'}
        </p>
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
        <p className="result-foot">
          <strong>An estimate, not advice.</strong> The employer’s tables can differ by a few dollars. Forms{' '}
          <span className="whole">W-4</span> and Ohio IT 4 decide the real check.
        </p>
        <FactNote facts={[bracketTops, payroll, wageBase, ohio[input.taxYear].brackets, schoolDistricts, cities]} />
        {hydrated && (
          <div className="button-row no-print">
            <ShareLink fields={allPayFields} values={values} />
          </div>
        )}
        <SendToUs service="payroll" text={result.gross > 0 ? () => paycheckText(values, result) : null} />
      </div>
    </section>
  );
}
