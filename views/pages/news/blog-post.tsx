import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { truncate } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import type { Post, PostPage, PostSummary } from '#shared/news/post.ts';
import type { Head } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { shareImagePath, shareImageSize } from '#shared/site/share-image.ts';
import { Callout } from '#views/components/callout.tsx';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link, NewsletterLink } from '#views/components/link.tsx';
import { useOpenSections } from '#views/components/page-hooks.ts';
import { RelatedSection } from '#views/components/related/related-section.tsx';
import { Section } from '#views/components/section.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { useSlugWarning } from '../not-found/slug-warning.ts';
import { AuthorBox } from './author.tsx';
import { ContentUnavailable } from './content-unavailable.tsx';
import { PostBody } from './post-body.tsx';
import { PostHeader } from './post-header.tsx';
import { ShareButtons } from './share.tsx';
import { TagList } from './tag-list.tsx';

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
          <TagList tags={post.tags} label="Topics of this article" />
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

/** Links to the next older and newer post. */
function PostNavigation({ newer, older }: Pick<PostPage, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav className="post-navigation" aria-label="Older and newer articles">
      {older && <PostNavigationLink post={older} rel="prev" label="Older" icon="arrow-left" />}
      {newer && <PostNavigationLink post={newer} rel="next" label="Newer" icon="arrow-right" />}
    </nav>
  );
}

type LinkProps = { post: PostSummary; rel: 'prev' | 'next'; label: string; icon: 'arrow-left' | 'arrow-right' };

function PostNavigationLink({ post, rel, label, icon }: LinkProps) {
  return (
    <Link
      className={`card post-navigation-link post-navigation-${rel}`}
      to={href('blogPost', { slug: post.slug })}
      rel={rel}
    >
      <span>
        <Icon name={icon} /> {label}
      </span>{' '}
      {`${truncate(post.title, limits.cardTitleLength)} `}
    </Link>
  );
}

/** Posts with the same tags. */
function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title="More on this" tone="subtle" className="no-print" action={{ label: 'All news', to: href('blog') }}>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} size={posts.length < 3 ? 'row' : 'normal'} />
        ))}
      </div>
    </Section>
  );
}
