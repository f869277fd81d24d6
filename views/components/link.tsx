import type { AnchorHTMLAttributes } from 'react';
import { useBrandPath } from '../runtime/page-context.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/**
 * A link within the site (`to={href('contact')}`) or out of it. A plain anchor: before React the browser follows it,
 * afterwards one listener on the document turns clicks on own addresses into page changes, in Ghost's texts too.
 */
export function Link({ to, ...rest }: Props) {
  const withBrand = useBrandPath();
  const external = /^https?:/.test(to);
  return <a href={external ? to : withBrand(to)} {...(external && { rel: 'noopener noreferrer' })} {...rest} />;
}
