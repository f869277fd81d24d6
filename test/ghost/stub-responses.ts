import type { StubPost, StubTag } from './stub-posts.ts';

type CountedTag = StubTag & { count: { posts: number } };
export type StubResponse = { status: number; body: object };

/** The response of Ghost's Content API, as in the recordings. */
export function contentResponse(
  url: URL,
  all: readonly StubPost[],
  emptyTags: readonly StubTag[] = [],
  pages: readonly StubPost[] = [],
): StubResponse {
  const query = url.searchParams;
  if (!/^[0-9a-f]{26}$/.test(query.get('key') ?? ''))
    return errorResponse(query.has('key') ? 401 : 403, 'Unknown Content API Key');
  const [resource, kind, slug] = url.pathname.replace(/^\/ghost\/api\/content\//, '').split('/');
  const posts = [...all].sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  if (resource === 'posts') return kind === 'slug' ? readPost(posts, slug ?? '', query) : browsePosts(posts, query);
  if (resource === 'pages') return page(pages, query, 'pages', (one) => selectFields(one, query));
  const tags = [...countedTags(posts), ...emptyTags.map((tag) => ({ ...tag, count: { posts: 0 } }))];
  if (resource === 'tags') return kind === 'slug' ? readTag(tags, slug ?? '') : browseTags(tags, query);
  return errorResponse(406, 'Request could not be served, the endpoint was not found.');
}

function browsePosts(posts: readonly StubPost[], query: URLSearchParams): StubResponse {
  const filter = query.get('filter') ?? '';
  const terms = filter
    .split('+')
    .filter(Boolean)
    .map((term) => /^(\w+):'?([^']*)'?$/.exec(term));
  if (terms.some((term) => !term?.[2])) return errorResponse(400, 'Error parsing filter');
  const matching = posts.filter((post) => terms.every((term) => hasValue(post, term![1]!, term![2]!)));
  return page(matching, query, 'posts', (post) => selectFields(post, query));
}

function hasValue(post: StubPost, column: string, value: string) {
  if (column === 'slug') return post.slug === value;
  if (column === 'tag') return post.tags.some(({ slug }) => slug === value);
  if (column === 'author') return post.authors.some(({ slug }) => slug === value);
  return String(post[column]) === value;
}

function readPost(posts: readonly StubPost[], slug: string, query: URLSearchParams): StubResponse {
  const post = posts.find((candidate) => candidate.slug === slug);
  return post
    ? { status: 200, body: { posts: [selectFields(post, query)] } }
    : errorResponse(404, 'Resource not found error, cannot read post.');
}

/** The requested fields and relations; like Ghost it sends a reading time only together with html. */
export function selectFields(post: object, query: URLSearchParams): object {
  const included = (query.get('include') ?? '').split(',');
  const fields = query.get('fields')?.split(',');
  const isRequested = (name: string) => !fields || fields.includes(name);
  const withHtml = isRequested('html') || (query.get('formats') ?? '').includes('html');
  return Object.fromEntries(
    Object.entries(post).filter(([name]) => {
      if (name === 'tags' || name === 'authors') return included.includes(name);
      if (name === 'primary_tag' || name === 'primary_author') return included.includes('tags') && isRequested(name);
      if (name === 'html') return withHtml;
      if (name === 'reading_time') return withHtml && isRequested(name);
      return isRequested(name);
    }),
  );
}

function browseTags(tags: readonly CountedTag[], query: URLSearchParams): StubResponse {
  const [column, value] = (query.get('filter') ?? '').split(':').map((part) => part.replaceAll("'", ''));
  const matching = tags.filter((tag) => !column || String(tag[column as keyof StubTag]) === value);
  return page(matching, query, 'tags', (tag) => tag);
}

function readTag(tags: readonly CountedTag[], slug: string): StubResponse {
  const tag = tags.find((candidate) => candidate.slug === slug);
  return tag
    ? { status: 200, body: { tags: [tag] } }
    : errorResponse(404, 'Resource not found error, cannot read tag.');
}

/** Tags without a published post are left out, as Ghost does. */
function countedTags(posts: readonly StubPost[]): CountedTag[] {
  const tags = new Map(posts.flatMap((post) => post.tags).map((tag) => [tag.slug, tag]));
  return [...tags.values()].map((tag) => ({
    ...tag,
    count: { posts: posts.filter((post) => hasValue(post, 'tag', tag.slug)).length },
  }));
}

export function page<T>(
  items: readonly T[],
  query: URLSearchParams,
  name: string,
  toJson: (item: T) => object,
): StubResponse {
  const requested = query.get('limit') ?? '15';
  if (requested.startsWith('-') || (query.has('page') && !/^\d+$/.test(query.get('page')!)))
    return errorResponse(422, 'Validation error');
  const limit = /^\d+$/.test(requested) ? Math.min(Number(requested) || 15, 100) : 100;
  const number = Math.max(1, Number(query.get('page') ?? 1));
  const pages = Math.max(1, Math.ceil(items.length / limit));
  const pagination = {
    page: number,
    limit,
    pages,
    total: items.length,
    next: number === pages ? null : number + 1,
    prev: number > 1 ? number - 1 : null,
  };
  return {
    status: 200,
    body: { [name]: items.slice((number - 1) * limit, number * limit).map(toJson), meta: { pagination } },
  };
}

export function errorResponse(status: number, message: string): StubResponse {
  return { status, body: { errors: [{ message, context: null, type: 'Error' }] } };
}
