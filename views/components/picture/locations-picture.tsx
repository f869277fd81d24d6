import type { ReactNode } from 'react';
import { officeTowns, sisterSites } from '#shared/firm/offices.ts';
import { type TownPlace, townPlaces } from '#shared/firm/town-places.ts';
import { listed } from '#shared/format/text.ts';
import { homeCounty, onCounties } from '#views/art/map-points.ts';
import type { ScreenPoint } from '#views/art/path.ts';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';
import { ThemedPicture } from './art.tsx';

type Props = {
  /** What stands below the name of a town; each is then a link to the element with its slug as id. */
  note?: (town: TownPlace) => ReactNode;
};

/** Map of the counties around the offices with pins on them and dots on the sister sites, and its legend. */
export function LocationsPicture({ note }: Props) {
  const asset = useAsset();
  const { id, offices } = usePageContext().brand;
  const others = townPlaces.filter(
    ({ name }) => sisterSites.some(({ town }) => town === name) && !offices.some(({ town }) => town === name),
  );
  return (
    <figure className="locations frame no-print">
      <div className="locations-map">
        <ThemedPicture
          src={(theme) => asset(`/art/${id}/locations-map-${theme}.svg`)}
          width={720}
          height={640}
          alt={`Map of east central Ohio with pins at ${officeTowns(offices)}, and sister sites in ${listed(others.map(({ name }) => name))}`}
        />
        <svg viewBox="0 0 720 640" aria-hidden="true">
          {others.map((place) => (
            <Town
              key={place.slug}
              name={place.name}
              at={onCounties(place)}
              kind={homeCounty === `${place.county} County` ? 'town-dot town-at-home' : 'town-dot'}
              note={note?.(place)}
              to={note && place.slug}
            />
          ))}
          {offices.map((office) => {
            const place = townPlaces.find(({ name }) => name === office.town);
            return (
              <Town
                key={office.id}
                name={office.town}
                at={onCounties(office)}
                kind={office.county === homeCounty ? 'town-pin town-at-home' : 'town-pin'}
                note={place && note?.(place)}
                to={note && place?.slug}
              />
            );
          })}
        </svg>
      </div>
      <figcaption>
        <span className="locations-home">{homeCounty}</span>{' '}
        <span className="locations-area">Other counties we serve</span>
      </figcaption>
    </figure>
  );
}

type Side = 'left' | 'right' | 'above' | 'below';

/** On which side of its dot or pin a town's name has room, if not on the right. */
const nameSides: Record<string, Side> = {
  Newark: 'left',
  Marietta: 'left',
  Coshocton: 'left',
  'Mount Vernon': 'above',
  Newcomerstown: 'above',
  Columbus: 'above',
  Zanesville: 'below',
  Dresden: 'below',
  Pickerington: 'below',
};

/** Where a name is held, from a dot, and from the tip of a pin. */
const nameAnchors = {
  right: { anchor: 'start', dot: [11, 5], pin: [18, -17] },
  left: { anchor: 'end', dot: [-11, 5], pin: [-18, -17] },
  above: { anchor: 'middle', dot: [0, -11], pin: [0, -42] },
  below: { anchor: 'middle', dot: [6, 24], pin: [0, 22] },
} as const;

/** By how many em a name with a note below it rises: above a dot by a line, beside it by half of one. */
const rises: Record<Side, number> = { above: 1.1, left: 0.55, right: 0.55, below: 0 };

type TownProps = { name: string; at: ScreenPoint; kind: string; note?: ReactNode; to?: string | undefined };

function Town({ name, at, kind, note, to }: TownProps) {
  const side = nameSides[name] ?? 'right';
  const { anchor, pin, dot } = nameAnchors[side];
  const isPin = kind.startsWith('town-pin');
  const [x, y] = isPin ? pin : dot;
  const town = (
    <g className={kind} transform={`translate(${at.join(' ')})`}>
      {isPin && <path d="M0 0c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z" />}
      <circle cy={isPin ? -22 : 0} r={isPin ? 5 : 4.5} />
      <text x={x} y={y} textAnchor={anchor} dy={note ? `${-rises[side]}em` : undefined}>
        {name}
      </text>{' '}
      {note && (
        <text x={x} y={y} textAnchor={anchor} dy={`${1.1 - rises[side]}em`}>
          {note}
        </text>
      )}
    </g>
  );
  // The list beside the map has the same links for the keyboard.
  return to ? (
    <a href={`#${to}`} tabIndex={-1}>
      {town}
    </a>
  ) : (
    town
  );
}
