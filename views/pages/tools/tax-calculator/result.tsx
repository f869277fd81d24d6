import type { MouseEventHandler, ReactNode } from 'react';
import { formatDollars, formatShare, formatWholeDollars } from '#shared/format/money.ts';
import { telHref } from '#shared/format/text.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { notesAbove } from '#shared/tax/estimate-notes.ts';
import { cityCredits, cityFacts } from '#shared/tax/facts/cities.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { schoolDistricts } from '#shared/tax/facts/local.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { citiesOfWork, cityOf, cityTax, homes } from '#shared/tax/rules/local-tax.ts';
import type { TaxInput, TaxYear } from '#shared/tax/types.ts';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { TaxShare } from '../charts/estimate-charts.tsx';
import { ExplainedLine, staleText } from '../explained-line.tsx';
import { groupElementId } from '../form/fields.tsx';
import type { FocusAfterPost } from '../form/use-tool-form.ts';
import { ResultTotal } from '../result-total.tsx';
import { labeledBalances, openPayments, whenInAll } from './left-to-pay.ts';
import {
  amountOrRange,
  labeledTotal,
  moveText,
  officeText,
  type ResultLine,
  resultParts,
  setAsideText,
  unknownOffices,
} from './result-text.ts';

type Props = { estimate: TaxEstimate; input: TaxInput };

/** An example: what the lead above it says was entered. */
export const exampleValues = {
  ...{ 'taxpayer.wages': '60000', homeCity: 'newark', schoolDistrict: 'newark', workCity: 'columbus' },
  ...{ federalWithholding: '5500', ohioWithholding: '1250', cityWithholding: '1500', schoolWithholding: '0' },
};
const exampleLead =
  'Enter your own figures, and this says what you pay or get back, to whom and by when. Here one person lives in Newark, earned $60,000 in Columbus and had $5,500 for the IRS, $1,250 for Ohio and $1,500 for Columbus withheld.';

type HeadProps = Props & {
  /** Whether nothing is entered yet: then it is an example. */
  empty: boolean;
  stale: boolean;
  /** Leads to the field of a link's `data-field`. Without scripts the link leads to it or its group. */
  onEnter: MouseEventHandler<HTMLElement>;
  focus: FocusAfterPost;
  /** What the total leaves out, and what the amounts take for granted. */
  children: ReactNode;
};

/**
 * Above the lines: what is left to pay and when, or the total, which stays in sight; each office; and what is not entered.
 * An example has the first amount and the offices only, so that nobody takes it for a result.
 */
export function ResultHead({ estimate, input, empty, stale, onEnter, focus, children }: HeadProps) {
  const { now } = usePageContext();
  const { offices } = estimate;
  const unknown = unknownOffices(estimate).filter(({ tax }) => tax >= 0.5);
  const balances = labeledBalances(estimate);
  const left = balances.find(({ label }, index) => index > 0 && label === 'Left to pay');
  const when = `${left ? `Left to pay, ${left.value}. ` : ''}${whenInAll(estimate, input, now)}`;
  const lastYear = openPayments(estimate, input, now).find(({ plan, lastYear }) => plan.needed && lastYear)?.lastYear;
  const [main, ...others] = [...balances, labeledTotal(estimate)];
  return (
    <>
      <h2 id="result-title" tabIndex={-1} {...focus}>
        {empty ? `An example for ${estimate.taxYear}` : `Your ${estimate.taxYear} estimate`}
      </h2>
      {empty && <p className="result-rates">{exampleLead}</p>}
      <div className="result-head">
        <ResultTotal label={main!.label} value={main!.value} isKnown={!empty} />
        {!empty && when && <p className="result-when">{when}</p>}
      </div>
      {[setAsideText(estimate, input), moveText(estimate, input)].map(
        (text) =>
          text && (
            <p key={text} className="result-before">
              {text}
            </p>
          ),
      )}
      {unknown.length > 0 && (
        <p className="result-before">
          What comes back, what is left to pay, and when?{' '}
          <a href={`#${groupElementId('paid')}`} data-field={unknown[0]!.withheldIn} onClick={onEnter}>
            Enter what was withheld
          </a>
          {unknown.length < offices.length && ` for ${unknown.map(({ name }) => name).join(', ')}`}.
        </p>
      )}
      {lastYear && !empty && (
        <p className="result-before">
          Had little tax last year? You may pay less now:{' '}
          <a href={`#field-${lastYear}`} data-field={lastYear} onClick={onEnter}>
            enter last year’s tax
          </a>
          .
        </p>
      )}
      <dl className="result-amounts">
        {(empty ? [] : others).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="result-amount">{value}</dd>
          </div>
        ))}
        {offices.map((office) => (
          <div key={office.name}>
            <dt>
              {office.name}
              {office.paid ? <small> after {formatWholeDollars(office.paid)} paid</small> : null}
            </dt>
            <dd className="result-amount">{officeText(office)}</dd>
            {!empty && <TaxShare office={office} offices={offices} />}
          </div>
        ))}
      </dl>
      {children}
      <PastFigures facts={resultFacts(input)} year={input.taxYear} />
      {!empty &&
        estimate.notes.map(({ key, text }) =>
          notesAbove.includes(key) ? (
            <p key={key} className="result-rates">
              {text}
            </p>
          ) : null,
        )}
      <p className="result-stale">{stale && staleText}</p>
    </>
  );
}

/**
 * Every line of the result, which discloses its steps, with source and year.
 * @param props.children below the lines, before what to know of them
 */
export function ResultLines({ estimate, input, children }: Props & { children: ReactNode }) {
  const { rates } = estimate;
  const notes = estimate.notes.filter(({ key }) => !notesAbove.includes(key));
  return (
    <>
      <p className="result-rates">
        {formatShare(rates.effective)} of your income.
        {rates.marginal >= 0 &&
          ` Of the next $100 in ${rateOn[rates.marginalOn]}, ${formatShare(rates.marginal)} goes to tax.`}
      </p>
      {resultParts(estimate).map(({ title, lines }) => (
        <div key={title} className="result-part text-headings">
          <h3>{title}</h3>
          {lines.map((line) => (
            <Line key={line.key} line={line}>
              {line.key === 'homeCityTax' && line.uncertain >= 0.5 && <CreditNote input={input} />}
            </Line>
          ))}
        </div>
      ))}
      {children}
      {notes.length > 0 && (
        <details className="result-notes" open>
          <summary>
            What to know about this estimate
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {notes.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="result-foot">
        <strong>An estimate, not advice.</strong> For people who live in Ohio all year, in one place or two. Lines are
        whole dollars that add up to the total, so one may be off by a dollar.
      </p>
      <FactNote facts={resultFacts(input)} />
    </>
  );
}

type LineProps = { line: ResultLine; children: ReactNode };

function Line({ line: { label, amount, uncertain, steps, strong, subtracted }, children }: LineProps) {
  return (
    <>
      <ExplainedLine
        label={label}
        amount={amountOrRange(subtracted ? -amount : amount, uncertain)}
        className={strong ? 'result-line-strong' : undefined}
      >
        <ol>
          {steps.map((step) => (
            <li key={step.key}>
              <p>
                <span>{step.label}</span> <span className="result-amount">{formatDollars(step.amount)}</span>
              </p>
              <p className="result-explanation">
                {step.how}. <Link to={step.source.url}>{step.source.label}</Link>, {step.year}
              </p>
            </li>
          ))}
        </ol>
      </ExplainedLine>
      {children}
    </>
  );
}

/** Why the tax at home is a range, and whom to ask. */
function CreditNote({ input }: { input: TaxInput }) {
  const { phone } = usePageContext().brand.contact;
  const city = uncertainCity(input);
  const id = city && 'id' in city ? city.id : undefined;
  const name = id ? `${cityOf(id).name}’s` : 'that city’s';
  const why = id && cityCredits[id] ? 'on which its code and its tax return differ' : 'which we could not confirm';
  return (
    <p className="result-explanation">
      Depends on {name} credit for tax paid at work, {why}. Ask <a href={telHref(phone)}>{phone}</a>.
    </p>
  );
}

/** The home of the year, of two the first with a credit that is not known. */
function uncertainCity(input: TaxInput) {
  const uncertain = cityTax(input).homes.findIndex(({ amount, most }) => most - amount >= 0.5);
  return homes(input)[uncertain]?.homeCity;
}

const rateOn = { wages: 'wages', selfEmploymentNet: 'business profit', pension: 'pension' } as const;

/** The main facts behind the result. */
function resultFacts(input: TaxInput) {
  const { taxYear, homeCity, move } = input;
  const { bracketTops, standardDeduction, wageBase } = federal[taxYear satisfies TaxYear];
  return [
    ...[bracketTops, standardDeduction, wageBase, ohio[taxYear].brackets, schoolDistricts],
    ...new Set([...cityFacts(homeCity, ...citiesOfWork(input)), ...(move ? cityFacts(move.homeCity) : [])]),
  ];
}
