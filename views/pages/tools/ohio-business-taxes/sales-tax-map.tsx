import { countySalesTax } from '#shared/tax/facts/local.ts';
import { borders, counties, outline } from '#views/art/ohio-counties.ts';
import { pathOf, type ScreenPoint } from '#views/art/path.ts';

/** Map of the counties around the offices with their sales tax rates. */
export function SalesTaxMap() {
  const rates = countySalesTax.value;
  const shown = counties.map(({ name, ring }) => ({
    name,
    ring: points(ring),
    percent: rates.find(({ county }) => county === name)?.percent,
  }));
  return (
    <svg viewBox="352 394 560 480" className="sales-tax-map" role="img" aria-label={label}>
      <path fill="var(--map-land)" d={pathOf(points(outline))} />
      {shown.map(({ name, ring, percent }) => (
        <path key={name} fill={percent ? 'var(--map-area)' : 'var(--map-land)'} d={pathOf(ring)} />
      ))}
      <path fill="none" stroke="var(--map-line)" d={borders.map((line) => pathOf(points(line), false)).join('')} />
      {shown.map(({ name, ring, percent }) => {
        const [x, y] = centerOf(ring);
        return (
          <text key={name} x={x} y={y}>
            <tspan x={x}>{name}</tspan>
            <tspan x={x} dy="1.3em" fontWeight="700">
              {percent ? `${percent}%` : 'look up'}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

const label = `Map of the counties around our offices with their sales tax: ${countySalesTax.value
  .map(({ county, percent }) => `${county} ${percent}%`)
  .join(', ')}`;

function points(flat: readonly number[]): ScreenPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index]!, flat[2 * index + 1]!]);
}

/** Position of a county's name: the center of its bounding box, a little above. */
function centerOf(ring: readonly ScreenPoint[]): [number, number] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const center = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [Math.round(center(xs)), Math.round(center(ys)) - 4];
}
