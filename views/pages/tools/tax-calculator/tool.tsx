import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { href } from '#shared/site/routes.ts';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { Icon } from '#views/components/icon.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLatest, useToolForm } from '../form/use-tool-form.ts';
import { BracketCharts } from './bracket-chart.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { calculatorFields, compareFields } from './fields.ts';
import { Fieldsets } from './fieldsets.tsx';
import { readForm } from './read-form.ts';
import { Result } from './result.tsx';
import { dollars } from './result-lines.ts';
import { compareKept, comparison } from './scenarios.ts';

/** The tax calculator: a form on the left, its result as a ledger page on the right, two versions of a year below. */
export function Tool() {
  const form = useToolForm(calculatorFields, faults);
  const { errors, posted } = form;
  // The keys come first, what follows from them when there is time.
  const values = useDeferredValue(form.values);
  const read = useMemo(() => readForm(values), [values]);
  const input = useLatest(read.input) ?? blank;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const [kept, setKept] = useState<TaxEstimate | null>(null);
  const [opened, setOpened] = useState(false);
  const compared = useMemo(() => comparison(input, estimate, values), [input, estimate, values]);
  const stale = read.input === null;
  const slip = useMemo(
    () => (
      <HydrationBoundary>
        <Result estimate={estimate} stale={stale} />
      </HydrationBoundary>
    ),
    [estimate, stale],
  );
  const ladders = useMemo(
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
          <div className="calculator-form">
            <ErrorSummary errors={errors} />
            <p className="tool-hint">Leave empty what does not apply. Paste amounts as they come: $1,234.56 is fine.</p>
            <Fieldsets posted={posted} errors={errors} />
            <div className="button-row">
              <Button type="submit" icon="calculator">
                Work it out
              </Button>
              {form.live && (
                <Button variant="secondary" onClick={() => form.replace({})}>
                  Clear the form
                </Button>
              )}
            </div>
          </div>
          <div className="calculator-result" data-below data-open={opened ? '' : undefined}>
            {slip}
            <Announcement estimate={estimate} />
            {form.live && (
              <div className="button-row">
                <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
                  Print
                </Button>
                <ShareLink fields={calculatorFields} values={values} />
                <Button size="sm" variant="secondary" icon="layers" onClick={() => setKept(estimate)}>
                  Keep to compare
                </Button>
              </div>
            )}
          </div>
        </div>
        <EnteredFigures fields={calculatorFields} values={values} />
        <div className="calculator-details" data-below>
          <h2>Where you stand on the ladder</h2>
          {ladders}
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
            {!form.live && (
              <Button type="submit" variant="secondary">
                Compare
              </Button>
            )}
          </div>
          <div aria-live="polite">
            {typeof compared === 'string' && <p>{compared}</p>}
            {compared && typeof compared !== 'string' && <ComparisonTable comparison={compared} />}
            {kept && <ComparisonTable comparison={compareKept(kept, estimate)} />}
          </div>
        </div>
      </ToolForm>
      {form.live && (
        <button
          type="button"
          className="calculator-bar"
          aria-expanded={opened}
          aria-controls="result"
          onClick={() => setOpened(!opened)}
        >
          <span>
            Total <strong>{dollars(estimate.totalWithLocal)}</strong>
          </span>
          <span>{balanceText(estimate)}</span>
          <Icon name="chevron-down" />
        </button>
      )}
    </>
  );
}

const blank: TaxInput = readForm({}).input!;
const faults = (values: FormValues) => readForm(values).errors ?? {};

/** The result in one sentence for screen readers, a moment after the last key. */
function Announcement({ estimate }: { estimate: TaxEstimate }) {
  const [text, setText] = useState('');
  const next = `Total ${dollars(estimate.totalWithLocal)}. ${balanceText(estimate)}.`;
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
  return all < 0 ? `Refund ${dollars(-all)}` : `Due ${dollars(all)}`;
}
