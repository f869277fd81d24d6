/** What covers of posts without a picture can show (drawn by views/art/cover-scenes.ts). */
export const coverScenes = [
  'calendar',
  'w2',
  'cash',
  'map',
  'payroll',
  'hr',
  'ledger',
  'letter',
  'storefront',
  'marketing',
] as const;
export type CoverScene = (typeof coverScenes)[number];

/**
 * Variants of each scene, the first character of a cover's name: four drawings, each on two pale grounds (0 to 7: bit 0 is
 * the ground) and on a deep one (8 to b).
 */
export const coverVariants = 12;
const drawingCount = 4;
const firstDeep = 2 * drawingCount;
const farthestNeighbor = 3;
const twoRows = 6;

export type CoverGround = 'pad' | 'alt' | 'deep';

/** @param variant 0 to 11 */
export function readVariant(variant: number): { drawing: number; ground: CoverGround } {
  if (variant >= firstDeep) return { drawing: variant - firstDeep, ground: 'deep' };
  return { drawing: variant >> 1, ground: variant % 2 ? 'alt' : 'pad' };
}

/** The character of a variant in a cover's name. */
export function variantOf(drawing: number, ground: CoverGround): string {
  return (ground === 'deep' ? firstDeep + drawing : 2 * drawing + (ground === 'alt' ? 1 : 0)).toString(coverVariants);
}

const partsOf = (cover: string) => readVariant(Number.parseInt(cover[0]!, coverVariants));
/** A cover's drawing without ground and figure: two covers for which this is the same look alike. */
const drawingOf = (cover: string) => `${partsOf(cover).drawing}${sceneOf(cover)}`;
/** A cover's name without its figure. */
const nameOf = (cover: string) => cover.split('-', 1)[0]!;
const figureOf = (cover: string) => cover.split('-', 2)[1];

/** The scene of a cover, by its name: `calendar`. */
export const sceneOf = (cover: string) => nameOf(cover).slice(1);

/** The cover with the drawing of its scene that comes `turn` after the first, on the same ground. */
function withDrawing(cover: string, turn: number): string {
  return variantOf(turn % drawingCount, partsOf(cover).ground) + cover.slice(1);
}

/**
 * The posts with covers of which no two near each other look alike: in a row, and above and below each other in up to
 * three columns; nor within two rows, while the scene has another drawing. A figure that a cover near it shows is left
 * out. The ground stays: a cover has the same one in every list and beside its article's title. The same posts before a
 * post always give it the same cover.
 */
export function distinctCovers<T extends { cover: string }>(posts: readonly T[]): T[] {
  const shown: string[] = [];
  return posts.map((post) => {
    const near = shown.slice(-farthestNeighbor);
    const wanted = near.some((other) => figureOf(other) === figureOf(post.cover)) ? nameOf(post.cover) : post.cover;
    const cover = unlike(wanted, shown.slice(-twoRows)) ?? unlike(wanted, near)!;
    shown.push(cover);
    return { ...post, cover };
  });
}

/** The cover, or the first other drawing of its scene that is not among these; undefined where all are. */
function unlike(cover: string, others: readonly string[]): string | undefined {
  const drawings = others.map(drawingOf);
  const { drawing } = partsOf(cover);
  for (let step = 0; step < drawingCount; step++) {
    const other = withDrawing(cover, drawing + step);
    if (!drawings.includes(drawingOf(other))) return other;
  }
  return undefined;
}
