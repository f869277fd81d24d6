import type { PostTag, Tag } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { Link } from '#views/components/link.tsx';

const maxVisible = 5;
const maxTags = 100;

/** Tags as chips with the number of their posts where it is known; the rarer ones are folded. */
export function TagList({ tags, label }: { tags: (PostTag | Tag)[]; label: string }) {
  const rest = tags.slice(maxVisible, maxTags);
  if (tags.length === 0) return null;
  return (
    <nav className="tags" aria-label={label}>
      <Chips tags={tags.slice(0, maxVisible)} />
      {rest.length > 0 && (
        <details>
          <summary className="chip">{rest.length} more</summary>
          <Chips tags={rest} />
        </details>
      )}
    </nav>
  );
}

function Chips({ tags }: { tags: (PostTag | Tag)[] }) {
  return (
    <ul className="chips no-print">
      {tags.map((tag) => (
        <li key={tag.slug}>
          <Link className="chip" to={href('blogTag', { slug: tag.slug })}>
            {tag.name}
            {'count' in tag && <Count posts={tag.count.posts} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ posts }: { posts: number }) {
  return (
    <>
      {' '}
      <span aria-hidden="true">{posts}</span>
      <span className="visually-hidden">{`, ${postCount(posts)}`}</span>
    </>
  );
}

/** A number of posts in words: `1 post`, `12 posts`. */
export const postCount = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

const shapes = Array.from({ length: maxVisible }, (_, index) => `shape-${index}`);

/** In place of the tags while they load. */
export function TagShapes() {
  return (
    <div className="tags">
      <ul className="skeleton chips no-print" aria-hidden="true">
        {shapes.map((name) => (
          <li key={name} className="skeleton-bar tag-shape" />
        ))}
      </ul>
    </div>
  );
}
