import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { postPage } from '#server/content/ghost/ghost-schema.ts';
import { fullPost } from '#server/content/post-mapper.ts';
import { snapshotVersion } from '#server/content/snapshot.ts';
import { recordedPosts } from '#test/ghost/stub-posts.ts';
import { htmlRules } from './html/html-rules.ts';
import { vectors } from './html/xss-vectors.ts';

/** A restored snapshot is not sanitised again, so a change of sanitising must not meet older snapshots. */
const expected = {
  version: 2,
  sanitised: '9c34ddfebadab18457faf7a5c0d3b78ce9075f12d041bc216e4107e4bcd3986f',
};

it('the snapshot version is raised when sanitised posts change', async () => {
  const attacks = vectors.map((html, index) => ({ id: String(index), slug: 'x', html, feature_image_caption: html }));
  const hash = createHash('sha256');
  for (const post of postPage([...recordedPosts(), ...attacks]).items)
    hash.update(JSON.stringify(await fullPost(post, htmlRules)));
  expect(
    { version: snapshotVersion, sanitised: hash.digest('hex') },
    'Sanitised posts differ: raise snapshotVersion in server/content/snapshot.ts, then take over both values here.',
  ).toEqual(expected);
});
