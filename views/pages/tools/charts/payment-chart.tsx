import { formatWholeDollars } from '#shared/format/money.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { estimatedPaymentDays } from '#shared/tax/rules/estimated-payments.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ChartKey, type Part, PartsBar, wholeParts } from './chart-parts.tsx';

/** What to set aside each quarter, by office, in whole dollars that add up to the rounded payment. Empty when nothing is owed. */
function paymentParts({ quarterly: { federal, ohio, setAside } }: TaxEstimate): Part[] {
  if (setAside <= 0) return [];
  const parts = [
    { kind: 'federal' as const, label: 'IRS', amount: federal.setAside },
    { kind: 'ohio' as const, label: 'Ohio', amount: ohio.setAside },
    { kind: 'city' as const, label: 'City and school district', amount: setAside - federal.setAside - ohio.setAside },
  ];
  return wholeParts(
    parts.filter(({ amount }) => amount >= 0.005),
    Math.floor(setAside + 0.5),
  );
}

/** The four estimated payments of the year as bars, each with its due date. Nothing when none is owed. */
export function PaymentChart({ estimate }: { estimate: TaxEstimate }) {
  const { now } = usePageContext();
  const today = ohioDate(new Date(now));
  const parts = paymentParts(estimate);
  const total = parts.reduce((sum, { dollars }) => sum + dollars, 0);
  if (total === 0) return null;
  const most = Math.floor(estimate.quarterly.setAsideMost + 0.5);
  const payments = estimatedPaymentDays(estimate.taxYear).map((date) => ({ date, passed: date < today }));
  return (
    <figure className="chart payment-chart">
      <figcaption>Four payments of {formatWholeDollars(total)}</figcaption>
      <ol>
        {payments.map(({ date, passed }) => (
          <li key={date} data-passed={passed || undefined}>
            <PartsBar stacked parts={parts} total={total} />
            <time dateTime={date}>{printedDate(date)}</time> {passed && <small>passed</small>}
          </li>
        ))}
      </ol>
      <ChartKey ofBars parts={parts} />
      {most > total && (
        <p className="chart-note">
          Up to {formatWholeDollars(most)} each, with the highest local tax that is possible.
        </p>
      )}
      {payments.some(({ passed }) => passed) && (
        <p className="chart-note">For a day that has passed, pay what you missed now: interest runs until you do.</p>
      )}
    </figure>
  );
}
