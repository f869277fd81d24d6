import type { NavigationItem } from '#shared/site/navigation.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { IconName } from '../runtime/icon-names.ts';

type Props = { item: NavigationItem; path: string; className?: string; described?: boolean; icon?: boolean };

/** One link of the navigation; links to other sites have an arrow. */
export function NavigationLink({ item, path, className, described, icon }: Props) {
  return (
    <Link to={item.href} className={className} aria-current={item.href === path ? 'page' : undefined}>
      {icon && <Icon name={item.icon as IconName} />}
      <span>
        {item.title}
        {item.external && <Icon name="arrow-up-right" className="icon-external" />}
        {described && item.description && <small>{` ${item.description}`}</small>}
      </span>
    </Link>
  );
}
