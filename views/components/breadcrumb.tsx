import { href } from '#shared/site/routes.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** The path from Home to this page. `crumbs` follow Home; the one without `to` is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const home = href('home');
  const path = crumbs[0]?.to === home ? crumbs : [{ label: 'Home', to: home }, ...crumbs];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {path.map(({ label, to }) => (
          <li key={to ?? ''}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
