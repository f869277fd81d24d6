import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { telHref } from '#shared/format/text.ts';
import { useBrandPath, usePageContext } from '../runtime/page-context.tsx';
import { Icon } from './icon.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/**
 * An internal link (`to={href('contact')}`) or an external one. A plain anchor: before hydration the browser follows it,
 * afterwards one listener on the document turns clicks on internal links into client navigation, also in Ghost's HTML.
 */
export function Link({ to, ...rest }: LinkProps) {
  const withBrand = useBrandPath();
  return /^https?:/.test(to) ? (
    <a href={to} rel="noopener noreferrer" {...rest} />
  ) : (
    <a href={withBrand(to)} {...rest} />
  );
}

/** The way to the news by email, at the news service, where the brand has one. */
export function NewsletterLink() {
  const { newsletterUrl } = usePageContext().brand;
  return (
    newsletterUrl && (
      <p>
        <Link to={newsletterUrl}>Get our news by email</Link>
      </p>
    )
  );
}

/** The brand's telephone number, which a press calls. */
export function PhoneLink() {
  const { phone } = usePageContext().brand.contact;
  return <a href={telHref(phone)}>{phone}</a>;
}

/** A text link with an arrow that moves on hover and points up and out for other sites. */
export function ArrowLink({ to, children, onClick }: { to: string; children: ReactNode; onClick?: () => void }) {
  return (
    <Link to={to} className="arrow-link" onClick={onClick}>
      {children}
      <Icon name={/^https?:/.test(to) ? 'arrow-up-right' : 'arrow-right'} />
    </Link>
  );
}
