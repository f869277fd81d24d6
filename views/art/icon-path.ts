type Attributes = Record<string, number>;

/** Attributes that would be lost when all shapes become one path. */
const presentation = / (transform|opacity|style|stroke[\w-]*)=/;

/**
 * The lines of an icon as the data of one path. Browsers copy and style every shape at each use of an icon: one shape
 * instead of three makes a change of theme faster.
 * @param svg a line icon whose shapes have no groups, strokes or transforms of their own
 * @throws for an unknown shape, or one with groups, strokes or transforms
 */
export function iconPath(svg: string): string {
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return [...inner.matchAll(/<(\w+)([^>]*)>/g)].map(([, shape, text]) => dataOf(shape!, text!)).join('');
}

function dataOf(shape: string, text: string): string {
  if (presentation.test(text)) throw new Error(`an icon with <${shape}${text}>: iconPath would lose how it looks`);
  const d = / d="([^"]+)"/.exec(text)?.[1];
  if (d) return fromOrigin(d);
  const of: Attributes = Object.fromEntries(
    [...text.matchAll(/ (\w+)="([\d.]+)"/g)].map(([, name, value]) => [name!, Number(value)]),
  );
  switch (shape) {
    case 'line':
      return `M${of['x1']} ${of['y1']}L${of['x2']} ${of['y2']}`;
    case 'circle':
      return circle(of['cx']!, of['cy']!, of['r']!);
    case 'rect':
      return rectangle(of);
    default:
      throw new Error(`an icon with <${shape}${text}>: iconPath has to learn it`);
  }
}

/** Path data with an absolute start: a leading `m` would be relative to the end of the previous shape. */
function fromOrigin(d: string): string {
  return d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/,
    (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  );
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function rectangle({ x = 0, y = 0, width = 0, height = 0, rx, ry }: Attributes): string {
  const r = rx ?? ry ?? 0;
  const corner = (toX: number, toY: number) => (r ? `a${r} ${r} 0 0 1 ${toX} ${toY}` : '');
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}
