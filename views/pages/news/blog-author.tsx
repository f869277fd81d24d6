import { truncate } from '#shared/format/text.ts';
import type { Head } from '#shared/site/head.ts';
import { pageNumber } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { ArrowLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { AuthorAvatar } from './author.tsx';
import { ContentUnavailable } from './content-unavailable.tsx';
import { ListSection, listLinks } from './post-list.tsx';
import { postCount } from './tag-list.tsx';

/** The archive of an author. */
export function Page({ params, query, path }: PageProps) {
  const slug = params['slug']!;
  const page = pageNumber(query);
  const result = useData('author', { slug });
  const posts = useData('authorPosts', { slug, page });
  if (!result.ok) return <ContentUnavailable kind="author" path={path} error={result.error} />;
  const author = result.value;
  return (
    <>
      <PageHead
        title={page === 1 ? author.name : `${author.name}, page ${page}`}
        lead={author.bio ?? undefined}
        crumbs={[{ label: 'News', to: href('blog') }, { label: author.name }]}
        action={null}
      >
        <p className="news-toolbar cluster no-print">
          <AuthorAvatar author={author} size={112} />
          {posts.ok && <span>{postCount(posts.value.total)}</span>}
          {author.website && <ArrowLink to={author.website}>Website of {author.name}</ArrowLink>}
        </p>
      </PageHead>
      <ListSection
        list={{ name: 'authorPosts', slug }}
        result={posts}
        path={href('blogAuthor', { slug })}
        title={`Posts by ${author.name}`}
      />
      <ClosingBand />
    </>
  );
}

export function head({ context, params, query }: PageProps, read: ReadData): Head {
  const slug = params['slug']!;
  const page = pageNumber(query);
  const author = read('author', { slug });
  if (!author?.ok)
    return { title: 'Error Loading Author', description: 'Unable to load the requested author.', noindex: true };
  const { name, bio } = author.value;
  return {
    title: page === 1 ? `Posts by ${name}` : `Posts by ${name}, page ${page}`,
    description: truncate(
      `${bio ?? ''} Everything ${name} has written for ${context.brand.name}, newest first.`.trim(),
      159,
    ),
    feed: `${href('blogAuthor', { slug })}/rss.xml`,
    ...listLinks(href('blogAuthor', { slug }), page, read('authorPosts', { slug, page })),
  };
}
