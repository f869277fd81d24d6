import { ghostImage } from '#shared/news/ghost-image.ts';
import type { Author } from '#shared/news/post.ts';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';

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
