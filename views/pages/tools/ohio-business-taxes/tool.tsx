import { type FormEvent, useRef, useState } from 'react';
import { href } from '#shared/site/routes.ts';
import {
  type BusinessAnswers,
  type BusinessTax,
  businessQuestions,
  type ReceiptsTax,
  taxesFor,
} from '#shared/tax/business-questions.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { EmptyState } from '#views/components/empty-state.tsx';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { FactsList } from '#views/components/facts-list.tsx';
import { ChoiceGroup } from '#views/components/form/fields.tsx';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { figuresText } from '../form/figures-text.ts';
import { ReceiptsCheck } from './receipts-check.tsx';

/** Where the form leads while this code loads, or without scripts. */
const countId = 'which-taxes';

/** The questions and the taxes they filter. The taxes are page data. */
export function Tool({ query }: PageProps) {
  const data = useData('businessTaxes', {});
  if (!data.ok) return <EmptyState title="The taxes could not be loaded." text="Please try again in a minute." />;
  return <WhichTaxes {...data.value} query={query} />;
}

type Props = { taxes: readonly BusinessTax[]; receipts: ReceiptsTax; query: URLSearchParams };

/** Yes-or-no questions that filter the rows of Ohio taxes. Without scripts they are a GET form. */
function WhichTaxes({ taxes, receipts, query }: Props) {
  const { domainParam } = usePageContext();
  const [answers, setAnswers] = useState<BusinessAnswers>(() => answersIn(query));
  const count = useRef<HTMLParagraphElement>(null);
  const remaining = taxesFor(taxes, answers);

  const form = useRef<HTMLFormElement>(null);
  const readAnswers = () => {
    const params = new URLSearchParams(new FormData(form.current!) as unknown as Record<string, string>);
    setAnswers(answersIn(params));
    history.replaceState(history.state, '', `${href('ohioBusinessTaxes')}?${params}`);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    count.current!.focus();
  };

  return (
    <>
      <form
        method="get"
        action={`${href('ohioBusinessTaxes')}#${countId}`}
        className="which-taxes no-print"
        onChange={readAnswers}
        ref={form}
        onSubmit={onSubmit}
      >
        {domainParam && <input type="hidden" name="domain" value={domainParam} />}
        <h2>Six questions about your business</h2>
        <div className="auto-grid which-taxes-questions">
          {businessQuestions.map(({ id, text, hint }) => (
            <ChoiceGroup
              key={id}
              legend={text}
              hint={hint}
              name={id}
              appearance="segments"
              options={yesNo}
              defaultValue={answers[id] ?? ''}
            />
          ))}
        </div>
        <Button type="submit">Show my taxes</Button>
      </form>
      <p
        role="status"
        className={`which-taxes-count${remaining.length < taxes.length ? '' : ' no-print'}`}
        id={countId}
        tabIndex={-1}
        ref={count}
      >
        {remaining.length < taxes.length
          ? `${remaining.length} of ${taxes.length} taxes to look at.`
          : `All ${remaining.length} taxes. Each “No” removes what cannot apply to you.`}
      </p>
      <PastFigures facts={remaining.map(({ fact }) => fact)} />
      <div className="tax-rows">
        {remaining.map((row) => (
          <Disclosure
            key={row.id}
            id={row.id}
            summary={
              <h3>
                {row.tax} <small>{row.who}</small>
              </h3>
            }
          >
            <FactsList
              className="tax-facts"
              facts={{
                'On what': row.base,
                Rate: row.rate,
                'Usually due': row.due,
                'Where to look or file': <Link to={row.office.url}>{row.office.label}</Link>,
              }}
            />
            {row.id === 'cat' ? <ReceiptsCheck tax={receipts} /> : <FactNote facts={[row.fact]} />}
          </Disclosure>
        ))}
      </div>
      <p>
        A date on a weekend or holiday moves to the next working day; do not count on that for workers’ compensation.
      </p>
      <SendToUs service="business-tax" text={() => answersText(answers, remaining)} />
    </>
  );
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The answers, and the taxes that remain, as the text of a message. */
function answersText(answers: BusinessAnswers, remaining: readonly BusinessTax[]): string {
  const given = businessQuestions.flatMap(({ id, text }) =>
    answers[id] ? [{ label: text, value: answers[id] === 'yes' ? 'Yes' : 'No' }] : [],
  );
  return figuresText('questions about Ohio business taxes', given, [
    { label: 'Taxes to look at', value: remaining.map(({ tax }) => tax).join(', ') },
  ]);
}

function answersIn(query: URLSearchParams): BusinessAnswers {
  const answers: BusinessAnswers = {};
  for (const { id } of businessQuestions) {
    const answer = query.get(id);
    if (answer === 'yes' || answer === 'no') answers[id] = answer;
  }
  return answers;
}
