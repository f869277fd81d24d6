import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { Icon } from '#views/components/icon.tsx';
import { showToast } from '#views/components/toast/toast-store.ts';
import { AnswerBar } from '../answer-bar.tsx';
import { BracketCharts } from '../charts/bracket-chart.tsx';
import { PaymentChart } from '../charts/payment-chart.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import { EnteredFigures } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLatest, useToolForm } from '../form/use-tool-form.ts';
import { estimateText } from './estimate-text.ts';
import { calculatorFields } from './fields.ts';
import { filledIn, MainFields, MoreFields } from './fieldsets.tsx';
import { rememberOpenGroups } from './open-groups.ts';
import { readForm } from './read-form.ts';
import { ResultHead, ResultLines } from './result.tsx';
import { balanceAnswer, setAsideAnswer, totalText } from './result-text.ts';
import { comparison, type KeptVersion, maxKept } from './scenarios.ts';
import { WhatIf } from './what-if.tsx';

/**
 * The tax calculator: four fields and what can be added, beside the result; what-ifs and kept versions in the result;
 * bracket charts below.
 */
export function Tool() {
  const form = useToolForm(calculatorFields, formErrors);
  const { errors, posted } = form;
  // Deferred, so that the estimate does not delay typing.
  const values = useDeferredValue(form.values);
  const read = useMemo(() => readForm(values), [values]);
  const input = useLatest(read.input) ?? emptyInput;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const [kept, setKept] = useState<readonly KeptVersion[]>([]);
  const [keeping, setKeeping] = useState<typeof import('./kept-versions.tsx') | null>(null);
  const [opened, setOpened] = useState(false);
  const compared = useMemo(() => comparison(input, estimate, values), [input, estimate, values]);
  const stale = read.input === null;
  const lines = useMemo(
    () => (
      <HydrationBoundary>
        <ShareChart estimate={estimate} />
        <ResultLines estimate={estimate} input={input} />
        <PaymentChart estimate={estimate} />
      </HydrationBoundary>
    ),
    [estimate, input],
  );
  const bracketCharts = useMemo(
    () => (
      <HydrationBoundary>
        <BracketCharts estimate={estimate} status={input.filingStatus} />
      </HydrationBoundary>
    ),
    [estimate, input],
  );
  useEffect(rememberOpenGroups, []);
  const keep = async () => {
    const loaded = await import('./kept-versions.tsx').catch(() => null);
    if (!loaded)
      return showToast({ title: 'Not kept', description: 'Its code could not be loaded. Please try again.' });
    setKeeping(loaded);
    setKept((before) => loaded.keepVersion(before, estimate));
  };

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
              {form.hydrated && (
                <Button variant="secondary" onClick={() => form.replace({})}>
                  Clear the form
                </Button>
              )}
            </div>
            <MoreFields posted={posted} errors={errors} filled={filledIn(values)} />
          </div>
          <div className="calculator-result calculator-result-split" data-open={opened ? '' : undefined}>
            <section className="result" id="result" tabIndex={-1} aria-labelledby="result-title">
              <ResultHead estimate={estimate} stale={stale} />
              <div className="result-body">
                {form.hydrated && (
                  <div className="button-row no-print">
                    <Button size="sm" icon="layers" disabled={kept.length >= maxKept} onClick={keep}>
                      {kept.length < maxKept ? 'Keep this' : 'Remove one to keep another'}
                    </Button>
                    <ShareLink fields={calculatorFields} values={values} />
                    <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
                      Print
                    </Button>
                  </div>
                )}
                {keeping && <keeping.KeptVersions kept={kept} estimate={estimate} onChange={setKept} />}
                <WhatIf
                  chosen={values['compare'] ?? ''}
                  comparison={compared}
                  posted={posted}
                  errors={errors}
                  onChoose={(value) => form.set('compare', value)}
                />
                {lines}
                <Send values={values} estimate={estimate} hydrated={form.hydrated} />
              </div>
            </section>
            <Announcement estimate={estimate} />
          </div>
          <section className="calculator-details">
            <h2>Your tax brackets</h2>
            {bracketCharts}
          </section>
        </div>
        <EnteredFigures fields={calculatorFields} values={values} />
      </ToolForm>
      {form.hydrated && (
        <AnswerBar answers={barAnswers(estimate)} result="result" opened={opened} onToggle={() => setOpened(!opened)} />
      )}
    </>
  );
}

const emptyInput: TaxInput = readForm({}).input!;
const formErrors = (values: FormValues) => readForm(values).errors ?? {};

/** The text that would be sent, to read first; then the way to the contact form, which takes it along. */
function Send({ values, estimate, hydrated }: { values: FormValues; estimate: TaxEstimate; hydrated: boolean }) {
  const [open, setOpen] = useState(false);
  const text = () => estimateText(values, estimate);
  if (!hydrated) return <SendToUs service="personal-tax" text={text} />;
  return (
    <details className="tool-more no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Send this to us
        <Icon name="chevron-down" />
      </summary>
      {open && <pre className="send-text">{text()}</pre>}
      <SendToUs service="personal-tax" text={text} label="Put this into a message" />
    </details>
  );
}

/** Announces the result to screen readers, some time after the last key press. */
function Announcement({ estimate }: { estimate: TaxEstimate }) {
  const [text, setText] = useState('');
  const balance = balanceAnswer(estimate);
  const next = `Total ${totalText(estimate)}. ${balance.label} ${balance.value}.`;
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

function barAnswers(estimate: TaxEstimate) {
  const balance = balanceAnswer(estimate);
  return [
    { label: 'Total', value: totalText(estimate) },
    { label: balance.label.replace(' in all', ''), value: balance.value },
    { label: 'A quarter', value: setAsideAnswer(estimate).value },
  ];
}
