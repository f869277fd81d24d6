import { useMemo } from 'react';
import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import { formatCents, formatDollars, formatWholeDollars, tidyMoney } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import {
  breakEvenSalary,
  compareSCorp,
  type SCorpComparison,
  type SCorpInput,
  type SCorpSide,
} from '#shared/tax/s-corp.ts';
import type { TaxYear } from '#shared/tax/types.ts';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { RequiredNote } from '#views/components/form/fields.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { OwnerChart, wholeDollars } from '../charts/paycheck-charts.tsx';
import { ExplainedLine, notYet, StaleNote } from '../explained-line.tsx';
import { Calculator } from '../form/calculator.tsx';
import type { FieldSpec, FormValues } from '../form/field-spec.ts';
import { enteredLines, figuresText } from '../form/figures-text.ts';
import { ShareLink } from '../form/share-link.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { ResultTotal } from '../result-total.tsx';
import { ownerForm, ownerFormWith } from './forms.ts';

/** Compares a sole owner's taxes with those of an S corporation that pays a salary and a distribution. */
export function Owner() {
  const { brand } = usePageContext();
  const tool = useMemo(() => ownerFormWith(yearlyCosts(brand)), [brand]);
  const form = useToolForm(tool);
  const { values, input, hydrated, set } = form;
  const result = useMemo(() => compareSCorp(input), [input]);
  const amounts = ownerAmounts(result, input);
  const start = input.addedCosts > 0 ? 'The' : 'Before the costs of a payroll and a return, the';
  const isEmpty = !isComplete(input);
  return (
    <div className={isEmpty ? 'calculator-second no-print' : 'calculator-second'}>
      <Calculator
        form={form}
        head={
          <>
            <h2 id="salary">Salary or distribution?</h2>
            <p className="tool-hint">
              An S corporation pays its owner a salary, with payroll tax, and hands out the rest of the profit without
              it. With two owners, each enters a share of the profit and of the costs.{' '}
              <a href="#what-is-a-fair-salary-for-an-owner">What is a fair salary?</a>
            </p>
            <RequiredNote />
          </>
        }
        submit={{ icon: 'scale', label: 'Compare' }}
        more={<h3>Add your family and other pay</h3>}
        result="owner-result"
        amounts={isEmpty ? null : amounts}
        isEmpty={isEmpty}
      >
        <h2 id="owner-result-title" tabIndex={-1} {...form.focusAfterPost}>
          As now, or as an S corporation
        </h2>
        <PastFigures facts={ownerFacts(input.household.taxYear)} year={input.household.taxYear} />
        <div className="result-head">
          <ResultTotal
            label={`${start} election leaves ${result.difference >= 0 ? 'more' : 'less'}`}
            value={amounts[0]!.value}
            isKnown={!isEmpty && input.addedCosts > 0}
            live
          />
        </div>
        <StaleNote stale={!form.isValid} />
        <div className="result-body">
          <Outcome
            result={result}
            input={input}
            setSalary={hydrated ? (dollars) => set('owner.salary', dollars) : null}
          />
          {hydrated && (
            <div className="button-row no-print">
              <ShareLink fields={tool.fields} values={values} />
            </div>
          )}
          <SendToUs service="business-formation" text={isEmpty ? null : () => ownerText(values, result)} />
        </div>
      </Calculator>
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

/** The difference first; without a profit and a salary none is known. */
function ownerAmounts({ soleOwner, sCorp, difference }: SCorpComparison, input: SCorpInput) {
  const start = input.addedCosts > 0 ? 'Leaves' : 'Before costs,';
  const shown = (amount: number) => (isComplete(input) ? formatWholeDollars(amount) : notYet);
  return [
    { label: `${start} ${difference >= 0 ? 'more' : 'less'}`, value: shown(Math.abs(difference)) },
    { label: 'As now', value: shown(soleOwner.left) },
    { label: 'S corp.', value: shown(sCorp.left) },
  ];
}

type OutcomeProps = { result: SCorpComparison; input: SCorpInput; setSalary: ((dollars: string) => void) | null };

/** The picture with the slider, then every line. */
function Outcome({ result, input, setSalary }: OutcomeProps) {
  const { soleOwner, sCorp, steps, dependsOnTrade } = result;
  const year = input.household.taxYear;
  const [now, elected] = [soleOwner, sCorp].map((side) => wholeDollars(side, input.profit) ?? side) as [
    SCorpSide,
    SCorpSide,
  ];
  const breakEven = useMemo(() => (isComplete(input) ? breakEvenSalary(input) : null), [input]);
  return (
    <>
      {!isComplete(input) && (
        <p className="result-rates result-hint">
          {input.profit > 0
            ? 'Now enter a salary: what you would pay somebody for that work.'
            : 'Enter a profit and a salary. Fair pay for your work comes first; the tax follows from it.'}
        </p>
      )}
      {isComplete(input) && (
        <>
          <p className="result-rates result-hint">
            Only with fair pay for your work: the IRS can call a low salary unreasonable and tax the distribution as
            pay.
          </p>
          <OwnerChart comparison={result} profit={input.profit} breakEven={breakEven} />
          {setSalary && <SalarySlider salary={input.salary} profit={input.profit} onChange={setSalary} />}
          <DataTable
            caption="Sole proprietor and S corporation, for the year"
            columns={{ line: 'For the year', now: 'As now', sCorp: 'S corp.' }}
            numeric={['now', 'sCorp']}
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
      {isComplete(input) && dependsOnTrade && (
        <p className="result-foot">
          With income this high the business income deduction depends on the trade and the wages it pays. We count the
          salary as its only wages, and a trade that is not a specified service such as law, health or consulting. In
          one that is, or with wages paid to others, the election may leave less than shown.
        </p>
      )}
      <p className="result-foot">
        <strong>An estimate, not advice.</strong> School district tax, workers’ compensation, retirement plans and
        health insurance are not counted.
      </p>
      <FactNote facts={ownerFacts(year)} />
    </>
  );
}

/** A year of the firm's payroll and a company return, as the field begins with them: where it has said both. */
function yearlyCosts(brand: ClientBrand): Partial<FieldSpec> {
  const [payroll, company] = (['payroll', 'business-tax'] as const).map((id) => serviceFees(brand, id).start);
  if (!payroll?.unit.includes('month') || !company || /month|hour/.test(company.unit)) return {};
  const [monthly, yearly] = [payroll.price[0], company.price[0]];
  return {
    initial: tidyMoney(String(12 * monthly + yearly)),
    hint: `With us at least 12 × ${formatDollars(monthly)} for payroll, ${formatDollars(yearly)} for a return`,
  };
}

function ownerFacts(year: TaxYear) {
  const { payroll, selfEmployment, wageBase } = federal[year];
  return [payroll, selfEmployment, wageBase, business.unemploymentNewEmployer];
}

type SliderProps = { salary: number; profit: number; onChange: (dollars: string) => void };

/** A slider for the salary of the form. It has no name: without scripts the field alone is posted. */
function SalarySlider({ salary, profit, onChange }: SliderProps) {
  return (
    <div className="salary-slider no-print">
      <label htmlFor="salary-slider">
        Salary <span className="chart-amount">{formatWholeDollars(salary)}</span>
      </label>
      <input
        id="salary-slider"
        type="range"
        min={stepDollars}
        max={Math.max(stepDollars, Math.floor(profit / stepDollars) * stepDollars)}
        step={stepDollars}
        value={salary}
        onChange={({ target }) => onChange(target.value)}
        aria-valuetext={formatWholeDollars(salary)}
      />
    </div>
  );
}

/** Dollars of salary from one position of the slider to the next. */
const stepDollars = 500;

/** The comparison with an S corporation as the text of a message. */
function ownerText(values: FormValues, { soleOwner, sCorp, difference }: SCorpComparison): string {
  return figuresText('S corporation helper', enteredLines(ownerForm.fields, values), [
    { label: 'Left of the profit as now', value: formatWholeDollars(soleOwner.left) },
    { label: 'Left as an S corporation', value: formatWholeDollars(sCorp.left) },
    { label: 'Difference for the year', value: formatWholeDollars(difference) },
  ]);
}
