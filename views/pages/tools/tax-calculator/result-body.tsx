import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { type Calculated, estimateText } from './estimate-text.ts';
import { calculatorFields } from './fields.ts';
import { PaymentDays, ResultLines } from './result.tsx';
import { officeText, totalText } from './result-text.ts';

type Props = {
  calculated: Calculated;
  hydrated: boolean;
  /** Whether nothing is entered yet. */
  empty: boolean;
};

/** Below the main amounts: every line with its pictures, then what can be done with it. */
export const ResultBody = memo(function ResultBody({ calculated, hydrated, empty }: Props) {
  const { now } = usePageContext();
  const { values, input, estimate } = calculated;
  // Memoized: an update of a boundary that is not hydrated yet would discard its server markup.
  const lines = useMemo(
    () => (
      <Suspense>
        <ShareChart estimate={estimate} />
        <ResultLines estimate={estimate} input={input} />
        <PaymentDays estimate={estimate} />
      </Suspense>
    ),
    [estimate, input],
  );

  return (
    <div className="result-body">
      {lines}
      {hydrated && (
        <div className="button-row no-print">
          <ShareLink fields={calculatorFields} values={values} />
          <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      )}
      <SendToUs service="personal-tax" text={empty ? null : () => estimateText(calculated, now)} />
    </div>
  );
});

/** Announces the result to screen readers, some time after the last key press; not what the page had at first. */
export const Announcement = memo(function Announcement({ calculated: { estimate } }: { calculated: Calculated }) {
  const [text, setText] = useState('');
  const offices = estimate.offices.map((office) => `${office.name}: ${officeText(office)}.`);
  const next = [`Total ${totalText(estimate)}.`, ...offices].join(' ');
  const [first] = useState(next);
  useEffect(() => {
    const timer = setTimeout(() => setText((said) => (said || next !== first ? next : '')), 1_200);
    return () => clearTimeout(timer);
  }, [next, first]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
});
