import { memo, useEffect, useMemo, useState } from 'react';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { Icon } from '#views/components/icon.tsx';
import { showToast } from '#views/components/toast/toast-store.ts';
import { PaymentChart } from '../charts/payment-chart.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import type { FormErrors, FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { ShareLink } from '../form/share-link.tsx';
import type { FocusAfterPost } from '../form/use-tool-form.ts';
import { type Calculated, estimateText } from './estimate-text.ts';
import { calculatorFields } from './fields.ts';
import { ResultLines } from './result.tsx';
import { isBeforeWithholding, labelledBalance, totalText } from './result-text.ts';
import { comparison, maxSaved, type SavedVersion } from './scenarios.ts';
import { WhatIf } from './what-if.tsx';

type Props = {
  calculated: Calculated;
  posted: FormValues;
  errors: FormErrors;
  hydrated: boolean;
  /** Whether nothing is entered yet. */
  empty: boolean;
  /** Selects a what-if, or none. */
  onCompare: (value: string) => void;
  /** For the what-ifs: of a form posted without scripts. */
  focus: FocusAfterPost;
};

/** Below the main amounts: every line with its pictures, then what-ifs, saved versions and what can be done with it. */
export const ResultBody = memo(function ResultBody({
  calculated,
  posted,
  errors,
  hydrated,
  empty,
  onCompare,
  focus,
}: Props) {
  const { values, input, estimate } = calculated;
  const [saved, setSaved] = useState<readonly SavedVersion[]>([]);
  const [savedVersions, setSavedVersions] = useState<typeof import('./saved-versions.tsx') | null>(null);
  const compared = useMemo(() => comparison(input, estimate, values), [input, estimate, values]);
  // Memoized: an update of a boundary that is not hydrated yet would discard its server markup.
  const lines = useMemo(
    () => (
      <HydrationBoundary>
        <ShareChart estimate={estimate} />
        <ResultLines estimate={estimate} input={input} />
        {!isBeforeWithholding(input, estimate) && <PaymentChart estimate={estimate} />}
      </HydrationBoundary>
    ),
    [estimate, input],
  );
  const keep = async () => {
    const loaded = await import('./saved-versions.tsx').catch(() => null);
    if (!loaded)
      return showToast({ title: 'Not kept', description: 'Its code could not be loaded. Please try again.' });
    setSavedVersions(loaded);
    setSaved((before) => loaded.saveVersion(before, estimate));
  };

  return (
    <div className="result-body">
      {lines}
      <WhatIf
        chosen={values['compare'] ?? ''}
        comparison={compared}
        posted={posted}
        errors={errors}
        onChoose={onCompare}
        focus={focus}
      />
      {savedVersions && <savedVersions.SavedVersions saved={saved} estimate={estimate} onChange={setSaved} />}
      {hydrated && (
        <div className="button-row no-print">
          <Button size="sm" icon="layers" disabled={saved.length >= maxSaved} onClick={keep}>
            {saved.length < maxSaved ? 'Keep this' : 'Remove one to keep another'}
          </Button>
          <ShareLink fields={calculatorFields} values={values} />
          <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      )}
      {empty || !hydrated ? (
        <SendToUs service="personal-tax" text={empty ? null : () => estimateText(calculated)} />
      ) : (
        <Send calculated={calculated} />
      )}
    </div>
  );
});

/** The text that would be sent, to read first; then the way to the contact form, which takes it along. */
function Send({ calculated }: { calculated: Calculated }) {
  const [open, setOpen] = useState(false);
  const text = () => estimateText(calculated);
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
export const Announcement = memo(function Announcement({
  calculated: { estimate, input },
}: {
  calculated: Calculated;
}) {
  const [text, setText] = useState('');
  const balance = labelledBalance(estimate);
  const next = isBeforeWithholding(input, estimate)
    ? `Total ${totalText(estimate)}, before what your employer withheld.`
    : `Total ${totalText(estimate)}. ${balance.label} ${balance.value}.`;
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
