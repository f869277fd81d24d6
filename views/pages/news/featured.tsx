import * as limits from '#shared/limits.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { Section } from '#views/components/section.tsx';

/** The posts marked as featured in Ghost: one large, the others below it. */
export function Featured({ posts }: { posts: PostSummary[] }) {
  const [lead, ...others] = posts.slice(0, limits.pageSize.featured);
  if (!lead) return null;
  return (
    <Section className="featured">
      <h2 className="visually-hidden">Featured</h2>
      <div className="featured-grid">
        <PostCard post={lead} size="lead" eager />
        {others.map((post) => (
          <PostCard key={post.id} post={post} size="row" />
        ))}
      </div>
    </Section>
  );
}
