import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { trimEnd } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import type { Author, Post, PostSummary, PostTag, Tag } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import { href } from '#shared/site/routes.ts';
import type { GhostPage } from './content-service.ts';
import type { GhostAuthor, GhostPost, GhostTag } from './ghost/ghost-schema.ts';
import { allowedMediaUrl, type HtmlRules } from './html/images.ts';
import { siteLink } from './html/links.ts';
import { directCleaner, type PostCleaner } from './html/post-cleaner.ts';
import { inlineHtml } from './html/post-html.ts';

/** After so long other requests are answered before the next post: the longest caption takes 20 ms. */
const turnMs = 20;

export type PostMapper = ReturnType<typeof createPostMapper>;

/** Makes of Ghost's posts and pages what the site shows, by the rules for links and pictures. */
export function createPostMapper(rules: HtmlRules, log: Logger, cleaner?: PostCleaner) {
  return {
    rules,
    async summaries(posts: readonly GhostPost[]): Promise<PostSummary[]> {
      const summaries: PostSummary[] = [];
      let began = performance.now();
      for (const post of posts) {
        if (hasPublicUrl(post, log)) summaries.push(postSummary(post, rules));
        if (performance.now() - began < turnMs) continue;
        await nextTurn();
        began = performance.now();
      }
      return summaries;
    },
    /** Null for a post whose URL belongs to another page. */
    full: async (post: GhostPost): Promise<Post | null> =>
      hasPublicUrl(post, log) ? fullPost(post, rules, cleaner) : null,
    page: (page: GhostPost): Promise<GhostPage> => ghostPage(page, rules, cleaner),
  };
}

/** A post as lists show it, with a default for what Ghost leaves out. */
export function postSummary(post: GhostPost, rules: HtmlRules): PostSummary {
  const tags = (post.tags ?? []).filter(isPublic).map(postTag);
  const authors = (post.authors ?? []).map((author) => postAuthor(author, rules));
  const slug = post.slug.trim();
  const title = oneLine(post.title) || 'Untitled';
  const excerpt = oneLine(post.custom_excerpt) || automaticExcerpt(post.excerpt);
  return {
    id: post.id,
    uuid: post.uuid,
    title,
    slug,
    mobiledoc: null,
    lexical: null,
    feature_image: allowedMediaUrl(post.feature_image, rules),
    feature_image_alt: oneLine(post.feature_image_alt) || null,
    feature_image_caption: inlineHtml(post.feature_image_caption, rules),
    featured: post.featured ?? false,
    visibility: post.visibility || 'public',
    access: post.access ?? (post.visibility ?? 'public') === 'public',
    created_at: isoDate(post.created_at),
    updated_at: isoDate(post.updated_at),
    published_at: isoDate(post.published_at),
    custom_excerpt: oneLine(post.custom_excerpt) || null,
    excerpt,
    reading_time: Math.max(1, Math.round(post.reading_time ?? estimatedMinutes(post.html))),
    primary_tag: tags[0] ?? null,
    tags,
    tax_year: taxYearOf(post),
    primary_author: (post.primary_author && postAuthor(post.primary_author, rules)) ?? authors[0] ?? unknownAuthor,
    authors,
    url: href('blogPost', { slug }),
    meta_title: oneLine(post.meta_title) || null,
    meta_description: oneLine(post.meta_description) || null,
    canonical_url: post.canonical_url ? webUrl(post.canonical_url, rules) : null,
    og_image: allowedMediaUrl(post.og_image, rules),
  };
}

/** A post with its body, which is empty for a post that only members may read. */
export async function fullPost(post: GhostPost, rules: HtmlRules, cleaner: PostCleaner = directCleaner): Promise<Post> {
  return { ...postSummary(post, rules), ...(await cleaner.clean(post.slug, post.html, rules)) };
}

/** A page, which is a post with an address of its own. */
export async function ghostPage(post: GhostPost, rules: HtmlRules, cleaner?: PostCleaner): Promise<GhostPage> {
  const isTagged = (...slugs: string[]) => (post.tags ?? []).some((tag) => slugs.includes(tag.slug ?? ''));
  const page = await fullPost(post, rules, cleaner);
  return { ...page, url: `/${page.slug}`, isHidden: isTagged('hash-hidden'), isInMenu: isTagged('hash-menu', 'menu') };
}

/** A tag for the list of tags, or null for an internal one or one without posts. */
export function publicTag(tag: GhostTag): Tag | null {
  const posts = tag.count?.posts ?? 0;
  return isPublic(tag) && posts > 0 ? { ...postTag(tag), count: { posts } } : null;
}

/**
 * False for a post whose URL belongs to another page (/blog/tag, /blog/author) or would not be found. Logs a warning for it, and for a slug
 * above 150 characters.
 */
export function hasPublicUrl(post: GhostPost, log: Logger): boolean {
  const slug = post.slug.trim();
  if (slug.length > limits.slugLength)
    log.warn({ slug, length: slug.length }, 'a post has a slug above 150 characters');
  if (slugPattern.test(slug) && slug !== 'tag' && slug !== 'author') return true;
  log.warn({ slug }, 'a post cannot be shown: its URL belongs to another page, or to none');
  return false;
}

const unknownAuthor: Author = {
  id: '',
  name: 'Unknown Author',
  slug: '',
  profile_image: null,
  bio: null,
  website: null,
};

/** The year of the internal tag `#tax-year-2025`, null without one. */
function taxYearOf({ tags }: GhostPost): number | null {
  const years = (tags ?? []).flatMap(({ slug }) => /^hash-tax-year-(20\d\d)$/.exec(slug)?.[1] ?? []);
  return years.length > 0 ? Number(years[0]) : null;
}

function isPublic(tag: GhostTag) {
  return tag.visibility === 'public' && !tag.slug.startsWith('hash-') && tag.slug !== '';
}

function postTag(tag: GhostTag): PostTag {
  return {
    id: tag.id,
    name: oneLine(tag.name) || tag.slug,
    slug: tag.slug,
    description: oneLine(tag.description) || null,
  };
}

function postAuthor(author: GhostAuthor, rules: HtmlRules): Author {
  return {
    id: author.id,
    name: oneLine(author.name) || unknownAuthor.name,
    slug: author.slug,
    profile_image: allowedMediaUrl(author.profile_image, rules),
    bio: oneLine(author.bio) || null,
    website: author.website ? webUrl(author.website, rules) : null,
  };
}

function webUrl(href: string, rules: HtmlRules): string | null {
  const link = siteLink(href, rules)?.href ?? null;
  return link && /^(?:https?:\/)?\//.test(link) ? link : null;
}

/** Years of four digits: what formats dates fails at the ends of time. */
const [firstDate, lastDate] = [Date.UTC(1000, 0), Date.UTC(10_000, 0)];

function isoDate(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '');
  return time >= firstDate && time < lastDate ? new Date(time).toISOString() : null;
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Ghost makes excerpts of the first 500 characters of the text, with line breaks and list markers, cut inside a word. */
const automaticExcerptLength = 500;

function automaticExcerpt(excerpt: string | null | undefined): string {
  const text = oneLine(excerpt?.replace(/^[ \t]*(?:[*-]|\d+\.)[ \t]+/gm, ''));
  if ((excerpt ?? '').length < automaticExcerptLength) return text;
  return `${trimEnd(text.slice(0, text.lastIndexOf(' ')), ' ,;:.–-')}…`;
}

/** Minutes at 275 words a minute, as Ghost counts. */
function estimatedMinutes(html: string | null | undefined): number {
  const texts = (html ?? '').slice(0, limits.countedPostLength).split('<');
  const words = texts.flatMap((part) => part.slice(part.indexOf('>') + 1).match(/\S+/g) ?? []);
  return words.length / 275;
}
