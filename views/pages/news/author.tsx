import { ghostImage } from '#shared/news/ghost-image.ts';
import type { Author } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { ArrowLink } from '#views/components/link.tsx';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';

/** The author of a post, below its text. */
export function AuthorBox({ author }: { author: Author }) {
  const { name, bio, website, slug } = author;
  return (
    <section className="author-box no-print" aria-label="About the author">
      <AuthorAvatar author={author} size={56} />
      <div>
        <h2>{name}</h2>
        {bio && <p>{wholeFormNumbers(bio)}</p>}
        <p className="button-row">
          {slug && <ArrowLink to={href('blogAuthor', { slug })}>All articles by {name}</ArrowLink>}{' '}
          {website && <ArrowLink to={website}>Website</ArrowLink>}
        </p>
      </div>
    </section>
  );
}

/** The author's picture, or the initials without one. Decorative: the name is always beside it. */
export function AuthorAvatar({ author, size = 56 }: { author: Author; size?: 40 | 56 | 112 }) {
  const { profile_image: picture, name } = author;
  return (
    <span className={`author-face author-face-${size} no-print`} aria-hidden="true">
      {picture ? (
        <LazyImage src={ghostImage(picture, 600) ?? picture} alt="" width={size} height={size} />
      ) : (
        `${initials(name)} `
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && word !== 'The');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
