import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position, MultiPolygon as Shape } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/**
 * Writes views/art/ohio-counties.ts from us-atlas (ISC; US Census Bureau boundaries, public domain).
 * Run by `npm run map-data`, only when the boundaries or the service area change.
 */
type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;
type Degrees = [longitude: number, latitude: number];

const atlas: Counties = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const ohio = '39';
/** Counties with an office or a sister location, by Census number. */
const served = ['39119', '39031', '39089', '39059', '39083', '39157', '39167', '39049', '39045'];
/** Town centres in degrees, from the Census gazetteer. */
const towns: Record<string, Degrees> = {
  Dresden: [-82.0107, 40.1215],
  Pickerington: [-82.7535, 39.8842],
  Zanesville: [-82.0132, 39.9403],
  Coshocton: [-81.8596, 40.272],
  Newark: [-82.4013, 40.0581],
  Cambridge: [-81.5885, 40.0312],
  'Mount Vernon': [-82.4857, 40.3934],
  Newcomerstown: [-81.606, 40.2723],
  Marietta: [-81.4548, 39.4154],
  Columbus: [-82.9988, 39.9612],
};
/** Bends that enclose less than this, in square degrees, are straightened. */
const detail = 0.0008;
/** Ohio is this many units wide. */
const width = 1000;

const land = simplify(presimplify(structuredClone(atlas)), detail);
const counties: GeometryCollection<{ name: string }> = {
  type: 'GeometryCollection',
  geometries: land.objects.counties.geometries.filter((shape) => String(shape.id).startsWith(ohio)),
};
const outline = largest(merge(land, counties.geometries as (Polygon | MultiPolygon)[]).coordinates);
const mercator = ([longitude, latitude]: Position): [number, number] => [
  (longitude! * Math.PI) / 180,
  -Math.log(Math.tan(Math.PI / 4 + (latitude! * Math.PI) / 360)),
];
const corners = outline.map(mercator);
const [left, top] = [Math.min(...corners.map((p) => p[0])), Math.min(...corners.map((p) => p[1]))];
const scale = width / (Math.max(...corners.map((p) => p[0])) - left);

const data = {
  outline: flat(outline),
  borders: mesh(land, counties, (a, b) => a !== b).coordinates.map(flat),
  counties: feature(land, counties)
    .features.filter((shape) => served.includes(String(shape.id)))
    .map((shape) => {
      const { geometry } = shape;
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as Shape).coordinates;
      return { name: shape.properties.name, ring: flat(largest(polygons)) };
    }),
  towns: Object.fromEntries(Object.entries(towns).map(([name, place]) => [name, flat([place])])),
};
writeFileSync(
  new URL('../ohio-counties.ts', import.meta.url),
  `// Written by views/art/generate/map-data.ts: Ohio in Mercator, ${width} units wide, x and y in turn.
// Boundaries: us-atlas (ISC), from the US Census Bureau (public domain).

export const outline: number[] = ${JSON.stringify(data.outline)};

/** Borders between counties. */
export const borders: number[][] = ${JSON.stringify(data.borders)};

/** Counties with an office or a sister location. */
export const counties: { name: string; ring: number[] }[] = ${JSON.stringify(data.counties)};

export const towns = ${JSON.stringify(data.towns)} as const satisfies Record<string, readonly [number, number]>;
`,
);

/** The longest outer ring, open: islands of Lake Erie are left out. */
function largest(polygons: Position[][][]): Position[] {
  return polygons
    .map((rings) => rings[0]!)
    .sort((a, b) => b.length - a.length)[0]!
    .slice(0, -1);
}

function flat(points: Position[]): number[] {
  return points.flatMap((point) => {
    const [x, y] = mercator(point);
    return [Math.round((x - left) * scale), Math.round((y - top) * scale)];
  });
}
