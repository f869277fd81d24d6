import type { ContentSource, PostQuery } from '../content-service.ts';
import type { GhostPost, GhostTag } from '../ghost/ghost-schema.ts';
import { type SampleArticle, sampleAuthors, sampleTags } from './article.ts';
import { sampleArticles } from './articles.ts';

/** The sample articles as a source: they are sanitized and cached like Ghost's posts. */
export function createSampleSource(articles: readonly SampleArticle[] = sampleArticles): ContentSource {
  const posts = articles.map(ghostPost).sort((a, b) => Date.parse(b.published_at!) - Date.parse(a.published_at!));
  const counted = sampleTags.map(
    (tag): GhostTag => ({
      ...ghostTag(tag.slug),
      count: { posts: posts.filter((post) => hasTag(post, tag.slug)).length },
    }),
  );
  return {
    url: 'https://sample.invalid',
    async posts({ limit, page, ...query }) {
      const matching = posts.filter((post) => matches(post, query));
      const end = page * limit;
      return {
        posts: matching.slice(end - limit, end),
        total: matching.length,
        next: end < matching.length ? page + 1 : null,
      };
    },
    async post(slug) {
      return posts.find((post) => post.slug === slug) ?? null;
    },
    pages: async () => [],
    async tags() {
      return counted;
    },
    async tag(slug) {
      return counted.find((tag) => tag.slug === slug) ?? null;
    },
  };
}

function matches(post: GhostPost, { tag, author, featured }: Omit<PostQuery, 'limit' | 'page'>) {
  return (
    (!tag || hasTag(post, tag)) &&
    (!author || Boolean(post.authors?.some(({ slug }) => slug === author))) &&
    (!featured || post.featured === true)
  );
}

function hasTag(post: GhostPost, slug: string) {
  return Boolean(post.tags?.some((tag) => tag.slug === slug));
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
    tags: [...article.tags.map(ghostTag), ...(article.taxYear ? [taxYearTag(article.taxYear)] : [])],
    authors: author ? [{ ...author, id: author.slug }] : [],
    meta_description: article.metaDescription ?? null,
  };
}

/** The day's noon in UTC, which is the same day in Ohio. */
function noon(day: string) {
  return `${day}T12:00:00.000Z`;
}

function taxYearTag(year: number): GhostTag {
  const slug = `hash-tax-year-${year}`;
  return { id: slug, name: `#tax-year-${year}`, slug, description: null, visibility: 'internal' };
}

function ghostTag(slug: string): GhostTag {
  const tag = sampleTags.find((candidate) => candidate.slug === slug);
  return { id: slug, name: tag?.name ?? slug, slug, description: tag?.description ?? null, visibility: 'public' };
}
