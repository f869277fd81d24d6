import { truncate } from '#shared/format/truncate.ts';
import type { Post } from '#shared/news/post.ts';
import type { Head } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { canonicalOrigin } from '#shared/site/page-owner.ts';
import { cardPath, cardSize } from '#shared/site/post-card.ts';
import { href } from '#shared/site/routes.ts';

/** With the ellipsis 160 characters. */
const descriptionLength = 159;

/** Head and structured data of a post; Ghost's meta fields win. */
export function postHead(post: Post, context: PageContext): Head {
  const description = truncate(post.meta_description ?? post.excerpt, descriptionLength);
  const picture = post.og_image ?? post.feature_image;
  return {
    title: post.meta_title ?? post.title,
    description: description || `An article by ${post.primary_author.name} on the news pages of ${context.brand.name}.`,
    canonical: post.canonical_url ?? href('blogPost', { slug: post.slug }),
    type: 'article',
    image: picture ?? cardPath(post),
    ...(!picture && { imageSize: cardSize }),
    imageAlt: (picture && picture === post.feature_image && post.feature_image_alt) || post.title,
    published: post.published_at ?? undefined,
    modified: post.updated_at ?? undefined,
    jsonLd: [blogPosting(post, context, description), breadcrumbs(post, context)],
  };
}

function blogPosting(post: Post, context: PageContext, description: string): object {
  const { brand, assetBase, origin } = context;
  const owner = canonicalOrigin(context, { name: 'blogPost', params: { slug: post.slug } });
  const { primary_author: author } = post;
  const picture = post.og_image ?? post.feature_image;
  const files = assetBase.startsWith('/') ? origin + assetBase : assetBase;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: truncate(post.title, 110),
    description,
    image: [picture ?? origin + cardPath(post)],
    datePublished: post.published_at ?? undefined,
    dateModified: post.updated_at ?? post.published_at ?? undefined,
    author: {
      '@type': isOffice(author.name) ? 'Organization' : 'Person',
      name: author.name,
      ...(author.slug && { url: owner + href('blogAuthor', { slug: author.slug }) }),
    },
    publisher: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand.name,
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${files}/brand/${brand.id}/icon-512.png` },
    },
    mainEntityOfPage: owner + post.url,
    keywords: post.tags.map(({ name }) => name).join(', ') || undefined,
    isAccessibleForFree: post.access,
    timeRequired: `PT${post.reading_time}M`,
    inLanguage: 'en-US',
  };
}

/** Whether an author is an office of the firm, such as "The Dresden office", and not a person. */
function isOffice(name: string): boolean {
  return name.startsWith('The ');
}

function breadcrumbs(post: Post, context: PageContext): object {
  const tag = post.primary_tag;
  const owner = canonicalOrigin(context, { name: 'blogPost', params: { slug: post.slug } });
  const crumbs = [
    { name: 'Home', path: href('home') },
    { name: 'News', path: href('blog') },
    ...(tag ? [{ name: tag.name, path: href('blogTag', { slug: tag.slug }) }] : []),
    { name: post.title, path: post.url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: owner + path,
    })),
  };
}
