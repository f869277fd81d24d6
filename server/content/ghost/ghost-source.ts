import type { Logger } from 'pino';
import { type ContentSource, type PostQuery, SourceError, type SourcePage } from '../content-source.ts';
import type { GhostClient } from './ghost-client.ts';
import { type GhostPost, type GhostTag, type Page, postPage, tagPage } from './ghost-schema.ts';

/** What a list needs. Html is asked for too: Ghost gives a reading time only with it. */
const fields = [
  ...['id', 'uuid', 'title', 'slug', 'html', 'feature_image', 'feature_image_alt', 'feature_image_caption', 'featured'],
  ...[
    'visibility',
    'access',
    'created_at',
    'updated_at',
    'published_at',
    'custom_excerpt',
    'excerpt',
    'reading_time',
    'url',
  ],
  ...['primary_tag', 'primary_author', 'meta_title', 'meta_description', 'canonical_url', 'og_image'],
].join(',');

const include = 'tags,authors';

/** More tags than this are not followed, so that a confused source cannot keep us asking. */
const mostTagPages = 10;

/**
 * Posts of a Ghost, through its Content API. Slugs and tags are looked up with filters, which answer 200 and an empty
 * list for a name nobody has: a hundred 404s in a row would lock us out of the API.
 * @param ghostUrl without a slash at the end
 */
export function createGhostSource({
  ghostUrl,
  client,
  log,
}: {
  ghostUrl: string;
  client: GhostClient;
  log: Logger;
}): ContentSource {
  const report = <T>(page: Page<T>) => {
    if (page.rejected > 0) log.warn({ rejected: page.rejected }, 'Ghost sent entries that cannot be read');
    return page;
  };

  return {
    address: ghostUrl,

    async posts(query): Promise<SourcePage> {
      const { items, pagination, rejected } = report(
        postPage(
          await client.posts.browse({ limit: query.limit, page: query.page, include, fields, ...filter(query) }),
        ),
      );
      if (items.length === 0 && rejected > 0) throw new SourceError('none of the posts can be read');
      const full = items.length + rejected === query.limit;
      const more = pagination ? items.length > 0 && query.page < pagination.pages : full;
      return { posts: items, total: pagination?.total ?? items.length, next: more ? query.page + 1 : null };
    },

    async post(slug): Promise<GhostPost | null> {
      const page = report(
        postPage(await client.posts.browse({ filter: `slug:'${slug}'`, limit: 1, include, formats: 'html' })),
      );
      if (page.rejected > 0) throw new SourceError('the post cannot be read');
      return page.items.find((post) => post.slug === slug) ?? null;
    },

    async tags(): Promise<GhostTag[]> {
      const tags: GhostTag[] = [];
      let next: number | null = 1;
      for (let asked = 0; next !== null && asked < mostTagPages; asked++) {
        const page: Page<GhostTag> = report(
          tagPage(
            await client.tags.browse({ limit: 'all', page: next, include: 'count.posts', filter: 'visibility:public' }),
          ),
        );
        tags.push(...page.items);
        const { pagination } = page;
        next =
          pagination && page.items.length > 0 && pagination.next !== null && pagination.next > next
            ? pagination.next
            : null;
      }
      return tags;
    },

    async tag(slug): Promise<GhostTag | null> {
      const page = report(
        tagPage(await client.tags.browse({ filter: `slug:'${slug}'`, limit: 1, include: 'count.posts' })),
      );
      return page.items.find((tag) => tag.slug === slug) ?? null;
    },
  };
}

function filter({ tag, author, featured }: PostQuery): { filter?: string } {
  const parts = [featured && 'featured:true', tag && `tag:${quoted(tag)}`, author && `author:${quoted(author)}`].filter(
    Boolean,
  );
  return parts.length > 0 ? { filter: parts.join('+') } : {};
}

/** Ghost's filter language reads some bare words as something else than a name: `-x` is "not x", `null` is nothing. */
function quoted(slug: string): string {
  return /^(?!(?:null|true|false|now)(?![a-z]))[a-z]/.test(slug) ? slug : `'${slug}'`;
}
