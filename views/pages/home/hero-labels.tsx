import { homeCounty, onTowns } from '#views/art/map-points.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Where the pole of the plate stands, and how much higher than its neighbors the county is drawn in `scenes/map.svg`. */
const [poleX, poleY, raised] = [312, 258, 26];

/** Names on the hero's map, over the picture: a plate on the raised county, and a dot with the town of each office. */
export function HeroLabels() {
  const { offices } = usePageContext().brand;
  return (
    <svg className="hero-labels" viewBox="-56 27.9 619 464.2" aria-hidden="true">
      <g>
        <path d={`M${poleX} ${poleY}v-70`} />
        <rect x={poleX - 134} y={poleY - 112} width="268" height="44" rx="10" />
        <text x={poleX} y={poleY - 82}>
          {homeCounty}
        </text>
      </g>
      {offices.map((office) => {
        const [x, y] = onTowns(office);
        const isHome = office.county === homeCounty;
        const isWest = x < poleX;
        return (
          <g key={office.id} className="hero-town" transform={`translate(${x} ${isHome ? y - raised : y + 8})`}>
            <circle r="4.5" />
            <text x={isWest ? -19 : 19} y="6" textAnchor={isWest ? 'end' : 'start'}>
              {office.town}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
