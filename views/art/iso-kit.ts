import { type Outline, roundedRectangle, wallRuns, windingArea } from './outline.ts';
import { pair, pathOf, type ScreenPoint, short } from './path.ts';

/** Fill of the three faces that show: top, left, right. */
export type Material = { t: string; l: string; r: string };
export type Scene = ReturnType<typeof scene>;
type Bounds = { left: number; top: number; right: number; bottom: number };

type SceneOptions = {
  w?: number;
  h?: number;
  /** Where the model's origin falls on the picture. */
  ox?: number;
  oy?: number;
  /** Picture units for one model unit. */
  scale?: number;
  /** 45 is true isometric; the map uses less so that the state stays recognizable. */
  turn?: number;
  tilt?: number;
  /** Picture units by which a face reaches over its edges, both sides together: at least a pixel where it is shown. */
  overlap?: number;
};

/** The custom property of a flat color. */
export const V = (key: string) => `var(--art-${key})`;
const material = (key: string): Material => ({ t: V(`${key}1`), l: V(`${key}2`), r: V(`${key}3`) });
/** Materials by letter; palette.ts says what each letter is. */
export const M = {
  n: material('n'),
  m: material('m'),
  k: material('k'),
  o: material('o'),
  b: material('b'),
  c: material('c'),
  g: material('g'),
  p: material('p'),
  a: material('a'),
  h: material('h'),
  s: material('s'),
};

/**
 * Draws isometric models: x runs right and down, y left and down, z up, light comes from the upper left. Paint order is
 * call order: draw what is far (small x + y) and low (small z) first. Lengths are model units. The result is deterministic, so drawings can be compared and cached by content.
 */
export function scene({
  w = 640,
  h = 480,
  ox = w / 2,
  oy = 148,
  scale = 1.02,
  turn = 45,
  tilt = 0.57735,
  overlap = 0.7,
}: SceneOptions = {}) {
  const K = Math.sqrt(1.5);
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  // One step along x and along y, in picture units
  const [ax, ay, bx, by] = [K * cos, K * sin * tilt, -K * sin, K * cos * tilt];
  const drawn: Drawn[] = [];
  /** The frame of what is drawn now: see `later`. */
  let frame = 0;

  const bounds: Bounds = { left: w, top: h, right: 0, bottom: 0 };
  function P(x: number, y: number, z = 0): ScreenPoint {
    const point: ScreenPoint = [ox + (x * ax + y * bx) * scale, oy + (x * ay + y * by) * scale - z * scale];
    bounds.left = Math.min(bounds.left, point[0]);
    bounds.top = Math.min(bounds.top, point[1]);
    bounds.right = Math.max(bounds.right, point[0]);
    bounds.bottom = Math.max(bounds.bottom, point[1]);
    return point;
  }
  /** Widens the bounds to what is round around a point. */
  function widen([cx, cy]: ScreenPoint, rx: number, ry: number) {
    bounds.left = Math.min(bounds.left, cx - rx);
    bounds.right = Math.max(bounds.right, cx + rx);
    bounds.bottom = Math.max(bounds.bottom, cy + ry);
  }
  const matrix = (a: number, b: number, c: number, d: number, origin: ScreenPoint, art: string) => {
    const part = [a, b, c, d].map((n) => String(Math.round(n * scale * 1000) / 1000).replace(/^(-?)0\./, '$1.'));
    return raw(`<g transform="matrix(${part.join(' ')} ${short(origin[0])} ${short(origin[1])})">${art}</g>`);
  };

  function raw(markup: string) {
    drawn.push({ markup, frame });
    return api;
  }

  function path(d: string, fill: string, stroked = true) {
    const last = drawn.at(-1);
    // Neighbors of one color become one path: half the size of a crowded picture
    if (last && 'd' in last && last.fill === fill && last.stroked === stroked && last.frame === frame) last.d += d;
    else drawn.push({ d, fill, stroked, frame });
    return api;
  }

  const outlined = (body: string, reach = overlap, attributes = '') =>
    `<g stroke-linejoin="round" stroke-width="${short(reach)}"${attributes}>${body}</g>`;

  const api = {
    P,
    raw,
    path,
    poly: (points: readonly ScreenPoint[], fill: string) => path(pathOf(points), fill),

    /** A box with its near lower corner at x, y, z; a along x, b along y. */
    box(x: number, y: number, z: number, a: number, b: number, height: number, m = M.n) {
      const top = z + height;
      path(pathOf([P(x, y + b, top), P(x + a, y + b, top), P(x + a, y + b, z), P(x, y + b, z)]), m.l);
      path(pathOf([P(x + a, y + b, top), P(x + a, y, top), P(x + a, y, z), P(x + a, y + b, z)]), m.r);
      return path(pathOf([P(x, y, top), P(x + a, y, top), P(x + a, y + b, top), P(x, y + b, top)]), m.t);
    },

    /** A box on the ground with its shadow, that of `cast` height where more stands on it. */
    block(x: number, y: number, a: number, b: number, height: number, m = M.n, cast = height) {
      api.shadow(x, y, a, b, cast);
      return api.box(x, y, 0, a, b, height, m);
    },

    /** An upright solid on any outline. Neighboring walls that catch the same light become one shape. */
    prism(outline: Outline, z: number, height: number, m = M.n) {
      const ring = windingArea(outline) > 0 ? outline : [...outline].reverse();
      for (const run of wallRuns(ring, sin, cos)) {
        const upper = run.points.map((p) => P(p[0], p[1], z + height));
        const lower = run.points.map((p) => P(p[0], p[1], z)).reverse();
        path(pathOf([...upper, ...lower]), run.right ? m.r : m.l);
      }
      return path(pathOf(ring.map((p) => P(p[0], p[1], z + height))), m.t);
    },

    /** A plate with round corners; by default the white one under every model, its top at height 0. */
    slab(x: number, y: number, a: number, b: number, height = 14, radius = 22, m = M.g, z = -height) {
      return api.prism(roundedRectangle(x, y, a, b, radius), z, height, m);
    },

    /** The shadow of a solid of this height, cast along x and clipped to the plate. */
    shadow(x: number, y: number, a: number, b: number, height: number, z = 0) {
      const reach = z === 0 ? Math.max(x + a, Math.min(x + a + height * 0.42, 256)) : x + a + height * 0.42;
      return path(pathOf([P(x, y, z), P(reach, y, z), P(reach, y + b, z), P(x, y + b, z)]), V('sh'), false);
    },

    /** An upright cylinder around x, y. */
    cyl(x: number, y: number, z: number, radius: number, height: number, m = M.n) {
      const [cx, cy] = P(x, y, z);
      P(x, y, z + height);
      const [rx, ry, up] = [radius * K * scale, radius * K * tilt * scale, height * scale];
      widen([cx, cy], rx, ry);
      const side = (from: number, sweep: 0 | 1) =>
        `M${pair(cx + from, cy - up)}v${short(up)}a${short(rx)} ${short(ry)} 0 0 ${sweep}${pair(-from, ry)}v${short(-up)}z`;
      path(side(-rx, 0), m.l);
      path(side(rx, 1), m.r);
      return path(
        `M${pair(cx - rx, cy - up)}a${short(rx)} ${short(ry)} 0 0 1 ${pair(2 * rx, 0)}a${short(rx)} ${short(ry)} 0 0 1 ${pair(-2 * rx, 0)}z`,
        m.t,
        false,
      );
    },

    ring(x: number, y: number, z: number, radius: number, stroke: string, width = 1.5) {
      const [cx, cy] = P(x, y, z);
      return raw(
        `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(radius * K * scale)}" ry="${short(radius * K * tilt * scale)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
      );
    },

    /** A dot that faces the viewer. */
    dot(x: number, y: number, z: number, radius: number, fill: string) {
      const [cx, cy] = P(x, y, z);
      return raw(`<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${fill}"/>`);
    },

    /** A gable roof that hangs over by `eave`, its ridge along x. */
    gable(x: number, y: number, z: number, a: number, b: number, height: number, m = M.b, eave = 4) {
      const [x0, y0, x1, y1] = [x - eave, y - eave, x + a + eave, y + b + eave];
      const ridge = [P(x0, (y0 + y1) / 2, z + height), P(x1, (y0 + y1) / 2, z + height)] as const;
      // Wound like the gable below, with which it becomes one path: otherwise both would be left out where they overlap.
      path(pathOf([P(x1, y0, z), P(x0, y0, z), ridge[0], ridge[1]]), m.r);
      path(pathOf([P(x1, y0, z), P(x1, y1, z), ridge[1]]), m.r);
      return path(pathOf([P(x0, y1, z), P(x1, y1, z), ridge[1], ridge[0]]), m.t);
    },

    /** The round crown of a tree or a plant, its middle at height z. */
    crown(x: number, y: number, z: number, radius: number, m = M.b) {
      const [cx, cy] = P(x, y, z);
      P(x, y, z + radius);
      const r = radius * scale;
      widen([cx, cy], r, r);
      raw(`<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${m.r}"/>`);
      return path(
        `M${pair(cx - r, cy)}a${short(r)} ${short(r)} 0 0 1 ${pair(2 * r, 0)}c${pair(-r * 0.3, r * 0.55)} ${pair(-r * 1.5, r * 0.75)} ${pair(-2 * r, 0)}z`,
        m.t,
        false,
      );
    },

    tree(x: number, y: number, z: number, radius = 12, m = M.b) {
      api.cyl(x, y, z, radius * 0.14, radius * 1.1, M.o);
      return api.crown(x, y, z + radius * 1.9, radius, m);
    },

    /** Flat art on a top face, in model units from its far corner. */
    onTop: (x: number, y: number, z: number, art: string) => matrix(ax, ay, bx, by, P(x, y, z), art),
    /** Flat art on a left wall, in model units right and down from its upper left corner. */
    onLeft: (x: number, y: number, z: number, art: string) => matrix(ax, ay, 0, 1, P(x, y, z), art),
    /** Flat art on a right wall, in model units right and down from its upper left corner. */
    onRight: (x: number, y: number, z: number, art: string) => matrix(-bx, -by, 0, 1, P(x, y, z), art),

    /** A line through points given as x, y, z, x, y, z and so on. */
    line(coordinates: readonly number[], stroke = V('ln'), width = 1.5, attributes = '') {
      const points: ScreenPoint[] = [];
      for (let i = 0; i < coordinates.length; i += 3) {
        points.push(P(coordinates[i]!, coordinates[i + 1]!, coordinates[i + 2]!));
      }
      const d = pathOf(points, false);
      return raw(
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${attributes && ` ${attributes}`}/>`,
      );
    },

    /** What `draw` adds comes after the rest where the drawing is shown in `frames`, the second after the first. */
    later(order: 1 | 2, draw: () => void) {
      frame = order;
      draw();
      frame = 0;
      return api;
    },

    /** The corners of all that was drawn, in picture units. */
    bounds: (): Bounds => ({ ...bounds }),

    /** The drawing as part of another picture, `factor` times as large, moved by x and y; `reach` is its `overlap` there. */
    part(x: number, y: number, factor: number, reach: number) {
      const transform = ` transform="translate(${pair(x, y)}) scale(${Math.round(factor * 1000) / 1000})"`;
      return outlined(drawn.map(markupOf).join(''), reach / factor, transform);
    },

    /** The drawing with custom properties for colors; `resolve` of palette.ts replaces them by colors. */
    svg() {
      return picture(w, h, outlined(drawn.map(markupOf).join('')));
    },

    /**
     * One picture, three times as high, for the hero of the home page: on top the drawing without what comes later, below
     * it each of the two later parts on a transparent ground. With a `margin` the drawing fills the picture up to it.
     */
    frames(margin?: number) {
      const { left, top, right, bottom } = bounds;
      const room = margin === undefined ? 0 : 2 * margin;
      const factor = room ? Math.min((w - room) / (right - left), (h - room) / (bottom - top)) : 1;
      const [x, y] = room ? [(w - (left + right) * factor) / 2, (h - (top + bottom) * factor) / 2] : [0, 0];
      const fitted = room ? ` scale(${Math.round(factor * 1000) / 1000})` : '';
      const parts = [0, 1, 2].map((order) => {
        const body = drawn
          .filter((item) => item.frame === order)
          .map(markupOf)
          .join('');
        return `<g transform="translate(${pair(x, y + order * h)})${fitted}">${body}</g>`;
      });
      return picture(w, frameCount * h, outlined(parts.join('')));
    },
  };
  return api;
}

/** Pictures that `frames` puts below each other. */
export const frameCount = 3;

type Drawn = { frame: number } & ({ markup: string } | PathItem);
type PathItem = { d: string; fill: string; stroked: boolean };

/** A whole picture; what it shows is said by the page. */
export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${body}</svg>`;
}

function markupOf(item: Drawn): string {
  return 'markup' in item ? item.markup : pathMarkup(item);
}

/** Each face is also outlined in its own color, or hairlines of the background would show between faces. */
function pathMarkup({ d, fill, stroked }: PathItem): string {
  return `<path d="${d}" fill="${fill}"${stroked ? ` stroke="${fill}"` : ''}/>`;
}
