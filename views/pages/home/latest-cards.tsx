import type { PostSummary } from '#shared/news/post.ts';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { NoPosts } from '#views/components/empty-state.tsx';

/** The cards of the newest posts. @param failed they could not be loaded */
export function LatestCards({ posts, failed }: { posts: PostSummary[]; failed: boolean }) {
  if (posts.length === 0) return <NoPosts failed={failed} />;
  return (
    <div className="post-grid">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} size="row" />
      ))}
    </div>
  );
}
