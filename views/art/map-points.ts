import { offices } from '#shared/firm/offices.ts';
import type { ScreenPoint } from './path.ts';

type Place = { latitude: number; longitude: number };
/** Units of a drawing per degree east and per degree north, and at 0, 0. */
type Axis = readonly [east: number, north: number, zero: number];

/** Where a place is on a drawing of Ohio: all of them are drawn from one map, so that both axes are linear in degrees. */
function projection(x: Axis, y: Axis) {
  return ({ longitude, latitude }: Place): ScreenPoint => {
    const on = ([east, north, zero]: Axis) => Math.round((east * longitude + north * latitude + zero) * 10) / 10;
    return [on(x), on(y)];
  };
}

/** On the flat map of the counties around the offices (map.ts), 720 by 640. */
export const onCounties = projection([299.022, 0, 24_941.17], [0, -389.58, 15_871.57]);
/** On the raised counties of `scenes/towns.svg`; the land around them is 8 units lower, also in `scenes/map.svg`. */
export const onTowns = projection([103.1805, 35.9839, 7_319.61], [20.9833, -102.088, 6_072.27]);

/** The county that stands out on the maps. */
export const homeCounty = offices[0].county;
