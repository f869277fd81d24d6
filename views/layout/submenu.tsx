import type { NavigationItem } from '#shared/site/navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

/**
 * What a menu opens: links, and groups of links under a small heading. Below six, links carry their description; a
 * longer list sets its first apart, which leads to all of them.
 */
export function Submenu({ items, path }: { items: NavigationItem[]; path: string }) {
  const long = items.length >= 6;
  return (
    <div className="submenu">
      <ul>
        {items.map((item, place) =>
          item.children.length > 0 ? (
            <li key={item.title} className="submenu-group">
              <p>{item.title}</p>
              <ul className={item.children.length > 6 ? 'submenu-columns' : undefined}>
                {item.children.map((child) => (
                  <li key={child.title}>
                    <NavigationLink item={child} path={path} className="submenu-link" />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.title}>
              <NavigationLink
                item={item}
                path={path}
                className={long && place === 0 ? 'submenu-link submenu-featured' : 'submenu-link'}
                described={!long || place === 0}
                icon={long}
              />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
