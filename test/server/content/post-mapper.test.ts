import { beforeEach, describe, expect, it } from 'vitest';
import { type GhostPost, postPage } from '#server/content/ghost/ghost-schema.ts';
import { fullPost, hasPublicUrl, postSummary } from '#server/content/post-mapper.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { recordedPost, recordedPosts } from '#test/ghost/stub-posts.ts';
import { htmlRules } from './html/html-rules.ts';

const read = (post: object): GhostPost => postPage([post]).items[0]!;
const card = (file: string) => postSummary(read(recordedPost(file)), htmlRules);

describe('a post with only an id and a slug', () => {
  it('gives an author without a name the default name', () => {
    const { primary_author } = postSummary(
      read({ id: '1', slug: 'x', primary_author: { id: '2', slug: 'y', name: '  ' } }),
      htmlRules,
    );
    expect(primary_author).toMatchObject({ name: 'Unknown Author', slug: 'y' });
  });
});

describe('recorded posts', () => {
  it('keep titles and names with markup characters as text', () => {
    expect(card('post-title-with-markup').title).toBe(recordedPost('post-title-with-markup').title.trim());
    expect(card('post-title-of-255').title).toHaveLength(255);
    expect(card('post-every-card').primary_author.bio).toContain('<smile>');
  });

  it('have dates in UTC', () => {
    expect(card('post-every-card').published_at).toBe('2026-11-18T15:00:00.000Z');
  });

  it.each(['+275760-09-13T00:00:00.000Z', '+010000-01-01T00:00:00Z', '-000001-01-01', '0000-01-01', 'soon', ''])(
    'have no date where Ghost’s is not one of a year of four digits: %j',
    (date) => {
      const post = { id: '1', slug: 'x', published_at: date, updated_at: date, created_at: date };
      expect(postSummary(read(post), htmlRules)).toMatchObject({
        published_at: null,
        updated_at: null,
        created_at: null,
      });
    },
  );

  it('have an excerpt on one line that ends with a whole word', () => {
    const long = card('post-long-first-paragraph').excerpt;
    expect(long).toMatch(/\w…$/);
    expect(long.length).toBeLessThanOrEqual(501);
    expect(card('post-card-markdown').excerpt).not.toMatch(/\n|\s\*\s/);
    expect(card('post-excerpt-of-300').excerpt).toBe(recordedPost('post-excerpt-of-300').custom_excerpt!.trim());
    expect(card('post-empty-excerpt').custom_excerpt).toBeNull();
  });

  it('have a reading time of at least a minute', () => {
    expect(card('post-no-tags').reading_time).toBe(1);
    expect(card('post-no-body').reading_time).toBe(1);
    expect(card('post-very-long-guide').reading_time).toBe(28);
  });

  it('have an estimated reading time when Ghost sends none', () => {
    const html = `<p>${'word '.repeat(1_100)}</p>`;
    expect(postSummary(read({ id: '1', slug: 'x', html }), htmlRules).reading_time).toBe(4);
  });

  it.each([
    ['post-internal-tag-first', true],
    ['post-internal-tag-only', false],
    ['post-no-tags', false],
  ])('%s shows public tags only', (file, some) => {
    const { tags, primary_tag } = card(file);
    expect(tags.length > 0).toBe(some);
    expect(primary_tag).toEqual(tags[0] ?? null);
    expect(tags.every(({ slug }) => !slug.startsWith('hash-'))).toBe(true);
  });

  it.each(['post-members-only', 'post-paid-only', 'post-tier-only'])('%s is a teaser without a body', async (file) => {
    const post = await fullPost(read(recordedPost(file)), htmlRules);
    expect(post).toMatchObject({ access: false, html: '' });
    expect(post.visibility).not.toBe('public');
  });

  it('show the public part of a members’ post', async () => {
    const post = await fullPost(read(recordedPost('post-members-with-preview')), htmlRules);
    expect(post).toMatchObject({ access: false, html: '<p>PUBLIC-PREVIEW this part may be read by all.</p>' });
  });

  it('keep their metadata, and canonical URLs on Ghost become paths of this site', () => {
    expect(card('post-meta-relative-canonical').canonical_url).toBe(
      '/blog/what-to-bring-to-your-first-tax-appointment',
    );
    const meta = card('post-meta-everything');
    const given = recordedPost('post-meta-everything');
    expect([meta.meta_title, meta.meta_description]).toEqual([given['meta_title'], given['meta_description']]);
    expect(meta.canonical_url).toMatch(/^https?:\/\//);
  });

  it('are all well-formed', () => {
    const posts = recordedPosts();
    expect(posts).toHaveLength(144);
    const page = postPage(posts);
    expect(page.rejected).toBe(0);
    expect(page.items.map((post) => postSummary(post, htmlRules).title !== '')).toEqual(posts.map(() => true));
  });
});

describe('the caption of an image', () => {
  it('keeps inline markup and maps links', () => {
    const caption =
      '<b>Photo</b> by <a href="https://unsplash.com/@x?ref=y" style="a" onclick="b">X</a>, <a href="/contact">us</a><img src=x>';
    expect(
      postSummary(read({ id: '1', slug: 'x', feature_image_caption: caption }), htmlRules).feature_image_caption,
    ).toBe(
      '<b>Photo</b> by <a href="https://unsplash.com/@x?ref=y" rel="noopener noreferrer">X</a>, <a href="/contact">us</a>',
    );
  });
});

const foreign = [
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  `${htmlRules.ghostUrl}//evil.example/x`,
];

it.each(foreign)('a caption never writes %j as a path of the site', (url) => {
  const post = read({ id: '1', slug: 'x', feature_image_caption: `<a href="${url}">X</a>` });
  const caption = postSummary(post, htmlRules).feature_image_caption!;
  expect(caption).toMatch(
    /^<a(?: href="(?:\/(?![/\\])[^"]*|https?:\/\/evil\.example\/x" rel="noopener noreferrer)")?>X<\/a>$/,
  );
});

describe('a post without a public URL', () => {
  let quiet: ReturnType<typeof memoryLog>;
  beforeEach(() => {
    quiet = memoryLog();
  });

  it('is not one with a long slug, which is logged above 150 characters', () => {
    expect(hasPublicUrl(read({ id: '1', slug: 'a'.repeat(150) }), quiet.log)).toBe(true);
    expect(quiet.lines).toEqual([]);
    expect(hasPublicUrl(read(recordedPost('post-slug-of-151')), quiet.log)).toBe(true);
    expect(hasPublicUrl(read(recordedPost('post-slug-of-191-imported')), quiet.log)).toBe(true);
    expect(quiet.logged('above 150 characters')).toBe(2);
  });

  it.each(['tag', 'author', 'ünï-çödé', 'a b', 'a/b', 'a?b#c', '..', 'A-Upper', '', '<script>', 'rss.xml'])(
    'is one whose page would not be found, which is logged: %j',
    (slug) => {
      expect(hasPublicUrl(read({ id: '1', slug }), quiet.log)).toBe(false);
      expect(quiet.logged('cannot be shown')).toBe(1);
    },
  );
});
