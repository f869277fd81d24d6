import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { truncate } from '#shared/format/text.ts';
import type { Post } from '#shared/news/post.ts';
import type { Head } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { shareImagePath, shareImageSize } from '#shared/site/share-image.ts';
import { staticParts } from '#views/components/static-page.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { useSlugWarning } from '../not-found/slug-warning.ts';
import { ContentUnavailable } from './content-unavailable.tsx';
import { PostBody } from './post-body.tsx';
import { ShareButtons } from './share.tsx';

const Text = staticParts(() => import('./post-text.tsx'));

/** A news post. */
export function Page({ params, path, context }: PageProps) {
  const result = useData('post', { slug: params['slug']! });
  useSlugWarning(params['slug']!);
  if (!result.ok)
    return result.reason === 'redirected' ? (
      <RedirectToPost slug={result.slug} />
    ) : (
      <ContentUnavailable kind="post" path={path} error={result.error} />
    );
  const { post } = result.value;
  return (
    <>
      <article>
        <Text part="Head" id={`${path}#Head`} {...result.value} />
        <PostBody post={post} />
        <footer className="wrap post-footer">
          <Text part="Topics" id={`${path}#Topics`} {...result.value} />
          <ShareButtons title={post.title} url={context.origin + post.url} />
          <Text part="About" id={`${path}#About`} className="post-about" {...result.value} />
        </footer>
      </article>
      <Text part="Below" id={`${path}#Below`} {...result.value} />
    </>
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

/** With the ellipsis 160 characters. */
const descriptionLength = 159;

/** Head of a post; Ghost's meta fields win. */
function postHead(post: Post, context: PageContext): Head {
  const description = truncate(post.meta_description ?? post.excerpt, descriptionLength);
  const picture = post.og_image ?? post.feature_image;
  return {
    title: post.meta_title ?? post.title,
    description: description || `An article by ${post.primary_author.name} on the news pages of ${context.brand.name}.`,
    canonical: post.canonical_url ?? href('blogPost', { slug: post.slug }),
    type: 'article',
    image: picture ?? shareImagePath(post),
    ...(!picture && { imageSize: shareImageSize }),
    imageAlt: (picture && picture === post.feature_image && post.feature_image_alt) || post.title,
    published: post.published_at ?? undefined,
    modified: post.updated_at ?? undefined,
  };
}
