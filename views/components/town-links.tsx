import { townPlaces } from '#shared/firm/town-places.ts';
import { href } from '#shared/site/routes.ts';
import { Link } from './link.tsx';

/** Links to the pages of the towns, for the legend of the map of the locations. */
export function TownLinks() {
  return townPlaces.map(({ slug, name }) => (
    <Link key={slug} to={href('town', { slug })}>
      {name}
    </Link>
  ));
}
