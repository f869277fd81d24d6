import type { Brand } from '#shared/brands/brand.ts';
import { hasHours } from '#shared/firm/office-hours.ts';
import { postalAddress } from '#shared/firm/offices.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import {
  industries,
  legalPages,
  locations,
  type NavigationItem,
  services,
  taxResources,
} from '#shared/site/navigation.ts';
import { consentLabel, type PageContext } from '#shared/site/page-context.ts';
import { href, routes, showsFeed } from '#shared/site/routes.ts';
import { StackMark } from '../art/stack-mark.tsx';
import { OpenNow } from '../components/cards/open-now.tsx';
import { Icon } from '../components/icon.tsx';
import { Link, NewsletterLink, PhoneLink } from '../components/link.tsx';
import { useBrandPath } from '../runtime/page-context.tsx';
import { Logo } from './logo.tsx';
import { type Current, currentIn, NavigationLink } from './navigation-link.tsx';

const social = ['facebook', 'linkedin', 'instagram'] as const;
const socialNames = { facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' };

type Props = { brand: Brand; context: PageContext; path: string };

/**
 * Footer of every page, rendered on the server only. Its lists stand twice in the HTML, as columns and as disclosures, and
 * the stylesheet shows one of them: closed disclosures cannot be opened by a stylesheet in all browsers. The feed link is shown on home and news; a script updates it after
 * navigation.
 */
export function Footer({ brand, context, path }: Props) {
  const withBrand = useBrandPath();
  const { legalName } = brand.trust;
  const year = ohioDate(new Date(context.now)).slice(0, 4);
  const lists = [
    { title: 'Services', items: services(brand) },
    { title: 'Industries', items: [...industries(), plain('View All', href('industries'))] },
    { title: 'Locations', items: locations(brand) },
    {
      title: 'Resources',
      items: [plain(routes.blog.label, href('blog')), ...taxResources(), plain(routes.search.label, href('search'))],
    },
  ];
  const current = currentIn([...lists.flatMap(({ items }) => items), ...legalPages()], path);
  const feedLink = (
    <li>
      <a className="round-button" href={withBrand('/rss.xml')} aria-label="RSS" data-tooltip="RSS">
        <Icon name="rss" />
      </a>
    </li>
  );
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-brand">
            <Logo brand={brand} placement="footer" />
            <address>
              {brand.offices.map((office) => (
                <div key={office.id}>
                  {postalAddress(office)}
                  {hasHours(office) && <OpenNow office={office} />}
                </div>
              ))}
              <PhoneLink /> <a href={`mailto:${brand.contact.emails[0]}`}>{brand.contact.emails[0]}</a>
            </address>
            <ul className="cluster footer-social">
              {social.map((network) => (
                <li key={network}>
                  <a
                    className="round-button"
                    href={brand.socialMedia[network]}
                    aria-label={socialNames[network]}
                    data-tooltip={socialNames[network]}
                    rel="noopener noreferrer"
                  >
                    <Icon name={network} className="icon-solid" />
                  </a>
                </li>
              ))}
              <template data-rss>{feedLink}</template>
              {showsFeed(path) && feedLink}
            </ul>
            <NewsletterLink />
            {context.thirdParties.badge && <div className="footer-badge" data-badge />}
          </div>
          {lists.map(({ title, items }) => (
            <FooterList key={title} title={title} items={items} current={current} />
          ))}
        </div>
        <div className="footer-disclosures">
          {lists.map(({ title, items }) => (
            <details key={title}>
              <summary>
                {title} <Icon name="chevron-down" />
              </summary>
              <FooterList title={title} items={items} current={current} />
            </details>
          ))}
        </div>
        <ul className="footer-brands">
          {context.siblings.map(({ id, name, tagline, url }) => (
            <li key={id}>
              <a href={url} aria-current={id === brand.id ? 'true' : undefined}>
                <StackMark brand={id} />
                <span>
                  <strong>{name}</strong> {tagline}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="footer-legal cluster">
          <p>
            © {year} {brand.name}
            {legalName && (
              <>, a trade name of {legalName.url ? <a href={legalName.url}>{legalName.name}</a> : legalName.name}</>
            )}
          </p>
          <ul className="cluster">
            {legalPages().map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} current={current} />
              </li>
            ))}
            {Object.values(context.thirdParties).some(Boolean) && (
              <li>
                <button type="button" className="footer-consent" data-consent hidden>
                  {consentLabel}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, items, current }: { title: string; items: NavigationItem[]; current: Current }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <Link to={item.href} aria-current={item.href === current.path ? current.as : undefined}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function plain(title: string, path: string): NavigationItem {
  return { title, href: path, description: '', icon: 'arrow-right', external: false, children: [] };
}
