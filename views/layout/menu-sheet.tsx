import type { Brand } from '#shared/brands/brand.ts';
import { telHref } from '#shared/format/text.ts';
import type { NavigationItem } from '#shared/site/navigation.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Logo } from './logo.tsx';
import { type Current, NavigationLink } from './navigation-link.tsx';
import { ThemeRow } from './theme-menu.tsx';

type MenuSheetProps = { brand: Brand; items: NavigationItem[]; current: Current };

/**
 * The one menu: in the header of wide screens its links alone; below that a sheet, which is a popover, so that the browser
 * itself opens it, closes it and restores the focus.
 */
export function MenuSheet({ brand, items, current }: MenuSheetProps) {
  return (
    <div className="menu-sheet" id="menu-sheet" popover="auto">
      <div className="menu-sheet-head">
        <Logo brand={brand} placement="header" />
        <Link to={href('search')} className="header-icon" aria-label="Search" data-search="">
          <Icon name="search" />
        </Link>
        <button
          type="button"
          className="header-icon"
          popoverTarget="menu-sheet"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="header-nav" aria-label="Main">
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              {item.children.length > 0 ? (
                <Menu item={item} current={current} />
              ) : (
                <NavigationLink item={item} current={current} className="menu-entry" />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ThemeRow />
      <p className="menu-sheet-sign-in">
        <Button to={brand.signupUrl} variant="secondary">
          Sign up / Sign in
        </Button>
        <small>
          Your account in our app. Papers go into the <Link to={brand.portalUrl}>client portal</Link>.
        </small>
      </p>
      <div className="menu-sheet-foot bottom-bar bottom-bar-pair">
        <Button to={telHref(brand.contact.headerPhone)} variant="secondary" icon="phone">
          Call
        </Button>
        <Button to={href('schedule')} icon="calendar-days">
          Schedule
        </Button>
      </div>
    </div>
  );
}

function Menu({ item, current }: { item: NavigationItem; current: Current }) {
  const entries = item.children.flatMap((child) => [child, ...child.children]);
  const containsPage = item.href !== href('home') && entries.some((entry) => entry.href === current.path);
  return (
    <details className="menu" data-menu name="nav">
      <summary className="menu-entry" data-current={containsPage ? '' : undefined}>
        {item.title} <Icon name="chevron-down" />
      </summary>
      <Submenu items={item.children} current={current} />
    </details>
  );
}

type SubmenuProps = { items: NavigationItem[]; current: Current };

/** A menu with more links than this has two columns. */
const linksInOneColumn = 10;

/** The content of a menu: links, and groups of links under a small heading. A long one has two columns. */
export function Submenu({ items, current }: SubmenuProps) {
  const groups = items.filter(({ children }) => children.length > 0);
  const links = items.length + groups.flatMap(({ children }) => children).length;
  if (links <= linksInOneColumn || groups.length < 2) return <Column items={items} current={current} />;
  const second = items.indexOf(groups[1]!);
  return (
    <div className="submenu-pair">
      <Column items={items.slice(0, second)} current={current} />
      <Column items={items.slice(second)} current={current} />
    </div>
  );
}

/** Fewer than six links show their descriptions; a longer list only that of its first link, the overview page. */
function Column({ items, current }: SubmenuProps) {
  const long = items.length >= 6;
  return (
    <div className="submenu frame">
      <ul>
        {items.map((item, index) =>
          item.children.length > 0 ? (
            <Group key={item.title} item={item} current={current} />
          ) : (
            <li key={item.title}>
              <NavigationLink
                item={item}
                current={current}
                className="submenu-link"
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
function Group({ item, current }: { item: NavigationItem; current: Current }) {
  return (
    <li className="submenu-group">
      {item.description ? (
        <NavigationLink item={item} current={current} className="submenu-link" described />
      ) : (
        <p>{item.title}</p>
      )}
      <ul className={item.children.length > 6 ? 'submenu-columns' : undefined}>
        {item.children.map((child) =>
          child.children.length > 0 ? (
            <Group key={child.title} item={child} current={current} />
          ) : (
            <li key={child.title}>
              <NavigationLink item={child} current={current} className="submenu-link" described />
            </li>
          ),
        )}
      </ul>
    </li>
  );
}
