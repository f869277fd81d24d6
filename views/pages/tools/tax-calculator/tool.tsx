import { type MouseEvent, memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { BracketCharts } from '../charts/bracket-chart.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import { controlNamed, openDisclosureOf } from '../form/form-dom.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { rememberOpenGroups } from '../form/open-groups.ts';
import { ToolForm } from '../form/tool-form.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { ResultBar } from '../result-bar.tsx';
import type { Calculated } from './estimate-text.ts';
import { calculatorFields } from './fields.ts';
import { filledIn, MainFields, MoreFields } from './fieldsets.tsx';
import { missingAmount, readForm } from './read-form.ts';
import { ResultHead } from './result.tsx';
import { Announcement, ResultBody } from './result-body.tsx';
import { isBeforeWithholding, labelledBalance, labelledSetAside, totalText } from './result-text.ts';

/** The tax calculator: four fields and what can be added, beside the result; bracket charts below. */
export function Tool() {
  const form = useToolForm(calculatorFields, readForm, missingAmount);
  const { errors, posted, hydrated, values, input, set } = form;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const now = useMemo(() => ({ values, input, estimate }), [values, input, estimate]);
  // A key press shows its figures at once; the lines, pictures and comparisons of them follow while no key is waiting.
  const calculated = useDeferredValue(now);
  const filled = useMemo(() => filledIn(calculated.values), [calculated]);
  const compare = useCallback((value: string) => set('compare', value), [set]);
  const [opened, setOpened] = useState(false);
  const enterWithholding = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(false);
    const field = controlNamed(form.formRef.current!, 'federalWithholding');
    openDisclosureOf(field);
    field?.focus();
  };
  const empty = isEmpty(calculated.estimate);
  const focusOnWhatIf = Boolean(posted['compare']);
  useEffect(() => rememberOpenGroups('calculator'), []);

  return (
    <>
      <ToolForm form={form} result="result" onFinish={() => setOpened(true)}>
        <div className="calculator-columns">
          <div className="calculator-form">
            <ErrorSummary errors={form.summary} current={errors} />
            <MainFields posted={posted} errors={errors} />
            <div className="button-row">
              <Button type="submit" icon="calculator">
                Work it out
              </Button>
              {hydrated && (
                <Button variant="secondary" onClick={() => form.replace({})}>
                  Clear the form
                </Button>
              )}
            </div>
            <MoreFields posted={posted} errors={errors} filled={filled} />
          </div>
          <div
            className="calculator-result calculator-result-split"
            data-open={opened ? '' : undefined}
            data-empty={empty ? '' : undefined}
          >
            <section className="result" id="result" tabIndex={-1} aria-labelledby="result-title">
              <ResultHead
                estimate={estimate}
                input={input}
                stale={!form.isValid}
                onEnterWithholding={enterWithholding}
                focus={focusOnWhatIf ? noFocus : form.focusAfterPost}
              />
              <ResultBody
                calculated={calculated}
                posted={posted}
                errors={errors}
                hydrated={hydrated}
                empty={empty}
                onCompare={compare}
                focus={focusOnWhatIf ? form.focusAfterPost : noFocus}
              />
            </section>
            <Announcement calculated={calculated} />
          </div>
          <section className="calculator-details">
            <h2>Your tax brackets</h2>
            <Brackets calculated={calculated} />
          </section>
        </div>
        <EnteredFigures fields={calculatorFields} values={calculated.values} />
      </ToolForm>
      {hydrated && (
        <ResultBar
          amounts={barAmounts(estimate, input)}
          result="result"
          opened={opened}
          onToggle={() => setOpened(!opened)}
        />
      )}
    </>
  );
}

const Brackets = memo(function Brackets({ calculated: { estimate, input } }: { calculated: Calculated }) {
  return (
    <HydrationBoundary>
      <BracketCharts estimate={estimate} status={input.filingStatus} />
    </HydrationBoundary>
  );
});

const noFocus = {};

/** Whether there is nothing to show yet: no income, no tax and nothing paid. */
function isEmpty({ federal, totalWithLocal, uncertain, balances }: TaxEstimate): boolean {
  return [federal.totalIncome, totalWithLocal, uncertain, balances.all].every((amount) => amount === 0);
}

function barAmounts(estimate: TaxEstimate, input: TaxInput) {
  if (isBeforeWithholding(input, estimate)) return [{ label: 'Total before withholding', value: totalText(estimate) }];
  const { label, value } = labelledBalance(estimate);
  const balance = { label: label.replace(' in all', ''), value };
  const quarter = { label: 'A quarter', value: labelledSetAside(estimate).value };
  // A total below zero, with nothing paid, is the refund.
  const { balances, totalWithLocal } = estimate;
  if (totalWithLocal < 0 && balances.all === totalWithLocal) return [balance, quarter];
  return [{ label: 'Total', value: totalText(estimate) }, balance, quarter];
}
