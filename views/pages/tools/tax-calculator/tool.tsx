import { type MouseEvent, memo, Suspense, useDeferredValue, useMemo } from 'react';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import { BracketCharts } from '../charts/bracket-chart.tsx';
import { Calculator } from '../form/calculator.tsx';
import { controlNamed, openDisclosureOf } from '../form/form-dom.ts';
import { useToolForm } from '../form/use-tool-form.ts';
import type { Calculated } from './estimate-text.ts';
import { calculatorFields, groups, mainParts } from './fields.ts';
import { missingAmount, readForm } from './read-form.ts';
import { ResultHead } from './result.tsx';
import { Announcement, ResultBody } from './result-body.tsx';
import { officeText, totalText, unknownOffices } from './result-text.ts';

/** The tax calculator: five fields and what can be added, beside the result; bracket charts below. */
export function Tool() {
  const form = useToolForm(calculatorFields, readForm, missingAmount);
  const { hydrated, values, input } = form;
  const estimate = useMemo(() => estimateTax(input), [input]);
  const now = useMemo(() => ({ values, input, estimate }), [values, input, estimate]);
  // A key press shows its figures at once; the lines and pictures of them follow while no key is waiting.
  const calculated = useDeferredValue(now);
  const enter = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const field = controlNamed(form.formRef.current!, event.currentTarget.dataset['field']!);
    openDisclosureOf(field);
    field?.focus();
  };
  const isEmpty = hasNothing(calculated.estimate);
  return (
    <Calculator
      form={form}
      main={mainParts}
      submit={{ icon: 'calculator', label: 'Work it out' }}
      clears
      more={{ heading: <h2>Add children, pension, deductions, what you paid</h2>, groups }}
      result="result"
      amounts={barAmounts(estimate)}
      isEmpty={isEmpty}
      details={
        <section className="calculator-details">
          <h2>Your tax brackets</h2>
          <Brackets calculated={calculated} />
        </section>
      }
    >
      <ResultHead
        estimate={estimate}
        input={input}
        empty={isEmpty}
        stale={!form.isValid}
        onEnter={enter}
        focus={form.focusAfterPost}
      />
      <ResultBody calculated={calculated} hydrated={hydrated} empty={isEmpty} />
      <Announcement calculated={calculated} />
    </Calculator>
  );
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

function barAmounts(estimate: TaxEstimate) {
  const { offices } = estimate;
  if (unknownOffices(estimate).length === offices.length)
    return [{ label: 'Total before withholding', value: totalText(estimate) }];
  return offices.map((office) => ({ label: office.name, value: officeText(office) }));
}
