import GhostContentAPI from '@tryghost/content-api';
import * as limits from '#shared/limits.ts';
import { type ContentSource, type PostQuery, SourceError, type SourcePage } from '../content-service.ts';
import { createGhostTransport, type Transport } from './ghost-client.ts';
import { type Page, postPage, tagPage } from './ghost-schema.ts';

/** The fields of a post in a list. Html is among them because Ghost sends a reading time only with it. */
const fields = [
  'id,uuid,title,slug,html,feature_image,feature_image_alt,feature_image_caption,featured,visibility,access',
  'created_at,updated_at,published_at,custom_excerpt,excerpt,reading_time,url,primary_tag,primary_author',
  'meta_title,meta_description,canonical_url,og_image',
].join();

type Options = Record<string, string | number>;

/** Of pages and of tags; the source may never say which is the last. */
const maxTagPages = 10;
const maxPages = 100;

/**
 * Posts from Ghost's Content API, through its own client with our transport. Posts and tags are found with filters, which
 * give 200 and an empty list for an unknown slug: after a hundred 404s in a row Ghost would lock us out of the API.
 */
export function createGhostSource(ghostUrl: string, key: string, transport: Transport): ContentSource {
  const { log } = transport;
  const makeRequest = createGhostTransport(transport);
  const client = GhostContentAPI({ url: ghostUrl, key, version: 'v6.0', makeRequest });
  const report = <T>(page: Page<T>) => {
    if (page.rejected > 0) log.warn({ rejected: page.rejected }, 'Ghost sent malformed entries');
    return page;
  };
  const browse = async (resource: 'posts' | 'pages', options: Options) =>
    report(postPage(await client[resource].browse({ ...options, include: 'tags,authors' })));
  const browseTags = async (options: Options) =>
    report(tagPage(await client.tags.browse({ ...options, include: 'count.posts' })));

  return {
    url: ghostUrl,

    async posts(query): Promise<SourcePage> {
      const { limit, page } = query;
      const { items, pagination, rejected } = await browse('posts', { limit, page, fields, ...filter(query) });
      if (items.length === 0 && rejected > 0) throw new SourceError('all posts are malformed');
      const isFull = items.length + rejected === limit;
      const hasNext = pagination ? items.length > 0 && page < pagination.pages : isFull;
      return { posts: items, total: pagination?.total ?? items.length, next: hasNext ? page + 1 : null };
    },

    async post(slug) {
      const { items, rejected } = await browse('posts', { filter: `slug:'${slug}'`, limit: 1, formats: 'html' });
      if (rejected > 0) throw new SourceError('the post is malformed');
      return items.find((post) => post.slug === slug) ?? null;
    },

    pages: () =>
      follow(maxPages / limits.pageSize.all, (page) =>
        browse('pages', { limit: limits.pageSize.all, page, formats: 'html' }),
      ),

    tags: () => follow(maxTagPages, (page) => browseTags({ limit: 'all', page, filter: 'visibility:public' })),

    async tag(slug) {
      const { items } = await browseTags({ filter: `slug:'${slug}'`, limit: 1 });
      return items.find((tag) => tag.slug === slug) ?? null;
    },
  };
}

/** What all pages of a list have, up to so many pages. */
async function follow<T>(most: number, read: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= most; page++) {
    const { items, rejected, pagination } = await read(page);
    found.push(...items);
    if (items.length + rejected === 0 || !pagination?.next) break;
  }
  return found;
}

function filter({ tag, author, featured }: PostQuery): { filter?: string } {
  const parts = [featured && 'featured:true', tag && `tag:${quoted(tag)}`, author && `author:${quoted(author)}`].filter(
    Boolean,
  );
  return parts.length > 0 ? { filter: parts.join('+') } : {};
}

/** Quoted where Ghost's filter language takes a bare word for something else: `-x` is "not x", `null` is no value. */
function quoted(slug: string): string {
  return /^(?!(?:null|true|false|now)(?![a-z]))[a-z]/.test(slug) ? slug : `'${slug}'`;
}
