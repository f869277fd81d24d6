import { truncate } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import type { PostPage, PostSummary } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';

/** Links to the next older and newer post. */
export function PostNavigation({ newer, older }: Pick<PostPage, 'newer' | 'older'>) {
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
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title="More on this" tone="subtle" className="no-print" action={{ label: 'All news', to: href('blog') }}>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </Section>
  );
}
