import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { useSlugWarning } from '../not-found/slug-warning.ts';
import { AuthorBox } from './author-box.tsx';
import { ContentUnavailable } from './content-unavailable.tsx';
import { PostBody } from './post-body.tsx';
import { postHead } from './post-head.ts';
import { PostHeader } from './post-header.tsx';
import { Neighbours, Related } from './related-posts.tsx';
import { Share } from './share.tsx';

/** One post of the news. */
export function Page({ params, path, context }: PageProps) {
  const answer = useData('post', { slug: params['slug']! });
  useSlugWarning(params['slug']!);
  if (!answer.ok)
    return answer.reason === 'moved' ? (
      <Moved slug={answer.slug} />
    ) : (
      <ContentUnavailable kind="post" path={path} error={answer.error} />
    );
  const { post, newer, older, related } = answer.value;
  return (
    <>
      <article>
        <PostHeader post={post} />
        <PostBody post={post} />
        <footer className="wrap post-footer" data-below>
          <Share title={post.title} address={context.origin + post.url} />
          <AuthorBox author={post.primary_author} />
          <Neighbours newer={newer} older={older} />
        </footer>
      </article>
      <Related posts={related} />
      <ClosingBand />
    </>
  );
}

export function head({ context, params }: PageProps, read: ReadData): Head {
  const answer = read('post', { slug: params['slug']! });
  if (answer?.ok) return postHead(answer.value.post, context);
  return { title: 'Error Loading Post', description: 'Unable to load the requested post.', noindex: true };
}

/** A renamed post, met on a page change: on to its new address. The server redirects by itself. */
function Moved({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const to = useBrandPath()(href('blogPost', { slug }));
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
