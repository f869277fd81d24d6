import type { Office } from '#shared/firm/offices.ts';
import { homeCounty, onHero } from '#views/art/map-points.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Sizes in units of the map: height of a label, of the pole below it, and the space between labels. */
const [height, pole, gap] = [50, 42, 8];

/** Flags on the hero's map, over the picture: one for each office, with the way from it to the office in the home county. */
export function HeroFlags() {
  const { offices } = usePageContext().brand;
  const flags = flagsOf(offices);
  const home = flags.find(({ office }) => office.county === homeCounty);
  return (
    <svg className="hero-flags" viewBox="0 0 640 480" aria-hidden="true">
      {flags.map(
        ({ office: { id }, x, y }) =>
          home &&
          home.office.id !== id && (
            <path
              key={id}
              className="hero-route"
              pathLength="1"
              d={`M${x} ${y}Q${(x + home.x) / 2} ${home.y + 78} ${home.x - 5} ${home.y + 58}`}
            />
          ),
      )}
      {flags.map(({ office: { id, town, county }, x, y, top, width }) => (
        <g key={id}>
          {county !== homeCounty && <ellipse cx={x} cy={y} rx="4.5" ry="3" />}
          <path d={`M${x} ${y}V${top + height}`} />
          <rect x={x - width / 2} y={top} width={width} height={height} rx="10" />
          <text x={x} y={top + 23}>
            {town}
          </text>
          <text x={x} y={top + 40}>
            {county}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Each label in the middle over its office, or above the label that it would cover; those in front last. */
function flagsOf(offices: readonly Office[]) {
  const feet = offices.map((office) => ({ office, foot: footOf(office) })).sort((a, b) => b.foot[1] - a.foot[1]);
  const flags: { office: Office; x: number; y: number; top: number; width: number }[] = [];
  for (const { office, foot } of feet) {
    const [x, y] = foot;
    const width = Math.max(office.town.length * 15, office.county.length * 7.7) + 28;
    let top = y - pole - height;
    for (const other of [...flags].sort((a, b) => b.top - a.top)) {
      const isBeside = Math.abs(x - other.x) >= (width + other.width) / 2 + gap;
      if (!isBeside && Math.abs(top - other.top) < height + gap) top = other.top - height - gap;
    }
    flags.push({ office, x, y, top, width });
  }
  return flags.reverse();
}

/** Where a pole stands: on the ridge of the house that is drawn in the raised county. */
function footOf(office: Office) {
  const [x, y] = onHero(office);
  return [x, office.county === homeCounty ? y - 38 : y] as const;
}
