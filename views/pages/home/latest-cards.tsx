import type { PostCard } from '#shared/news/post.ts';
import { PostCardView } from '#views/components/cards/post-card-view.tsx';
import { NoPosts } from '#views/components/empty-state.tsx';

/** The cards of the newest posts. @param failed they could not be loaded */
export function LatestCards({ posts, failed }: { posts: PostCard[]; failed: boolean }) {
  if (posts.length === 0) return <NoPosts failed={failed} />;
  return (
    <div className="post-grid">
      {posts.map((post) => (
        <PostCardView key={post.slug} post={post} />
      ))}
    </div>
  );
}
