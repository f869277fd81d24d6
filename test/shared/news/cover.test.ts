import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverScenes, distinctCovers } from '#shared/news/cover.ts';

const cover = fc
  .tuple(
    fc.integer({ min: 0, max: 7 }),
    fc.constantFrom(...coverScenes.slice(0, 2)),
    fc.constantFrom('', '-$2,000', '-Feb 1'),
  )
  .map((parts) => ({ cover: parts.join('') }));
const drawing = ({ cover: name }: { cover: string }) => (Number(name[0]) >> 1) + name.slice(1).split('-', 1)[0]!;

it('no two neighbours look alike, in a row or one above the other in up to three columns', () => {
  fc.assert(
    fc.property(fc.array(cover, { maxLength: 40 }), (posts) => {
      const shown = distinctCovers(posts).map(drawing);
      for (const distance of [1, 2, 3])
        for (const [index, name] of shown.entries()) expect(shown[index + distance]).not.toBe(name);
    }),
  );
});

it('keeps scene and figure, and does not change as the list grows', () => {
  fc.assert(
    fc.property(fc.array(cover, { maxLength: 20 }), fc.array(cover, { maxLength: 20 }), (posts, more) => {
      const shown = distinctCovers(posts);
      expect(distinctCovers([...posts, ...more]).slice(0, posts.length)).toEqual(shown);
      expect(shown.map(({ cover: name }) => name.slice(1))).toEqual(posts.map(({ cover: name }) => name.slice(1)));
    }),
  );
});
