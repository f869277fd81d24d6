import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverScenes, distinctCovers, readVariant } from '#shared/news/cover.ts';

const cover = fc
  .tuple(
    fc.constantFrom(...'0123456789ab'),
    fc.constantFrom(...coverScenes.slice(0, 2)),
    fc.constantFrom('', '-$2,000', '-Feb 1'),
  )
  .map((parts) => ({ cover: parts.join('') }));
const drawing = ({ cover: name }: { cover: string }) =>
  readVariant(Number.parseInt(name[0]!, 12)).drawing + name.slice(1).split('-', 1)[0]!;
const figureOf = ({ cover: name }: { cover: string }) => name.split('-', 2)[1];

it('no two neighbors look alike, in a row or one above the other in up to three columns', () => {
  fc.assert(
    fc.property(fc.array(cover, { maxLength: 40 }), (posts) => {
      const shown = distinctCovers(posts).map(drawing);
      for (const distance of [1, 2, 3])
        for (const [index, name] of shown.entries()) expect(shown[index + distance]).not.toBe(name);
    }),
  );
});

it('keeps scene and figure, unless a neighbor shows the same figure, and does not change as the list grows', () => {
  fc.assert(
    fc.property(fc.array(cover, { maxLength: 20 }), fc.array(cover, { maxLength: 20 }), (posts, more) => {
      const shown = distinctCovers(posts);
      expect(distinctCovers([...posts, ...more]).slice(0, posts.length)).toEqual(shown);
      for (const [index, { cover: name }] of shown.entries()) {
        const [scene, figure] = posts[index]!.cover.slice(1).split('-', 2);
        const isSingle = shown.slice(Math.max(0, index - 3), index).every((other) => figureOf(other) !== figure);
        expect(name.slice(1)).toBe(figure && isSingle ? `${scene}-${figure}` : scene);
      }
    }),
  );
});
