import type { Brand } from '#shared/brands/brand.ts';
import { telHref } from '#shared/format/text.ts';
import { navigation } from '#shared/site/navigation.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Logo } from './logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { currentIn } from './navigation-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

type Props = { brand: Brand; context: PageContext; path: string; stylesheets?: { print: string; noScript: string } };

/** The browser fetches it when a script removes this, which React's types do not know. */
const untilIdle = { disabled: true };

/**
 * Header of every page, rendered on the server only. Scripts set `data-scrolled` on the root, the progress bar, the theme
 * and, after navigation, `aria-current`; they also close the menus. Before it, the stylesheets for paper and
 * for browsers with scripts off, for which no first paint waits.
 */
export function Header({ brand, context, path, stylesheets }: Props) {
  const items = navigation(brand);
  return (
    <>
      {stylesheets && (
        <>
          <link rel="stylesheet" media="print" href={stylesheets.print} {...untilIdle} />
          <noscript>
            <link rel="stylesheet" media="print" href={stylesheets.print} />
            <link rel="stylesheet" href={stylesheets.noScript} />
          </noscript>
        </>
      )}
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="header">
        <div className="progress" data-progress aria-hidden="true" />
        <div className="wrap header-bar">
          <Logo brand={brand} placement="header" />
          <MenuSheet brand={brand} items={items} current={currentIn(items, path)} />
          <div className="header-tools">
            <a
              className="header-phone"
              href={telHref(brand.contact.headerPhone)}
              aria-label={`Call ${brand.contact.headerPhone}`}
            >
              <Icon name="phone" />
              <span>{brand.contact.headerPhone}</span>
            </a>
            <ThemeMenu />
            <Link
              to={href('search')}
              className="header-icon header-search"
              aria-label="Search"
              data-tooltip="Search"
              data-search=""
            >
              <Icon name="search" />
            </Link>
            <a
              className="header-sign-in"
              href={brand.signupUrl}
              rel="noopener noreferrer"
              data-tooltip="Your account in our app. Papers go into the client portal."
            >
              <span>Sign up / </span>Sign in
            </a>{' '}
            <Button to={href('schedule')} size="sm" className="header-schedule">
              Schedule
            </Button>
            <button
              type="button"
              className="header-icon header-burger"
              popoverTarget="menu-sheet"
              aria-label="Menu"
              data-tooltip="Menu"
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <div className="header-space" />
      {context.notices.length > 0 && (
        <aside className="site-notice cluster" aria-label="Notice">
          <Icon name="info" />{' '}
          <span>
            {context.notices.slice(0, 3).join(' ')}
            {context.notices.length > 3 && (
              <>
                {' '}
                <Link to={href('contact')}>More on Contact</Link>
              </>
            )}
          </span>
        </aside>
      )}
    </>
  );
}
