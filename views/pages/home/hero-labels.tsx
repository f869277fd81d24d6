import { homeCounty, onTowns } from '#views/art/map-points.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Where the pole of the plate stands on the county that `scenes/map.svg` raises. */
const [poleX, poleY] = [312, 258];

/** The offices' towns on the hero's map, over the picture: one on a plate on the raised county, the others at a dot. */
export function HeroLabels() {
  const { offices } = usePageContext().brand;
  return (
    <svg className="hero-labels" viewBox="-56 27.9 619 464.2" aria-hidden="true">
      {offices.map((office, index) => {
        if (office.county === homeCounty)
          return (
            <g key={office.id}>
              <path d={`M${poleX} ${poleY}v-70`} />
              <rect x={poleX - 68} y={poleY - 112} width="136" height="44" rx="10" />
              <text x={poleX} y={poleY - 82}>
                {office.town}
              </text>
            </g>
          );
        const [x, y] = onTowns(office);
        const isWest = x < poleX;
        // A third office may be as near to the second as Newark is to Pickerington.
        const isAbove = index > 1;
        return (
          <g key={office.id} className="hero-town" transform={`translate(${x} ${y + 8})`}>
            <circle r="4.5" />
            <text x={isAbove ? 0 : isWest ? -19 : 19} y={isAbove ? -14 : 6} textAnchor={isWest ? 'end' : 'start'}>
              {office.town}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
