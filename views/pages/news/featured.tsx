import * as limits from '#shared/limits.ts';
import { distinctCovers } from '#shared/news/cover.ts';
import type { PostCard } from '#shared/news/post.ts';
import { PostCardView } from '#views/components/cards/post-card-view.tsx';
import { Section } from '#views/components/section.tsx';

/** The posts marked as featured in Ghost: one large, the others below it. */
export function Featured({ posts }: { posts: PostCard[] }) {
  const [lead, ...others] = distinctCovers(posts.slice(0, limits.pageSize.featured));
  if (!lead) return null;
  return (
    <Section className="featured">
      <h2 className="visually-hidden">Featured</h2>
      <div className="featured-grid">
        <PostCardView post={lead} size="lead" eager />
        {others.map((post) => (
          <PostCardView key={post.id} post={post} size="row" />
        ))}
      </div>
    </Section>
  );
}
