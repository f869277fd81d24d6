import { cutText } from '#shared/cut-text.ts';
import type { Head } from '#shared/head.ts';
import { pageNumber } from '#shared/page-data.ts';
import { href } from '#shared/routes.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { ClosingBand } from '../components/closing-band.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useData } from '../data.tsx';
import { AuthorFace } from '../news/author-face.tsx';
import { ListSection, listLinks } from '../news/list-section.tsx';
import { postCount } from '../news/post-count.ts';
import { Unavailable } from '../not-found/unavailable.tsx';
import type { PageProps, ReadData } from '../page.ts';

/** An author with everything they wrote, in pages of nine. */
export function Page({ params, query, path }: PageProps) {
  const slug = params['slug']!;
  const page = pageNumber(query);
  const answer = useData('author', { slug });
  const posts = useData('authorPosts', { slug, page });
  if (!answer.ok) return <Unavailable kind="author" path={path} error={answer.error} />;
  const author = answer.value;
  return (
    <>
      <PageHead
        title={page === 1 ? author.name : `${author.name}, page ${page}`}
        lead={author.bio ?? undefined}
        crumbs={[{ label: 'News', to: href('blog') }, { label: author.name }]}
        action={null}
      >
        <p className="news-ways">
          <AuthorFace author={author} size={112} />
          {posts.ok && <span>{postCount(posts.value.total)}</span>}
          {author.website && <ArrowLink to={author.website}>Website of {author.name}</ArrowLink>}
        </p>
      </PageHead>
      <ListSection
        list={{ name: 'authorPosts', slug }}
        answer={posts}
        address={href('blogAuthor', { slug })}
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
    description: cutText(
      `${bio ?? ''} Everything ${name} has written for ${context.brand.name}, newest first.`.trim(),
      160,
    ),
    shared: true,
    ...listLinks(href('blogAuthor', { slug }), page, read('authorPosts', { slug, page })),
  };
}
