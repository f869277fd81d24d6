import { href } from '#shared/site/routes.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** The way from Home to here. `crumbs` come after Home; one without `to` is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const home = href('home');
  const way = crumbs[0]?.to === home ? crumbs : [{ label: 'Home', to: home }, ...crumbs];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {way.map(({ label, to }) => (
          <li key={to ?? ''}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
