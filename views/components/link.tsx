import { type AnchorHTMLAttributes, use } from 'react';
import { telHref } from '#shared/format/tel-href.ts';
import { useBrandPath, usePageContext } from '../runtime/page-context.tsx';
import { DataContext } from '../runtime/use-data.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/**
 * An internal link (`to={href('contact')}`) or an external one. A plain anchor: before hydration the browser follows it,
 * afterwards one listener on the document turns clicks on internal links into client navigation, also in Ghost's HTML.
 */
export function Link({ to, ...rest }: Props) {
  const withBrand = useBrandPath();
  return /^https?:/.test(to) ? <ExternalLink to={to} {...rest} /> : <a href={withBrand(to)} {...rest} />;
}

/**
 * On paper a URL is spelled out after its first link, so the server marks the later ones, as it does in posts
 * (server/content/html/post-html.ts). The browser leaves the mark as it is.
 */
function ExternalLink({ to, ...rest }: Props) {
  const linked = use(DataContext)?.linked;
  const repeated = linked?.has(to) ? '' : undefined;
  linked?.add(to);
  return <a href={to} rel="noopener noreferrer" data-repeated={repeated} suppressHydrationWarning {...rest} />;
}

/** The brand's telephone number, which a press calls. */
export function PhoneLink() {
  const { phone } = usePageContext().brand.contact;
  return <a href={telHref(phone)}>{phone}</a>;
}
