import { truncate } from '#shared/format/text.ts';
import type { Post } from '#shared/news/post.ts';
import type { Head } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { shareImagePath, shareImageSize } from '#shared/site/share-image.ts';

/** With the ellipsis 160 characters. */
const descriptionLength = 159;

/** Head of a post; Ghost's meta fields win. */
export function postHead(post: Post, context: PageContext): Head {
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
