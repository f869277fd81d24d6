import type { NavigationItem } from '#shared/site/navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

/**
 * The content of a menu: links, and groups of links under a small heading. Fewer than six links show their descriptions;
 * a longer list emphasises its first link, the overview page.
 */
export function Submenu({ items, path }: { items: NavigationItem[]; path: string }) {
  const long = items.length >= 6;
  return (
    <div className="submenu">
      <ul>
        {items.map((item, index) =>
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
                className={long && index === 0 ? 'submenu-link submenu-featured' : 'submenu-link'}
                described={!long || index === 0}
                icon={long}
              />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
