import type { Author } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { AuthorFace } from './author-face.tsx';

/** Who wrote a post, below it. */
export function AuthorBox({ author }: { author: Author }) {
  const { name, bio, website, slug } = author;
  return (
    <section className="author-box" aria-label="About the author">
      <AuthorFace author={author} size={56} />
      <div>
        <h2>{name}</h2>
        {bio && <p>{bio}</p>}
        <p className="author-box-links">
          {slug && <ArrowLink to={href('blogAuthor', { slug })}>All articles by {name}</ArrowLink>}
          {website && <ArrowLink to={website}>Website</ArrowLink>}
        </p>
      </div>
    </section>
  );
}
