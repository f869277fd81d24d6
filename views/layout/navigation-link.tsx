import type { NavigationItem } from '#shared/site/navigation.ts';
import { nearestPath } from '#shared/site/routes.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { IconName } from '../runtime/icon-names.ts';

/** The page that is marked in the menus: this one, or one above it. */
export type Current = { path: string; as: 'page' | 'true' };

/** What is marked in menus with these items: the page of `path` itself, or else the nearest above it. */
export function currentIn(items: readonly NavigationItem[], path: string): Current {
  const nearest = nearestPath(path, new Set(hrefs(items)));
  return { path: nearest, as: nearest === path ? 'page' : 'true' };
}

const hrefs = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, children }) => [href, ...hrefs(children)]);

type Props = { item: NavigationItem; current: Current; className?: string; described?: boolean; icon?: boolean };

/** One link of the navigation; links to other sites have an arrow. */
export function NavigationLink({ item, current, className, described, icon }: Props) {
  return (
    <Link to={item.href} className={className} aria-current={item.href === current.path ? current.as : undefined}>
      {icon && <Icon name={item.icon as IconName} />}
      <span>
        {item.title}
        {item.external && <Icon name="arrow-up-right" className="icon-external" />}
        {described && item.description && <small>{` ${item.description}`}</small>}
      </span>
    </Link>
  );
}
