import type { Post, PostCard } from '#shared/news/post.ts';
import type { ContentChange } from './content-service.ts';
import type { ContentKind, ContentTypes } from './snapshot.ts';

/** How a list or a feed is named in the cache, and read back when a change has to be matched with it. */
export type ListName = {
  limit: number;
  page?: number | undefined;
  tag?: string | undefined;
  author?: string | undefined;
};

/** The name of a list in the cache: `limit/page/tag/author`. */
export function listId({ limit, page = 1, tag = '', author = '' }: ListName): string {
  return [limit, page, tag, author].join('/');
}

/** True for an event that changes nothing a visitor could see, such as a draft being typed. */
export function isIdle({ posts, tags, authors }: ContentChange): boolean {
  return posts.length + tags.length + authors.length === 0;
}

/** A change with the tags and authors the posts had until now: Ghost does not tell those that were taken away. */
export function withFormerState(change: ContentChange, known: readonly PostCard[]): ContentChange {
  const former = known.filter(({ slug }) => change.posts.includes(slug));
  return {
    ...change,
    tags: unique([...change.tags, ...former.flatMap(({ tags }) => tags.map(({ slug }) => slug))]),
    authors: unique([...change.authors, ...former.flatMap(({ authors }) => authors.map(({ slug }) => slug))]),
  };
}

/** Whether something kept may show what has changed. */
export function touched(
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
      return listTouched(change, id);
    default:
      return true;
  }
}

/** What differs between two states of the same posts; null when it cannot be told. */
export function difference(kind: ContentKind, id: string, before: unknown, after: unknown): ContentChange | null {
  if (kind === 'tags' || kind === 'tag' || kind === 'author') return null;
  const old = new Map(cards(before).map((card) => [card.id, card]));
  const fresh = new Map(cards(after).map((card) => [card.id, card]));
  const ids = new Set([...old.keys(), ...fresh.keys()]);
  const changed = [...ids].flatMap((key) => {
    const states = [old.get(key), fresh.get(key)];
    return JSON.stringify(states[0]) === JSON.stringify(states[1]) ? [] : states.filter((card) => card !== undefined);
  });
  if (changed.length === 0) return null;
  return {
    event: 'refresh',
    posts: unique([...changed.map(({ slug }) => slug), ...(kind === 'post' ? [id] : [])]),
    tags: unique(changed.flatMap(({ tags }) => tags.map(({ slug }) => slug))),
    authors: unique(changed.flatMap(({ authors }) => authors.map(({ slug }) => slug))),
  };
}

/** Old slugs and new ones of posts that kept their id. */
export function renames(before: readonly PostCard[], after: readonly PostCard[]): [from: string, to: string][] {
  const slugs = new Map(before.map(({ id, slug }) => [id, slug]));
  return after.flatMap(({ id, slug }) => {
    const from = slugs.get(id);
    return from !== undefined && from !== slug ? [[from, slug] as [string, string]] : [];
  });
}

function listTouched({ tags, authors, event }: ContentChange, id: string) {
  const [, , tag, author] = id.split('/');
  if (event.startsWith('tag.')) return true;
  return (!tag || tags.includes(tag)) && (!author || authors.includes(author));
}

function hasTag(post: Post | undefined, tags: readonly string[]) {
  return post ? post.tags.some(({ slug }) => tags.includes(slug)) : true;
}

function cards(content: unknown): PostCard[] {
  if (content === null || content === undefined) return [];
  if (Array.isArray(content)) return content;
  return 'posts' in (content as object) ? (content as { posts: PostCard[] }).posts : [content as PostCard];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
