import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import { href } from '#shared/site/routes.ts';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { Icon } from '#views/components/icon.tsx';
import { BracketCharts } from '../charts/bracket-chart.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLatest, useToolForm } from '../form/use-tool-form.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { estimateText } from './estimate-text.ts';
import { calculatorFields, compareFields } from './fields.ts';
import { Fieldsets } from './fieldsets.tsx';
import { readForm } from './read-form.ts';
import { Result } from './result.tsx';
import { compareSaved, comparison } from './scenarios.ts';

/** The tax calculator: the form beside its result; bracket charts and the comparison of two versions of a year below. */
export function Tool() {
  const form = useToolForm(calculatorFields, formErrors);
  const { errors, posted } = form;
  // Deferred, so that the estimate does not delay typing.
  const values = useDeferredValue(form.values);
  const read = useMemo(() => readForm(values), [values]);
  const input = useLatest(read.input) ?? emptyInput;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const [savedEstimate, setSavedEstimate] = useState<TaxEstimate | null>(null);
  const [opened, setOpened] = useState(false);
  const comparisonResult = useMemo(() => comparison(input, estimate, values), [input, estimate, values]);
  const stale = read.input === null;
  const result = useMemo(
    () => (
      <HydrationBoundary>
        <Result estimate={estimate} stale={stale} />
      </HydrationBoundary>
    ),
    [estimate, stale],
  );
  const bracketCharts = useMemo(
    () => (
      <HydrationBoundary>
        <BracketCharts estimate={estimate} status={input.filingStatus} />
      </HydrationBoundary>
    ),
    [estimate, input],
  );

  return (
    <>
      <ToolForm form={form} address={href('taxCalculator')} result="result" onFinish={() => setOpened(true)}>
        <div className="calculator-columns">
          <div className="calculator-form defer-below-fold">
            <ErrorSummary errors={errors} />
            <p className="tool-hint">Leave empty what does not apply. Paste amounts as they come: $1,234.56 is fine.</p>
            <Fieldsets posted={posted} errors={errors} />
            <div className="button-row">
              <Button type="submit" icon="calculator">
                Work it out
              </Button>
              {form.hydrated && (
                <Button variant="secondary" onClick={() => form.replace({})}>
                  Clear the form
                </Button>
              )}
            </div>
          </div>
          <div className="calculator-result" data-open={opened ? '' : undefined}>
            {result}
            <Announcement estimate={estimate} />
            {form.hydrated && (
              <div className="button-row">
                <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
                  Print
                </Button>
                <ShareLink fields={calculatorFields} values={values} />
                <Button size="sm" variant="secondary" icon="layers" onClick={() => setSavedEstimate(estimate)}>
                  Keep to compare
                </Button>
              </div>
            )}
            <SendToUs service="personal-tax" text={() => estimateText(values, estimate)} />
          </div>
        </div>
        <EnteredFigures fields={calculatorFields} values={values} />
        <section className="calculator-details">
          <h2>Your tax brackets</h2>
          {bracketCharts}
          <h2>Try a change</h2>
          <div className="tool-fields calculator-compare">
            {Object.values(compareFields).map((spec) => (
              <ToolField
                key={spec.name}
                spec={spec}
                posted={posted}
                errors={errors}
                className={spec.kind === 'money' ? 'if-election' : ''}
              />
            ))}
            {!form.hydrated && (
              <Button type="submit" variant="secondary">
                Compare
              </Button>
            )}
          </div>
          <div aria-live="polite">
            {typeof comparisonResult === 'string' && <p>{comparisonResult}</p>}
            {comparisonResult && typeof comparisonResult !== 'string' && (
              <ComparisonTable comparison={comparisonResult} />
            )}
            {savedEstimate && <ComparisonTable comparison={compareSaved(savedEstimate, estimate)} />}
          </div>
        </section>
      </ToolForm>
      {form.hydrated && (
        <button
          type="button"
          className="calculator-bar"
          aria-expanded={opened}
          aria-controls="result"
          onClick={() => setOpened(!opened)}
        >
          <span>
            Total <strong>{formatWholeDollars(estimate.totalWithLocal)}</strong>
          </span>
          <span>{balanceText(estimate)}</span>
          <Icon name="chevron-down" />
        </button>
      )}
    </>
  );
}

const emptyInput: TaxInput = readForm({}).input!;
const formErrors = (values: FormValues) => readForm(values).errors ?? {};

/** Announces the result to screen readers, some time after the last key press. */
function Announcement({ estimate }: { estimate: TaxEstimate }) {
  const [text, setText] = useState('');
  const next = `Total ${formatWholeDollars(estimate.totalWithLocal)}. ${balanceText(estimate)}.`;
  useEffect(() => {
    const timer = setTimeout(() => setText(next), 1_200);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

function balanceText({ balances: { all } }: TaxEstimate): string {
  return all < 0 ? `Refund ${formatWholeDollars(-all)}` : `Due ${formatWholeDollars(all)}`;
}
