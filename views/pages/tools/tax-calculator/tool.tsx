import {
  type MouseEventHandler,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { PageContext } from '#shared/site/page-context.ts';
import { assumptions } from '#shared/tax/assumptions.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { filers } from '#shared/tax/types.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { BracketCharts, ShareNote } from '../charts/estimate-charts.tsx';
import { Calculator } from '../form/calculator.tsx';
import { ShareLink } from '../form/share-link.tsx';
import { TakenForGranted } from '../form/taken-for-granted.tsx';
import { useToolForm } from '../form/use-tool-form.ts';
import { FeeOfReturn } from './fee-of-return.tsx';
import { calculatorForm, mainAfterMove } from './form.ts';
import { labeledBalances } from './left-to-pay.ts';
import { type Calculated, estimateText } from './message-text.ts';
import { OtherTowns } from './other-towns.tsx';
import { exampleValues, ResultHead, ResultLines } from './result.tsx';
import { labeledTotal, officeText, shownEstimate } from './result-text.ts';
import { WhenToPay } from './when-to-pay.tsx';

/** The tax calculator: a few fields and what can be added, beside the result; bracket charts below. */
export function Tool() {
  const form = useToolForm(calculatorForm);
  const { hydrated, values, input } = form;
  const estimate = useMemo(() => shownEstimate(input), [input]);
  const page = usePageContext();
  const now = useMemo(() => ({ values, input, estimate }), [values, input, estimate]);
  // A key press shows its figures and bars at once; their lines and brackets follow while no key is waiting.
  const calculated = useDeferredValue(now);
  const { enter } = form;
  const assume = useCallback(() => assumptions(input), [input]);
  const isEmpty = hasNothing(calculated.estimate);
  const [example] = useState(exampleReturn);
  const isExample = hasNothing(estimate);
  const shown = isExample ? example : now;
  const sent = sentOf(now, page);
  return (
    <Calculator
      form={values['move.date'] ? { ...form, main: mainAfterMove } : form}
      submit={{ icon: 'calculator', label: 'Work it out' }}
      clears
      more={<h2>Add children, pension, deductions, what you paid</h2>}
      result="result"
      amounts={mainAmounts(estimate)}
      send={sent}
      isEmpty={isEmpty}
      details={
        <section className="calculator-details">
          <h2>Your tax brackets</h2>
          <Brackets calculated={calculated} />
        </section>
      }
    >
      <ResultHead
        estimate={shown.estimate}
        input={shown.input}
        empty={isExample}
        stale={!form.isValid}
        onEnter={enter}
        focus={form.focusAfterPost}
      >
        {!isExample && <TakenForGranted assume={assume} onEnter={enter} />}
      </ResultHead>
      <ResultBody calculated={calculated} hydrated={hydrated} isEmpty={isEmpty} onEnter={enter} />
      <Announcement calculated={calculated} />
    </Calculator>
  );
}

function sentOf(calculated: Calculated, page: PageContext) {
  return { service: 'personal-tax', text: () => estimateText(calculated, page) } as const;
}

/** What the result looks like, before anything is entered. */
function exampleReturn() {
  const input = calculatorForm.read(exampleValues).input!;
  return { input, estimate: shownEstimate(input) };
}

const Brackets = memo(function Brackets({ calculated: { estimate, input } }: { calculated: Calculated }) {
  return (
    <Suspense>
      <BracketCharts estimate={estimate} status={input.filingStatus} />
    </Suspense>
  );
});

/** Whether there is nothing to show yet: no income, no tax and nothing paid. */
function hasNothing({ federal, totalWithLocal, uncertain, balances }: TaxEstimate): boolean {
  return [federal.totalIncome, totalWithLocal, uncertain, balances.all].every((amount) => amount === 0);
}

/** What is left to pay and what comes back; until that is known, the total. */
function mainAmounts(estimate: TaxEstimate) {
  const balances = labeledBalances(estimate);
  return balances.length > 0 ? balances : [labeledTotal(estimate)];
}

type Props = {
  calculated: Calculated;
  hydrated: boolean;
  isEmpty: boolean;
  /** As of ResultHead. */
  onEnter: MouseEventHandler<HTMLElement>;
};

/** Below the main amounts: every line with its pictures, what can be done with it, and when to pay. */
const ResultBody = memo(function ResultBody({ calculated, hydrated, isEmpty, onEnter }: Props) {
  const page = usePageContext();
  const { values, input, estimate } = calculated;
  // Memoized: an update of a boundary that is not hydrated yet would discard its server markup.
  const lines = useMemo(
    () => (
      <Suspense>
        <ResultLines estimate={estimate} input={input}>
          {!isEmpty && (
            <>
              <SendToUs {...sentOf(calculated, page)} main />
              <FeeOfReturn input={input} estimate={estimate} />
            </>
          )}
          <WhenToPay estimate={estimate} input={input} onEnter={onEnter} />
          <OtherTowns input={input} />
          <ShareNote estimate={estimate} hasWages={filers(input).some(({ wages }) => wages > 0)} />
        </ResultLines>
      </Suspense>
    ),
    [calculated, estimate, input, isEmpty, onEnter, page],
  );

  return (
    <div className="result-body">
      {lines}
      {hydrated && (
        <div className="button-row no-print">
          <ShareLink fields={calculatorForm.fields} values={values} />
          <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      )}
    </div>
  );
});

/** Announces the result to screen readers, some time after the last key press; not what the page had at first. */
export const Announcement = memo(function Announcement({ calculated: { estimate } }: { calculated: Calculated }) {
  const [text, setText] = useState('');
  const main = mainAmounts(estimate).map(({ label, value }) => `${label}: ${value}.`);
  const offices = estimate.offices.map((office) => `${office.name}: ${officeText(office)}.`);
  const next = [...main, ...offices].join(' ');
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
