import { type MouseEventHandler, memo, useEffect, useState } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import type { Assumption } from '#shared/tax/question.ts';
import { Icon } from '#views/components/icon.tsx';

/** After the last key press, but the first: to try every answer takes a phone longer than a frame. */
const delayMs = 200;

/** How many are named before the visitor asks for the others. */
const shownAtOnce = 3;

type Props = {
  /** A new function for new entries. */
  assume: () => Assumption[];
  /** Leads to the field of a link's `data-field`. Without scripts the link leads to it, which opens its group. */
  onEnter: MouseEventHandler<HTMLElement>;
};

/** What the sum takes for granted, each a link to the field that changes it: first what would change it most. */
export const TakenForGranted = memo(function TakenForGranted({ assume, onEnter }: Props) {
  const [all, setAll] = useState(assume);
  useEffect(() => {
    const timer = setTimeout(() => setAll(assume()), delayMs);
    return () => clearTimeout(timer);
  }, [assume]);
  const first = all.filter(({ other }) => other !== null).slice(0, shownAtOnce);
  const rest = all.slice(first.length);
  const link = ({ field, text, other }: Assumption) => (
    <>
      <a href={`#field-${field}`} data-field={field} onClick={onEnter}>
        {text}
      </a>
      {other && ` (${otherText(other)})`}
    </>
  );
  return (
    <div className="result-assumed">
      {first.length > 0 && (
        <p>
          We assumed:{' '}
          {first.map((one, index) => (
            <span key={one.field}>
              {index > 0 && ', '}
              {link(one)}
            </span>
          ))}
          .
        </p>
      )}
      {rest.length > 0 && (
        <details>
          <summary>
            {first.length > 0 ? `And ${rest.length} more` : 'We assumed'}
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {rest.map((one) => (
              <li key={one.field}>{link(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
});

/** `65 or older: $1,739 less` */
function otherText({ answer, change, most }: NonNullable<Assumption['other']>): string {
  const amount = formatWholeDollars(Math.abs(change));
  return `${answer}: ${most ? 'up to ' : ''}${amount} ${change < 0 ? 'less' : 'more'}`;
}
