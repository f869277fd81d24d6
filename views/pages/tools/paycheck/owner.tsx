import { useMemo, useState } from 'react';
import { formatCents, formatWholeDollars } from '#shared/format/money.ts';
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
import { EnteredFigures } from '../form/entered-figures.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { ResultBar } from '../result-bar.tsx';
import { MoreFields } from './more-fields.tsx';
import { ownerText } from './paycheck-text.ts';
import {
  allOwnerFields,
  missingOwner,
  ownerFields,
  ownerFormId,
  ownerTaxLocation,
  readOwner,
} from './read-paycheck.ts';
import { SalarySlider } from './salary-slider.tsx';
import { wholeDollars } from './whole-dollars.ts';

/** Compares a sole owner's taxes with those of an S corporation that pays a salary and a distribution. */
export function Owner() {
  const form = useToolForm(allOwnerFields, readOwner, missingOwner, ownerFormId);
  const { errors, posted, values, input } = form;
  const result = useMemo(() => compareSCorp(input), [input]);
  const [opened, setOpened] = useState(false);
  const amounts = ownerAmounts(result, input);
  const isEmpty = !isComplete(input);
  return (
    <div className={isEmpty ? 'calculator-second no-print' : 'calculator-second'}>
      <ToolForm form={form} result="owner-result" onFinish={() => setOpened(true)}>
        <div className="calculator-columns">
          <div className="calculator-form">
            <h2>Salary or distribution?</h2>
            <p className="tool-hint">
              An S corporation pays its owner a salary, with payroll tax, and hands out the rest of the profit without
              it.
            </p>
            <ErrorSummary errors={form.summary} current={errors} />
            <p className="required-note">* means required</p>
            <div className="tool-fields">
              {ownerFields.main.map((spec) => (
                <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} />
              ))}
              <TaxLocationField location={ownerTaxLocation} posted={posted} errors={errors} />
            </div>
            <div className="button-row">
              <Button type="submit" icon="scale">
                Compare
              </Button>
            </div>
            <MoreFields
              title="Add your family and other pay"
              groups={[
                { id: 'owner-family', title: 'Year, filing status, children, other wages', fields: ownerFields.family },
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
            <section className="result" id="owner-result" tabIndex={-1} aria-labelledby="owner-result-title">
              <div className="result-head">
                <h2 id="owner-result-title" tabIndex={-1} {...form.focusAfterPost}>
                  As now, or as an S corporation
                </h2>
                <p className="result-total">
                  <span>The election {amounts[0]!.label.toLowerCase()}</span>
                  <strong aria-live="polite">
                    <span className="mark">{amounts[0]!.value}</span>
                  </strong>
                </p>
                <StaleNote stale={!form.isValid} />
              </div>
              <div className="result-body">
                <Outcome result={result} input={input} withSlider={form.hydrated} />
                {form.hydrated && (
                  <div className="button-row no-print">
                    <ShareLink fields={allOwnerFields} values={values} />
                  </div>
                )}
                <SendToUs service="business-formation" text={isEmpty ? null : () => ownerText(values, result)} />
              </div>
            </section>
          </div>
        </div>
        <EnteredFigures fields={allOwnerFields} values={values} />
      </ToolForm>
      {form.hydrated && !isEmpty && (
        <ResultBar amounts={amounts} result="owner-result" opened={opened} onToggle={() => setOpened(!opened)} />
      )}
    </div>
  );
}

const rows: { key: keyof SCorpSide; label: string }[] = [
  { key: 'personalTax', label: 'Your own taxes' },
  { key: 'payrollTax', label: 'Payroll tax' },
  { key: 'companyCityTax', label: 'City tax of the company' },
  { key: 'addedCosts', label: 'Added costs' },
  { key: 'left', label: 'Left of the profit' },
];

/** Whether there is a profit and a salary to compare. */
const isComplete = ({ profit, salary }: SCorpInput) => profit > 0 && salary > 0;

/** The difference first; without a profit and a salary all are 0. */
function ownerAmounts({ soleOwner, sCorp, difference }: SCorpComparison, input: SCorpInput) {
  const shown = (amount: number) => formatWholeDollars(isComplete(input) ? amount : 0);
  return [
    { label: difference >= 0 ? 'Leaves more' : 'Leaves less', value: shown(Math.abs(difference)) },
    { label: 'As now', value: shown(soleOwner.left) },
    { label: 'S corp.', value: shown(sCorp.left) },
  ];
}

type OutcomeProps = { result: SCorpComparison; input: SCorpInput; withSlider: boolean };

/** The picture with the slider, then every line. */
function Outcome({ result, input, withSlider }: OutcomeProps) {
  const { soleOwner, sCorp, steps } = result;
  const year = input.household.taxYear;
  const [now, elected] = [soleOwner, sCorp].map((side) => wholeDollars(side, input.profit) ?? side) as [
    SCorpSide,
    SCorpSide,
  ];
  const breakEven = useMemo(() => (isComplete(input) ? breakEvenSalary(input) : null), [input]);
  return (
    <>
      {!isComplete(input) && (
        <p className="result-hint">
          Enter a profit and a salary. Fair pay for your work comes first; the tax follows from it.
        </p>
      )}
      {isComplete(input) && (
        <>
          <OwnerChart comparison={result} profit={input.profit} breakEven={breakEven} />
          {withSlider && <SalarySlider salary={input.salary} profit={input.profit} breakEven={breakEven} />}
          <DataTable
            caption="Sole proprietor and S corporation, for the year"
            columns={[
              { key: 'line', label: 'For the year' },
              { key: 'now', label: 'As now', numeric: true },
              { key: 'sCorp', label: 'S corp.', numeric: true },
            ]}
            rows={rows
              .filter(({ key }) => now[key] !== 0 || elected[key] !== 0)
              .map(({ key, label }) => ({
                key,
                line: label,
                now: formatWholeDollars(now[key]),
                sCorp: formatWholeDollars(elected[key]),
              }))}
          />
          {steps.map(({ label, amount, how }) => (
            <ExplainedLine key={label} label={label} amount={formatWholeDollars(amount)}>
              <p className="result-explanation">
                {how}. {formatCents(amount)} in all.
              </p>
            </ExplainedLine>
          ))}
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
    </>
  );
}
