import { limits } from '#shared/limits.ts';
import type { PostCard } from '#shared/post.ts';
import { href } from '#shared/routes.ts';
import { LazyImage } from './lazy-image.tsx';
import { Link } from './link.tsx';
import { PostCover } from './post-cover.tsx';

type Props = { post: PostCard; size?: 'normal' | 'lead' };

/** A post in a list: picture or drawn cover, date, reading time, title and excerpt, cut as specified. */
export function PostCardView({ post, size = 'normal' }: Props) {
  return (
    <article className={`post-card card-linked${size === 'lead' ? ' post-card-lead' : ''}`}>
      <div className="post-card-picture">
        {post.feature_image ? (
          <LazyImage src={post.feature_image} alt={post.feature_image_alt ?? ''} width={640} height={400} />
        ) : (
          <PostCover slug={post.slug} />
        )}
      </div>
      <p className="post-card-meta">
        {post.primary_tag && <span>{post.primary_tag.name}</span>}
        {post.published_at && <time dateTime={post.published_at}>{postDate(post.published_at)}</time>}
        <span>{post.reading_time} min read</span>
      </p>
      <h3>
        <Link to={href('blogPost', { slug: post.slug })}>{cut(post.title, limits.cardTitleLength)}</Link>
      </h3>
      <p className="post-card-excerpt">{cut(post.excerpt, limits.cardExcerptLength)}</p>
    </article>
  );
}

/** Date of a post as printed, in Ohio. */
export function postDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}

/** Cut by code points, without a blank before the ellipsis. */
export function cut(text: string, length: number): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length).join('').trimEnd()}…`;
}
