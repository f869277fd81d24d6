import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import { Button } from '#views/components/button.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { AnswerBar } from '../answer-bar.tsx';
import { BracketCharts } from '../charts/bracket-chart.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { rememberOpenGroups } from '../form/open-groups.ts';
import { ToolForm } from '../form/tool-form.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { calculatorFields } from './fields.ts';
import { filledIn, MainFields, MoreFields } from './fieldsets.tsx';
import { readForm } from './read-form.ts';
import { ResultHead } from './result.tsx';
import { Announcement, type Calculated, ResultBody } from './result-body.tsx';
import { balanceAnswer, setAsideAnswer, totalText } from './result-text.ts';

/** The tax calculator: four fields and what can be added, beside the result; bracket charts below. */
export function Tool() {
  const form = useToolForm(calculatorFields, readForm);
  const { errors, posted, hydrated, values, input, set } = form;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const now = useMemo(() => ({ values, input, estimate }), [values, input, estimate]);
  // A key press shows its figures at once; the lines, pictures and comparisons of them follow while no key is waiting.
  const calculated = useDeferredValue(now);
  const filled = useMemo(() => filledIn(calculated.values), [calculated]);
  const compare = useCallback((value: string) => set('compare', value), [set]);
  const [opened, setOpened] = useState(false);
  useEffect(() => rememberOpenGroups('calculator'), []);

  return (
    <>
      <ToolForm form={form} result="result" onFinish={() => setOpened(true)}>
        <div className="calculator-columns">
          <div className="calculator-form">
            {form.showsAll && <ErrorSummary errors={errors} />}
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
          <div className="calculator-result calculator-result-split" data-open={opened ? '' : undefined}>
            <section
              className="result"
              id="result"
              tabIndex={-1}
              aria-labelledby="result-title"
              {...form.focusAfterPost}
            >
              <ResultHead estimate={estimate} stale={!form.isValid} />
              <ResultBody
                calculated={calculated}
                posted={posted}
                errors={errors}
                hydrated={hydrated}
                onCompare={compare}
              />
            </section>
            <Announcement estimate={calculated.estimate} />
          </div>
          <section className="calculator-details">
            <h2>Your tax brackets</h2>
            <Brackets calculated={calculated} />
          </section>
        </div>
        <EnteredFigures fields={calculatorFields} values={calculated.values} />
      </ToolForm>
      {hydrated && (
        <AnswerBar answers={barAnswers(estimate)} result="result" opened={opened} onToggle={() => setOpened(!opened)} />
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

function barAnswers(estimate: TaxEstimate) {
  const balance = balanceAnswer(estimate);
  return [
    { label: 'Total', value: totalText(estimate) },
    { label: balance.label.replace(' in all', ''), value: balance.value },
    { label: 'A quarter', value: setAsideAnswer(estimate).value },
  ];
}
