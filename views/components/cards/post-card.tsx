import { truncate } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import { coverOf } from '#shared/news/cover.ts';
import { ghostSrcset } from '#shared/news/ghost-image.ts';
import { type PostSummary, postDate } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { Link } from '../link.tsx';
import { Art } from '../picture/art.tsx';
import { LazyImage } from '../picture/lazy-image.tsx';

type Props = {
  post: PostSummary;
  /** `lead`: wide, picture beside the text; `row` and `normal`: small, picture at the left. */
  size?: 'normal' | 'lead' | 'row';
  /** Above the fold: the picture is not lazy. */
  eager?: boolean;
};

const sizes = {
  normal: '112px',
  lead: '(min-width: 1280px) 690px, (min-width: 1024px) 56vw, 92vw',
  row: '(min-width: 1024px) 200px, 112px',
};

/** Not "No." or "U.S." alone. */
const firstSentence = /^.{20,}?[.?!](?= )/;

/**
 * A post in a list: tag, date, reading time, truncated title and excerpt, in a row its first sentence. One without a picture
 * of its own has the illustration of its subject, except among many.
 */
export function PostCard({ post, size = 'normal', eager }: Props) {
  const { slug, title, excerpt, feature_image: picture, primary_tag: tag, published_at: published } = post;
  return (
    <article className={`post-card card-linked post-card-${size}`}>
      {(picture || size !== 'normal') && (
        <div className="post-card-picture">
          {picture ? (
            <LazyImage
              src={picture}
              alt={post.feature_image_alt ?? ''}
              width={640}
              height={400}
              srcSet={ghostSrcset(picture) ?? undefined}
              sizes={sizes[size]}
              eager={eager}
            />
          ) : (
            <Art scene={coverOf(post)} priority={eager ? 'high' : undefined} />
          )}
        </div>
      )}
      <p className="post-card-meta quiet">
        {tag && <span className="post-card-tag">{tag.name}</span>}{' '}
        {published && <time dateTime={published}>{postDate(published)}</time>} <span>{post.reading_time} min read</span>
      </p>
      <h3>
        <Link to={href('blogPost', { slug })}>{truncate(title, limits.cardTitleLength)}</Link>
      </h3>
      {excerpt && (
        <p className="post-card-excerpt">
          {truncate((size === 'row' && firstSentence.exec(excerpt)?.[0]) || excerpt, limits.cardExcerptLength)}
        </p>
      )}
    </article>
  );
}
