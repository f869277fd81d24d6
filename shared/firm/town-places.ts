import { type Office, type Offices, straightMiles } from './offices.ts';

/** The towns that we write about: those of our offices and of the eight sister sites. */
export type TownSlug =
  | 'dresden'
  | 'pickerington'
  | 'zanesville'
  | 'coshocton'
  | 'newark'
  | 'cambridge'
  | 'mount-vernon'
  | 'newcomerstown'
  | 'marietta'
  | 'columbus';

/** Where a town is: its county, and the coordinates of its center in degrees. */
export type TownPlace = { slug: TownSlug; name: string; county: string; latitude: number; longitude: number };

const place = (slug: TownSlug, name: string, county: string, latitude: number, longitude: number): TownPlace => ({
  slug,
  name,
  county,
  latitude,
  longitude,
});

/** Those towns. Coordinates: Geographic Names Information System. */
export const townPlaces: readonly TownPlace[] = [
  place('dresden', 'Dresden', 'Muskingum', 40.1215, -82.0107),
  place('pickerington', 'Pickerington', 'Fairfield', 39.8842, -82.7535),
  place('zanesville', 'Zanesville', 'Muskingum', 39.9403, -82.0132),
  place('coshocton', 'Coshocton', 'Coshocton', 40.272, -81.8596),
  place('newark', 'Newark', 'Licking', 40.0581, -82.4013),
  place('cambridge', 'Cambridge', 'Guernsey', 40.0312, -81.5885),
  place('mount-vernon', 'Mount Vernon', 'Knox', 40.3934, -82.4857),
  place('newcomerstown', 'Newcomerstown', 'Tuscarawas', 40.2723, -81.606),
  place('marietta', 'Marietta', 'Washington', 39.4154, -81.4548),
  place('columbus', 'Columbus', 'Franklin', 39.9612, -82.9988),
];

/** The office nearest to a town, in a straight line. */
export function nearestOffice(town: TownPlace, offices: Offices): Office {
  return offices.reduce((nearest, office) =>
    straightMiles(town, office) < straightMiles(town, nearest) ? office : nearest,
  );
}
