import { Fragment, type MouseEventHandler } from 'react';
import { formatPercent, formatWholeDollars } from '#shared/format/money.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { careAndPensions, federal } from '#shared/tax/facts/federal.ts';
import { ohioInterest } from '#shared/tax/facts/ohio.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ExplainedLine } from '../explained-line.tsx';
import { isPartMissed, type OpenPayment, openPayments, whenText, withheldFrom } from './left-to-pay.ts';

type OnEnter = { onEnter: MouseEventHandler<HTMLElement> };
type Props = OnEnter & { estimate: TaxEstimate; input: TaxInput };

/** What each office is to get by which day, counted from today: missed parts, parts to come, and the rest. */
export function WhenToPay({ estimate, input, onEnter }: Props) {
  const { now } = usePageContext();
  const { taxYear } = estimate;
  const payments = openPayments(estimate, input, now);
  if (payments.length === 0) return null;
  const thisYear = `${formatPercent(federal[taxYear as TaxInput['taxYear']].safeHarbor.value.thisYear)} of this year’s tax`;
  return (
    <details className="tool-more">
      <summary>
        When to pay whom, and why
        <Icon name="chevron-down" />
      </summary>
      {payments.map((payment) => {
        const { name, plan, lastYear } = payment;
        const by = lastYear || !plan.how.startsWith('smaller') ? thisYear : 'the least without a penalty';
        return (
          <Fragment key={name}>
            <ExplainedLine
              label={plan.needed ? `${name}: ${by}` : name}
              amount={plan.needed ? `${formatWholeDollars(plan.quarter)} a part` : 'no parts needed'}
            >
              <p className="result-explanation">{plan.how}.</p>
            </ExplainedLine>
            <p className="result-before">{whenText(payment, taxYear, now)}</p>
          </Fragment>
        );
      })}
      <LastYearLinks payments={payments} onEnter={onEnter} />
      {input.pension + (input.spousePension ?? 0) > 0 && ohioDate(new Date(now)) < `${taxYear}-12` && <FromPension />}
      {payments.some((one) => isPartMissed(one, taxYear, now)) && (
        <LateCost canWithhold={withheldFrom(input, now) !== ''} />
      )}
    </details>
  );
}

/** Asks for the tax of last year, where all of it may be less than the part of this year’s. */
function LastYearLinks({ payments, onEnter }: OnEnter & { payments: readonly OpenPayment[] }) {
  const open = payments.filter(({ plan, lastYear }) => plan.needed && lastYear);
  if (open.length === 0) return null;
  return (
    <p className="result-explanation">
      Was last year’s tax less? Enter it for{' '}
      {open.map(({ name, lastYear }, index) => (
        <Fragment key={name}>
          {index > 0 && ' and '}
          <a href={`#field-${lastYear}`} data-field={lastYear} onClick={onEnter}>
            {name === 'IRS' ? 'the IRS' : name}
          </a>
        </Fragment>
      ))}
      : all of it, paid in four parts, is safe too.
    </p>
  );
}

/** In place of parts of their own; those with wages have the same on the paycheck's page. */
function FromPension() {
  const { pensionForm, benefitForm } = careAndPensions;
  return (
    <p className="result-explanation">
      Rather have it taken from the pension? Divide what is left by the checks still to come, and write that for the IRS
      on Form {pensionForm.value.form}, line {pensionForm.value.line}; for Ohio ask on Form IT 4P, or the system’s own.
      In December a public pension has no check left: pay the parts above, and ask now for the next year. From Social
      Security Form {benefitForm.value.form} takes {benefitForm.value.parts}. From pay:{' '}
      <Link to={`${href('paycheck')}#w4`}>what to write on your W-4</Link>.
    </p>
  );
}

/**
 * What a missed part costs, and what still counts for it. Source: IRC 6654(b) and (g), R.C. 5747.09 and 718.08, of which the
 * Ohio ones speak of pay.
 */
function LateCost({ canWithhold }: { canWithhold: boolean }) {
  const { value } = ohioInterest;
  return (
    <p className="result-explanation">
      Interest runs on a missed part until you pay it: with the return Form 2210 works it out for the IRS, IT/SD 2210
      for Ohio and the school district.{' '}
      {canWithhold &&
        'Tax withheld by December 31 counts as paid evenly all year: for the IRS from pay or a pension, for Ohio and a city from pay. '}
      Ohio takes {formatPercent(value)} a year, which is about {formatWholeDollars((1_000 * value) / 4)} on $1,000 for
      three months; the IRS sets its rate each quarter.{' '}
      <Link to={`${href('taxPaymentCenter')}#over-time`}>What paying late costs</Link>
    </p>
  );
}
