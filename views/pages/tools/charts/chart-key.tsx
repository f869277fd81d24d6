/** What a part of a picture stands for. Each kind has a shape of its own, so that color is not needed; bars have an order. */
export type PartKind = 'federal' | 'ohio' | 'school' | 'city' | 'yours';

/** The shape of a kind, 10 units wide and high, at a place of the picture, as path data. */
export function shapeAt(kind: PartKind, x: number, y: number): string {
  if (kind === 'ohio') return `M${x} ${y}h10v10h-10zm3 3v4h4v-4z`;
  if (kind === 'school') return `M${x} ${y}v10h10z`;
  if (kind === 'city') return `M${x} ${y + 5}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z`;
  return `M${x} ${y}h10v10h-10z`;
}

type Entry = { kind: PartKind; label: string; value: string };
type Props = {
  entries: readonly Entry[];
  /** The parts of the picture are bars, without the shapes. */
  ofBars?: boolean;
};

/** The key of a picture, with the amount of each part. */
export function ChartKey({ entries, ofBars }: Props) {
  return (
    <ul className="chart-key">
      {entries.map(({ kind, label, value }) => (
        <li key={kind}>
          <svg viewBox="-1 -1 12 12" aria-hidden="true">
            <path className={`part-${kind}`} d={shapeAt(ofBars ? 'federal' : kind, 0, 0)} />
          </svg>
          <span>{label}</span> <span className="chart-amount">{value}</span>
        </li>
      ))}
    </ul>
  );
}
