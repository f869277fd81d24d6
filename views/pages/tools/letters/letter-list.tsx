import { href } from '#shared/site/routes.ts';
import type { LetterLink } from '#shared/tax/letters/letter.ts';
import { Link } from '#views/components/link.tsx';

/** Letters by number and name, each a link to its page. */
export function LetterList({ letters }: { letters: readonly LetterLink[] }) {
  return (
    <ul className="auto-grid letter-list">
      {letters.map(({ slug, number, name }) => (
        <li key={slug}>
          <Link to={href('taxLetter', { slug })}>
            <strong>{number}</strong> <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
