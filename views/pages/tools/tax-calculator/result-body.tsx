import { memo, useEffect, useMemo, useState } from 'react';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { Icon } from '#views/components/icon.tsx';
import { showToast } from '#views/components/toast/toast-store.ts';
import { PaymentChart } from '../charts/payment-chart.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import type { FormErrors, FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { estimateText } from './estimate-text.ts';
import { calculatorFields } from './fields.ts';
import { ResultLines } from './result.tsx';
import { balanceAnswer, totalText } from './result-text.ts';
import { comparison, type KeptVersion, maxKept } from './scenarios.ts';
import { WhatIf } from './what-if.tsx';

/** The values of the form, what they say, and the tax on it. */
export type Calculated = { values: FormValues; input: TaxInput; estimate: TaxEstimate };

type Props = {
  calculated: Calculated;
  posted: FormValues;
  errors: FormErrors;
  hydrated: boolean;
  /** Selects a what-if, or none. */
  onCompare: (value: string) => void;
};

/** Below the answer: what can be done with it, what-ifs and kept versions, and every line with its pictures. */
export const ResultBody = memo(function ResultBody({ calculated, posted, errors, hydrated, onCompare }: Props) {
  const { values, input, estimate } = calculated;
  const [kept, setKept] = useState<readonly KeptVersion[]>([]);
  const [keeping, setKeeping] = useState<typeof import('./kept-versions.tsx') | null>(null);
  const compared = useMemo(() => comparison(input, estimate, values), [input, estimate, values]);
  // Memoized: an update of a boundary that is not hydrated yet would discard its server markup.
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
  const keep = async () => {
    const loaded = await import('./kept-versions.tsx').catch(() => null);
    if (!loaded)
      return showToast({ title: 'Not kept', description: 'Its code could not be loaded. Please try again.' });
    setKeeping(loaded);
    setKept((before) => loaded.keepVersion(before, estimate));
  };

  return (
    <div className="result-body">
      {hydrated && (
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
        onChoose={onCompare}
      />
      {lines}
      <Send values={values} estimate={estimate} hydrated={hydrated} />
    </div>
  );
});

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
export const Announcement = memo(function Announcement({ estimate }: { estimate: TaxEstimate }) {
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
});
