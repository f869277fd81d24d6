import { formatWholeDollars } from '#shared/format/money.ts';

/** A part of a picture, in whole dollars. */
export type Part = { kind: 'federal' | 'ohio' | 'city' | 'yours'; label: string; dollars: number };

/** The key of a picture, with the amount of each part. */
export function ChartKey({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="chart-key">
      {parts.map(({ kind, label, dollars }) => (
        <li key={kind} className="with-icon">
          <svg viewBox="-1 -1 12 12" aria-hidden="true">
            <rect className={`part-${kind}`} width="10" height="10" />
          </svg>
          <span>{label}</span> <span className="chart-amount">{formatWholeDollars(dollars)}</span>
        </li>
      ))}
    </ul>
  );
}

export type Bar = { key: string; label: string; amount: number };

/** Amounts with their names, each above a bar as long as its part of the whole. */
export function Bars({ bars, whole, format }: { bars: readonly Bar[]; whole: number; format: (n: number) => string }) {
  return (
    <ul className="bars">
      {bars.map(({ key, label, amount }) => (
        <li key={key} data-key={key}>
          <span>{label}</span> <span>{format(amount)}</span>
          <BarLine percent={(100 * amount) / whole} />
        </li>
      ))}
    </ul>
  );
}

/** A fine line, of which so many percent are filled. */
export function BarLine({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-line" y="2.5" width="100" height="1" />
      <rect className="bar-fill" width={percent} height="6" />
    </svg>
  );
}

/** One bar with its parts, from the left. */
export function PartsBar({ parts, total }: { parts: readonly Part[]; total: number }) {
  let drawn = 0;
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind, dollars }) => {
        const width = (100 * dollars) / total;
        drawn += width;
        return <rect key={kind} className={`part-${kind}`} x={drawn - width} width={width} height={20} />;
      })}
    </svg>
  );
}
