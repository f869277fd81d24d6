/** What covers of posts without a picture can show (drawn by views/art/cover-scenes.ts). */
export const coverScenes = ['calendar', 'w2', 'cash', 'map', 'payroll', 'ledger', 'letter', 'storefront'] as const;
export type CoverScene = (typeof coverScenes)[number];

/** Four drawings of each scene, each on two tints of the ground: bit 0 is the ground, bits 1 and 2 are the drawing. */
export const coverVariants = 8;
const nextDrawing = 2;
const farthestNeighbour = 3;

/** A cover's drawing without ground and figure: two covers for which this is the same look alike. */
const drawingOf = (cover: string) => `${Number(cover[0]) >> 1}${cover.slice(1).split('-', 1)[0]}`;

/**
 * The posts with covers of which no two near each other look alike: in a row, and above and below each other in up to
 * three columns. The same posts before a post always give it the same cover.
 */
export function distinctCovers<T extends { cover: string }>(posts: readonly T[]): T[] {
  const drawings: string[] = [];
  return posts.map((post) => {
    let { cover } = post;
    while (drawings.slice(-farthestNeighbour).includes(drawingOf(cover)))
      cover = `${(Number(cover[0]) + nextDrawing) % coverVariants}${cover.slice(1)}`;
    drawings.push(drawingOf(cover));
    return { ...post, cover };
  });
}
