import type { Post, PostCard } from '#shared/news/post.ts';
import type { ContentChange } from './content-service.ts';
import type { ContentKind, ContentTypes } from './snapshot.ts';

/** Which list or feed a cache entry holds. */
export type ListName = {
  limit: number;
  page?: number | undefined;
  tag?: string | undefined;
  author?: string | undefined;
};

/** The cache id of a list or feed: `limit/page/tag/author`. `isListAffected` reads it back. */
export function listId({ limit, page = 1, tag = '', author = '' }: ListName): string {
  return [limit, page, tag, author].join('/');
}

/** False for an event that changes nothing a visitor can see, such as the edit of a draft. */
export function isVisible({ posts, tags, authors }: ContentChange): boolean {
  return posts.length + tags.length + authors.length > 0;
}

/** Adds the tags and authors that the posts had until now: Ghost does not name those that were removed. */
export function withPreviousTags(change: ContentChange, index: readonly PostCard[]): ContentChange {
  const previous = index.filter(({ slug }) => change.posts.includes(slug));
  return {
    ...change,
    tags: unique([...change.tags, ...previous.flatMap(({ tags }) => tags.map(({ slug }) => slug))]),
    authors: unique([...change.authors, ...previous.flatMap(({ authors }) => authors.map(({ slug }) => slug))]),
  };
}

/** Whether a cache entry may show something that has changed. Without its value a post counts as having every tag. */
export function isAffected(
  change: ContentChange,
  kind: ContentKind,
  id: string,
  value?: ContentTypes[ContentKind],
): boolean {
  switch (kind) {
    case 'post':
      return (
        change.posts.includes(id) || (change.event.startsWith('tag.') && hasTag(value as Post | undefined, change.tags))
      );
    case 'tag':
      return change.tags.includes(id);
    case 'author':
      return change.authors.includes(id);
    case 'list':
    case 'feed':
      return isListAffected(change, id);
    default:
      return true;
  }
}

/** The change between two values of a cache entry; null when it cannot be narrowed down to posts. */
export function changeBetween(kind: ContentKind, id: string, before: unknown, after: unknown): ContentChange | null {
  if (kind === 'tags' || kind === 'tag' || kind === 'author') return null;
  const oldCards = new Map(cardsOf(before).map((card) => [card.id, card]));
  const newCards = new Map(cardsOf(after).map((card) => [card.id, card]));
  const changed = [...new Set([...oldCards.keys(), ...newCards.keys()])].flatMap((postId) => {
    const versions = [oldCards.get(postId), newCards.get(postId)];
    const isSame = JSON.stringify(versions[0]) === JSON.stringify(versions[1]);
    return isSame ? [] : versions.filter((card) => card !== undefined);
  });
  if (changed.length === 0) return null;
  return {
    event: 'refresh',
    posts: unique([...changed.map(({ slug }) => slug), ...(kind === 'post' ? [id] : [])]),
    tags: unique(changed.flatMap(({ tags }) => tags.map(({ slug }) => slug))),
    authors: unique(changed.flatMap(({ authors }) => authors.map(({ slug }) => slug))),
  };
}

function isListAffected({ tags, authors, event }: ContentChange, id: string) {
  const [, , tag, author] = id.split('/');
  if (event.startsWith('tag.')) return true;
  return (!tag || tags.includes(tag)) && (!author || authors.includes(author));
}

function hasTag(post: Post | undefined, tags: readonly string[]) {
  return post ? post.tags.some(({ slug }) => tags.includes(slug)) : true;
}

function cardsOf(content: unknown): PostCard[] {
  if (content === null || content === undefined) return [];
  if (Array.isArray(content)) return content;
  return 'posts' in (content as object) ? (content as { posts: PostCard[] }).posts : [content as PostCard];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
