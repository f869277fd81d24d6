import { truncate } from '#shared/format/text.ts';
import type { Head } from '#shared/site/head.ts';
import { pageNumber } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { ContentUnavailable } from './content-unavailable.tsx';
import { ListSection, listLinks } from './post-list.tsx';
import { postCount } from './tag-list.tsx';

/** The archive of a tag. */
export function Page({ params, query, path }: PageProps) {
  const slug = params['slug']!;
  const page = pageNumber(query);
  const tag = useData('tag', { slug });
  const posts = useData('tagPosts', { slug, page });
  const withBrand = useBrandPath();
  if (!tag.ok) return <ContentUnavailable kind="tag" path={path} error={tag.error} />;
  const { name, description, count } = tag.value;
  const tagPath = href('blogTag', { slug });
  return (
    <>
      <PageHead
        title={page === 1 ? name : `${name}, page ${page}`}
        lead={description ?? undefined}
        crumbs={[{ label: 'News', to: href('blog') }, { label: name }]}
        action={null}
      >
        <p className="news-toolbar cluster no-print">
          <span>{postCount(count.posts)}</span>
          <a className="news-toolbar-link" href={withBrand(`${tagPath}/rss.xml`)}>
            <Icon name="rss" /> RSS feed of this topic
          </a>
        </p>
      </PageHead>
      <ListSection list={{ name: 'tagPosts', slug }} result={posts} path={tagPath} title={`Posts about ${name}`} />
      <ClosingBand />
    </>
  );
}

export function head({ context, params, query }: PageProps, read: ReadData): Head {
  const slug = params['slug']!;
  const page = pageNumber(query);
  const tag = read('tag', { slug });
  if (!tag?.ok) return { title: 'Error Loading Tag', description: 'Unable to load the requested tag.', noindex: true };
  const { name, description } = tag.value;
  return {
    title: page === 1 ? `${name}: news` : `${name}: news, page ${page}`,
    description: truncate(
      description ??
        `Everything ${context.brand.name} has written about ${name}: dates, changes and plain explanations.`,
      159,
    ),
    feed: `${href('blogTag', { slug })}/rss.xml`,
    ...listLinks(href('blogTag', { slug }), page, read('tagPosts', { slug, page })),
  };
}
