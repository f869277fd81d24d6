import { Link } from './link.tsx';

type Props = {
  links: readonly { label: string; to: string }[];
  className?: 'plain-list' | 'sister-sites';
};

/** A list of links: one below the other, or as tiles for sites and towns. */
export function LinkList({ links, className = 'plain-list' }: Props) {
  return (
    <ul className={className === 'sister-sites' ? 'auto-grid sister-sites' : className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
