import type { Author } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { ArrowLink } from '#views/components/link.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { AuthorAvatar } from './author-face.tsx';

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
