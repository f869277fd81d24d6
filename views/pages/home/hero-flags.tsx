import type { Office } from '#shared/firm/offices.ts';
import { homeCounty, onOhio } from '#views/art/map-points.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Flags on the hero's map, over the picture: one for each office, from the south-west on. */
export function HeroFlags() {
  const { offices } = usePageContext().brand;
  const fromWest = offices.map((office) => ({ office, foot: footOf(office) })).sort((a, b) => a.foot[0] - b.foot[0]);
  return (
    <svg className="hero-flags" viewBox="0 0 720 570" aria-hidden="true">
      {fromWest.map(({ office, foot: [x, y] }, index) => {
        const isLeft = index === 0 && offices.length > 1;
        const { town, county } = office;
        const width = Math.max(town.length * 17, county.length * 8.6) + 32;
        const left = isLeft ? x + 5 - width : x - 16;
        // Each further to the west stands above the next, but the first is beside them.
        const top = isLeft ? 132 : 114 - 64 * (fromWest.length - 1 - index);
        return (
          <g key={office.id}>
            {county !== homeCounty && <ellipse cx={x} cy={y} rx="5" ry="3.3" />}
            <path d={`M${x} ${y}V${top + 50}`} />
            <rect x={left} y={top} width={width} height="56" rx="11" />
            <text x={left + width / 2} y={top + 26}>
              {town}
            </text>
            <text x={left + width / 2} y={top + 45}>
              {county}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where a pole stands: on the roof of the house that is drawn in the raised county. */
function footOf(office: Office) {
  const [x, y] = onOhio(office);
  return [x, office.county === homeCounty ? y - 74 : y] as const;
}
