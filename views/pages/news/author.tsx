import { initials, personNamed } from '#shared/firm/trust.ts';
import { fragmentId } from '#shared/format/text.ts';
import { ghostImage } from '#shared/news/ghost-image.ts';
import type { Author } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { ArrowLink } from '#views/components/link.tsx';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The author of a post, below its text; with the credential of whoever has the same name among the firm's people. */
export function AuthorBox({ author }: { author: Author }) {
  const { name, bio, website, slug } = author;
  const person = personNamed(usePageContext().brand.trust, name);
  return (
    <section className="callout author-box no-print" aria-label="About the author">
      <AuthorAvatar author={author} size={56} />
      <div>
        <h2 className="small-heading">{name}</h2>
        {person && <p>{[person.role, person.credential].filter(Boolean).join(' · ')}</p>}
        {bio && <p>{wholeFormNumbers(bio)}</p>}
        <p className="button-row">
          {slug && <ArrowLink to={href('blogAuthor', { slug })}>All articles by {name}</ArrowLink>}{' '}
          {person && <ArrowLink to={`${href('about')}#${fragmentId(name)}`}>About {name}</ArrowLink>}{' '}
          {website && <ArrowLink to={website}>Website</ArrowLink>}
        </p>
      </div>
    </section>
  );
}

/** The author's picture, that of the firm's person of this name, or the initials without one. Decorative: the name is always beside it. */
export function AuthorAvatar({ author, size = 56 }: { author: Author; size?: 40 | 56 | 112 }) {
  const { name } = author;
  const person = personNamed(usePageContext().brand.trust, name);
  const picture = author.profile_image ?? person?.photo;
  return (
    <span className={`author-face centered author-face-${size} no-print`} aria-hidden="true">
      {picture ? (
        <LazyImage src={ghostImage(picture, 600) ?? picture} alt="" width={size} height={size} />
      ) : (
        `${initials(name)} `
      )}
    </span>
  );
}
