import { formatWholeDollars } from '#shared/format/money.ts';

/** What a part of a picture stands for. Each kind has a shape of its own, so that color is not needed; bars have an order. */
export type PartKind = 'federal' | 'ohio' | 'school' | 'city' | 'yours';

/** The shape of a kind, 10 units wide and high, at a place of the picture, as path data. */
export function shapeAt(kind: PartKind, x: number, y: number): string {
  if (kind === 'ohio') return `M${x} ${y}h10v10h-10zm3 3v4h4v-4z`;
  if (kind === 'school') return `M${x} ${y}v10h10z`;
  if (kind === 'city') return `M${x} ${y + 5}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z`;
  return `M${x} ${y}h10v10h-10z`;
}

/** A part of a picture, in whole dollars. */
export type Part = { kind: PartKind; label: string; dollars: number };

type KeyProps = {
  parts: readonly Part[];
  /** The parts of the picture are bars, without the shapes. */
  ofBars?: boolean;
  format?: (dollars: number) => string;
};

/** The key of a picture, with the amount of each part. */
export function ChartKey({ parts, ofBars, format = formatWholeDollars }: KeyProps) {
  return (
    <ul className="chart-key">
      {parts.map(({ kind, label, dollars }) => (
        <li key={kind} className="with-icon">
          <svg viewBox="-1 -1 12 12" aria-hidden="true">
            <path className={`part-${kind}`} d={shapeAt(ofBars ? 'federal' : kind, 0, 0)} />
          </svg>
          <span>{label}</span> <span className="chart-amount">{format(dollars)}</span>
        </li>
      ))}
    </ul>
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
