import { useMemo } from 'react';
import { formatCents, formatWholeDollars } from '#shared/format/money.ts';
import { href } from '#shared/site/routes.ts';
import { business } from '#shared/tax/facts/business.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import {
  breakEvenSalary,
  compareSCorp,
  type SCorpComparison,
  type SCorpInput,
  type SCorpSide,
} from '#shared/tax/s-corp.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { OwnerChart } from '../charts/owner-chart.tsx';
import { ExplainedLine, StaleNote } from '../explained-line.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { ShareLink } from '../form/share-link.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLatest, useToolForm } from '../form/use-tool-form.ts';
import { ownerText } from './paycheck-text.ts';
import { allOwnerFields, ownerFields, ownerTaxLocation, readOwner } from './read-paycheck.ts';
import { SalarySlider } from './salary-slider.tsx';

/** Compares a sole owner's taxes with those of an S corporation that pays a salary and a distribution. */
export function Owner() {
  const form = useToolForm(allOwnerFields, formErrors);
  const { errors, posted, values } = form;
  const read = useMemo(() => readOwner(values), [values]);
  const input = useLatest(read.input) ?? emptyInput;
  const result = useMemo(() => compareSCorp(input), [input]);
  return (
    <ToolForm
      form={form}
      address={`${href('paycheck')}#owner-result`}
      result="owner-result"
      id="s-corporation"
      className={input.profit > 0 ? 'calculator-second' : 'calculator-second no-print'}
    >
      <div className="calculator-columns">
        <div className="calculator-form defer-below-fold">
          <h2>Salary or distribution?</h2>
          <p className="tool-hint">
            An S corporation pays its owner a salary, with payroll tax, and hands out the rest of the profit without it.
          </p>
          {form.showsAll && <ErrorSummary errors={errors} />}
          <fieldset className="tool-step">
            <legend>
              <span aria-hidden="true">1</span> The business and you
            </legend>
            <div className="tool-fields">
              {ownerFields.map((spec) => (
                <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} />
              ))}
              <TaxLocationField location={ownerTaxLocation} posted={posted} errors={errors} />
            </div>
          </fieldset>
          <div className="button-row">
            <Button type="submit" icon="scale">
              Compare
            </Button>
            {form.hydrated && <ShareLink fields={allOwnerFields} values={values} />}
          </div>
        </div>
        <div className="calculator-result">
          <Outcome result={result} input={input} stale={read.input === null} withSlider={form.hydrated} />
          <SendToUs service="business-formation" text={() => ownerText(values, result)} />
        </div>
      </div>
    </ToolForm>
  );
}

const emptyInput: SCorpInput = readOwner({}).input!;
const formErrors = (values: FormValues) => readOwner(values).errors ?? {};

const rows: { key: keyof SCorpSide; label: string }[] = [
  { key: 'personalTax', label: 'Your own taxes' },
  { key: 'payrollTax', label: 'Payroll tax' },
  { key: 'companyCityTax', label: 'City tax of the company' },
  { key: 'addedCosts', label: 'Added costs' },
  { key: 'left', label: 'Left of the profit' },
];

type OutcomeProps = { result: SCorpComparison; input: SCorpInput; stale: boolean; withSlider: boolean };

function Outcome({ result, input, stale, withSlider }: OutcomeProps) {
  const { soleOwner, sCorp, difference, steps } = result;
  const year = input.household.taxYear;
  const complete = input.profit > 0 && input.salary > 0;
  const breakEven = useMemo(() => (complete ? breakEvenSalary(input) : null), [complete, input]);
  return (
    <section className="result" id="owner-result" tabIndex={-1} aria-labelledby="owner-result-title">
      <h2 id="owner-result-title">As now, or as an S corporation</h2>
      <StaleNote stale={stale} />
      {!complete && <p>Enter a profit and a salary. Fair pay for your work comes first; the tax follows from it.</p>}
      {complete && (
        <>
          <DataTable
            caption="Sole proprietor and S corporation, for the year"
            captionHidden
            columns={[
              { key: 'line', label: 'For the year' },
              { key: 'now', label: 'As now', numeric: true },
              { key: 'sCorp', label: 'S corp.', numeric: true },
            ]}
            rows={rows
              .filter(({ key }) => soleOwner[key] !== 0 || sCorp[key] !== 0)
              .map(({ key, label }) => ({
                key,
                line: label,
                now: formatWholeDollars(soleOwner[key]),
                sCorp: formatWholeDollars(sCorp[key]),
              }))}
          />
          {steps.map(({ label, amount, how }) => (
            <ExplainedLine key={label} label={label} amount={formatWholeDollars(amount)}>
              <p className="result-explanation">
                {how}. {formatCents(amount)} in all.
              </p>
            </ExplainedLine>
          ))}
          <p className="result-total">
            <span>{difference >= 0 ? 'The election leaves more' : 'The election leaves less'}</span>
            <strong aria-live="polite">
              <span className="mark">{formatWholeDollars(Math.abs(difference))}</span>
            </strong>
          </p>
          <OwnerChart comparison={result} profit={input.profit} breakEven={breakEven} />
          {withSlider && <SalarySlider salary={input.salary} profit={input.profit} breakEven={breakEven} />}
        </>
      )}
      <p className="result-foot">
        <strong>An estimate, not advice.</strong> The IRS can call a low salary unreasonable and tax the distribution as
        pay. Workers’ compensation, retirement plans and health insurance are not counted.
      </p>
      <FactNote
        facts={[
          federal[year].payroll,
          federal[year].selfEmployment,
          federal[year].wageBase,
          business.unemploymentNewEmployer,
        ]}
      />
    </section>
  );
}
