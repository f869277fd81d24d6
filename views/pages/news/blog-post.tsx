import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Callout } from '#views/components/callout.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Link, NewsletterLink } from '#views/components/link.tsx';
import { useOpenSections } from '#views/components/page-hooks.ts';
import { loadRelatedSections, RelatedSection } from '#views/components/related/related-section.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { useSlugWarning } from '../not-found/slug-warning.ts';
import { AuthorBox } from './author-box.tsx';
import { ContentUnavailable } from './content-unavailable.tsx';
import { PostBody } from './post-body.tsx';
import { postHead } from './post-head.ts';
import { PostHeader } from './post-header.tsx';
import { PostNavigation, RelatedPosts } from './related-posts.tsx';
import { ShareButtons } from './share.tsx';

export const preload = loadRelatedSections;

/** A news post. */
export function Page({ params, path, context }: PageProps) {
  const result = useData('post', { slug: params['slug']! });
  useSlugWarning(params['slug']!);
  useOpenSections(path);
  if (!result.ok)
    return result.reason === 'redirected' ? (
      <RedirectToPost slug={result.slug} />
    ) : (
      <ContentUnavailable kind="post" path={path} error={result.error} />
    );
  const { post, newer, older, related } = result.value;
  return (
    <>
      <article>
        <PostHeader post={post} />
        {post.tax_year && ohioDate(new Date(context.now)) > `${post.tax_year + 1}-04-15` && (
          <OfAnEarlierYear year={post.tax_year} />
        )}
        <PostBody post={post} />
        <footer className="wrap post-footer">
          <ShareButtons title={post.title} url={context.origin + post.url} />
          <AuthorBox author={post.primary_author} />
          <NewsletterLink />
          <PostNavigation newer={newer} older={older} />
        </footer>
      </article>
      <RelatedSection tags={post.tags.map(({ slug }) => slug)} path={path} />
      <RelatedPosts posts={related} />
      <ClosingBand />
    </>
  );
}

/** The line on top of an article about a tax year whose returns are filed. */
function OfAnEarlierYear({ year }: { year: number }) {
  return (
    <div className="wrap wrap-narrow">
      <Callout tone="warning" title={`Written for tax year ${year}`}>
        <p>
          Later years have other dates and may have other amounts. See the{' '}
          <Link to={href('deadlines')}>deadline calendar</Link> and{' '}
          <Link to={href('whatsNew')}>what changed in tax</Link>.
        </p>
      </Callout>
    </div>
  );
}

export function head({ context, params }: PageProps, read: ReadData): Head {
  const result = read('post', { slug: params['slug']! });
  if (result?.ok) return postHead(result.value.post, context);
  return { title: 'Error Loading Post', description: 'Unable to load the requested post.', noindex: true };
}

/** The redirect of a post with a new slug on client navigation; on a page load the server redirects. */
function RedirectToPost({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const to = useBrandPath()(href('blogPost', { slug }));
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
