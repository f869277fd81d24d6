import type { Brand } from '#shared/brands/brand.ts';
import { telHref } from '#shared/format/text.ts';
import type { NavigationItem } from '#shared/site/navigation.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Logo } from './logo.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { Submenu } from './submenu.tsx';
import { ThemeRow } from './theme-menu.tsx';

type Props = { brand: Brand; items: NavigationItem[]; path: string };

/**
 * The one menu: in the header of wide screens its links alone; below that a sheet, which is a popover, so that the browser
 * itself opens it, closes it and restores the focus.
 */
export function MenuSheet({ brand, items, path }: Props) {
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
              {item.children.length > 0 ? <Menu item={item} path={path} /> : <NavigationLink item={item} path={path} />}
            </li>
          ))}
        </ul>
      </nav>
      <ThemeRow />
      <p className="menu-sheet-sign-in">
        <Button to={brand.signupUrl} variant="secondary">
          Sign in
        </Button>
      </p>
      <div className="menu-sheet-foot bottom-bar bottom-bar-pair">
        <Button to={telHref(brand.contact.phone)} variant="secondary" icon="phone">
          Call
        </Button>
        <Button to={href('schedule')} icon="calendar-days">
          Schedule
        </Button>
      </div>
    </div>
  );
}

function Menu({ item, path }: { item: NavigationItem; path: string }) {
  const entries = item.children.flatMap((child) => [child, ...child.children]);
  const containsPage = item.href !== href('home') && entries.some((entry) => entry.href === path);
  return (
    <details className="menu" data-menu name="nav">
      <summary data-current={containsPage ? '' : undefined}>
        {item.title} <Icon name="chevron-down" />
      </summary>
      <Submenu items={item.children} path={path} />
    </details>
  );
}
