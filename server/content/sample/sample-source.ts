import type { ContentSource } from '../content-service.ts';
import type { GhostPost, GhostTag } from '../ghost/ghost-schema.ts';
import { type SampleArticle, sampleAuthors, sampleTags } from './article.ts';
import { sampleArticles } from './articles.ts';

/** The sample articles as a source: they are sanitized and cached like Ghost's posts. */
export function createSampleSource(): ContentSource {
  const posts = sampleArticles.map(ghostPost);
  const hasTag = (post: GhostPost, tag: string) => post.tags?.some(({ slug }) => slug === tag) ?? false;
  const tags = sampleTags.map(({ slug }): GhostTag => {
    return { ...ghostTag(slug), count: { posts: posts.filter((post) => hasTag(post, slug)).length } };
  });
  return {
    url: 'https://sample.invalid',
    async posts({ limit, page, tag, author, featured }) {
      const matching = posts
        .filter((post) => !tag || hasTag(post, tag))
        .filter(({ authors }) => !author || authors?.some(({ slug }) => slug === author))
        .filter((post) => !featured || post.featured);
      const end = page * limit;
      return {
        posts: matching.slice(end - limit, end),
        total: matching.length,
        next: end < matching.length ? page + 1 : null,
      };
    },
    post: async (slug) => posts.find((post) => post.slug === slug) ?? null,
    pages: async () => [],
    tags: async () => tags,
    tag: async (slug) => tags.find((tag) => tag.slug === slug) ?? null,
  };
}

function ghostPost(article: SampleArticle): GhostPost {
  const author = sampleAuthors.find(({ slug }) => slug === article.author);
  return {
    id: `sample-${article.slug}`,
    uuid: `sample-${article.slug}`,
    title: article.title,
    slug: article.slug,
    html: article.html,
    featured: article.featured ?? false,
    visibility: 'public',
    access: true,
    created_at: noon(article.published),
    updated_at: noon(article.updated ?? article.published),
    published_at: noon(article.published),
    custom_excerpt: article.excerpt,
    excerpt: article.excerpt,
    tags: [...article.tags, ...(article.taxYear ? [`hash-tax-year-${article.taxYear}`] : [])].map(ghostTag),
    authors: author ? [{ ...author, id: author.slug }] : [],
    meta_description: article.metaDescription ?? null,
  };
}

/** The day's noon in UTC, which is the same day in Ohio. */
function noon(day: string) {
  return `${day}T12:00:00.000Z`;
}

function ghostTag(slug: string): GhostTag {
  const tag = sampleTags.find((candidate) => candidate.slug === slug);
  return { id: slug, name: tag?.name ?? slug, slug, description: tag?.description ?? null, visibility: 'public' };
}
