import type { NavigationItem } from '#shared/site/navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

type Props = { items: NavigationItem[]; path: string };

/** A menu with more links than this has two columns. */
const linksInOneColumn = 10;

/** The content of a menu: links, and groups of links under a small heading. A long one has two columns. */
export function Submenu({ items, path }: Props) {
  const groups = items.filter(({ children }) => children.length > 0);
  const links = items.length + groups.flatMap(({ children }) => children).length;
  if (links <= linksInOneColumn || groups.length < 2) return <Column items={items} path={path} />;
  const second = items.indexOf(groups[1]!);
  return (
    <div className="submenu-pair">
      <Column items={items.slice(0, second)} path={path} />
      <Column items={items.slice(second)} path={path} />
    </div>
  );
}

/** Fewer than six links show their descriptions; a longer list emphasises its first link, the overview page. */
function Column({ items, path }: Props) {
  const long = items.length >= 6;
  return (
    <div className="submenu">
      <ul>
        {items.map((item, index) =>
          item.children.length > 0 ? (
            <Group key={item.title} item={item} path={path} />
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

/** A group with a description of its own has a page, which its heading leads to. */
function Group({ item, path }: { item: NavigationItem; path: string }) {
  return (
    <li className="submenu-group">
      {item.description ? (
        <NavigationLink item={item} path={path} className="submenu-link" described />
      ) : (
        <p>{item.title}</p>
      )}
      <ul className={item.children.length > 6 ? 'submenu-columns' : undefined}>
        {item.children.map((child) => (
          <li key={child.title}>
            <NavigationLink
              item={child}
              path={path}
              className="submenu-link"
              described={child.description !== ''}
              icon={child.description !== ''}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
