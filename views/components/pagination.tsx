import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Props = {
  /** Number of this page, from 1. */
  page: number;
  /** Number of the next page; null at the end. */
  next: number | null;
  /** URL of a page by its number. */
  to: (page: number) => string;
  /** Accessible name of the navigation. */
  label?: string;
};

/** Links to the newer and the older page of a list. */
export function Pagination({ page, next, to, label = 'Pages' }: Props) {
  if (page === 1 && next === null) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button button-secondary">
          <Icon name="arrow-left" /> Newer
        </Link>
      )}{' '}
      <span className="pagination-page">Page {page}</span>{' '}
      {next !== null && (
        <Link to={to(next)} rel="next" className="button button-secondary">
          Older <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
