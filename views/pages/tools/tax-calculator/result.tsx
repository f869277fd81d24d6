import { formatDollars, formatShare, formatWholeDollars } from '#shared/format/money.ts';
import type { Balance, TaxEstimate } from '#shared/tax/estimate.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import type { TaxYear } from '#shared/tax/types.ts';
import { FactNote } from '#views/components/fact-note.tsx';
import { Icon } from '#views/components/icon.tsx';
import { ExplainedLine, StaleNote } from '../explained-line.tsx';
import { type ResultLine, resultParts } from './result-lines.ts';

type Props = { estimate: TaxEstimate; stale: boolean };

/** The result: every line discloses its steps, with source and year. */
export function Result({ estimate, stale }: Props) {
  const { rates, notes, totalWithLocal } = estimate;
  return (
    <section className="result" id="result" tabIndex={-1} aria-labelledby="result-title">
      <h2 id="result-title">Your {estimate.taxYear} estimate</h2>
      <StaleNote stale={stale} />
      {resultParts(estimate).map(({ title, lines }) => (
        <div key={title} className="result-part">
          <h3>{title}</h3>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </div>
      ))}
      <p className="result-total">
        <span>Total for the year</span>
        <strong>
          <span className="mark">{formatWholeDollars(totalWithLocal)}</span>
        </strong>
      </p>
      <p className="result-rates">
        {formatShare(rates.effective)} of your income.
        {rates.marginal >= 0 &&
          ` Of the next $100 in ${rateOn[rates.marginalOn]}, ${formatShare(rates.marginal)} goes to tax.`}
      </p>
      <Balances balances={estimate.balances} />
      <SetAside estimate={estimate} />
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
        <strong>An estimate, not advice.</strong> For people who live in Ohio all year. Nothing you type leaves this
        page unless you send it to us.
      </p>
      <FactNote facts={resultFacts(estimate.taxYear as TaxYear)} />
    </section>
  );
}

function Line({ line: { label, amount, steps, strong, subtracted } }: { line: ResultLine }) {
  return (
    <ExplainedLine
      label={label}
      amount={formatWholeDollars(subtracted ? -amount : amount)}
      className={strong ? 'result-line-strong' : undefined}
    >
      <ol>
        {steps.map((step) => (
          <li key={step.key}>
            <p>
              <span>{step.label}</span> <span className="result-amount">{formatDollars(step.amount)}</span>
            </p>
            <p className="result-explanation">
              {step.how}.{' '}
              <a href={step.source.url} rel="noopener noreferrer">
                {step.source.label}
              </a>
              , {step.year}
            </p>
          </li>
        ))}
      </ol>
    </ExplainedLine>
  );
}

const rateOn = { wages: 'wages', selfEmploymentNet: 'business profit', pension: 'pension' } as const;

/** The balance due or the refund, after withholding and payments. */
function Balances({ balances }: { balances: TaxEstimate['balances'] }) {
  const rows: [string, Balance][] = [
    ['Federal', balances.federal],
    ['Ohio', balances.ohio],
    ['School district', balances.school],
    ['City', balances.city],
  ];
  const shown = rows.filter(([, { tax, paid }]) => tax !== 0 || paid !== 0);
  if (shown.length === 0) return null;
  return (
    <div className="result-part">
      <h3>After what you paid</h3>
      <dl className="result-balances">
        {shown.map(([name, { balance, paid }]) => (
          <div key={name}>
            <dt>
              {name} {balance < 0 ? 'refund' : 'due'}
              {paid > 0 && <small> after {formatWholeDollars(paid)} paid</small>}
            </dt>
            <dd className="result-amount">{formatWholeDollars(Math.abs(balance))}</dd>
          </div>
        ))}
        <div className="result-line-strong">
          <dt>{balances.all < 0 ? 'Refund in all' : 'Due in all'}</dt>
          <dd className="result-amount">{formatWholeDollars(Math.abs(balances.all))}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Quarterly payments: a fourth of all tax, and the least that avoids penalties. */
function SetAside({ estimate: { quarterly } }: { estimate: TaxEstimate }) {
  if (quarterly.setAside === 0) return null;
  const safe = [
    ['Federal', quarterly.federal],
    ['Ohio', quarterly.ohio],
  ] as const;
  return (
    <ExplainedLine
      label="Set aside each quarter"
      amount={formatWholeDollars(quarterly.setAside)}
      className="result-line-strong result-aside"
    >
      <ol>
        {safe.map(([name, plan]) => (
          <li key={name}>
            <p>
              <span>{name}, least that is safe</span>{' '}
              <span className="result-amount">{plan.needed ? formatDollars(plan.quarter) : 'none needed'}</span>
            </p>
            <p className="result-explanation">{plan.how}.</p>
          </li>
        ))}
      </ol>
    </ExplainedLine>
  );
}

/** The main facts behind the result. */
function resultFacts(year: TaxYear) {
  const { bracketTops, standardDeduction, wageBase } = federal[year];
  return [bracketTops, standardDeduction, wageBase, ohio[year].brackets, schoolDistricts, cities];
}
