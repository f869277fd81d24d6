import type { ClientBrand } from '../brands/client-brand.ts';
import type { BrandId } from '../brands/index.ts';
import type { StylesheetName } from './routes.ts';

/** What is the same for the whole page load; the server writes it once into the page, the browser reads it back. */
export type PageContext = {
  brand: ClientBrand;
  /** Value of `?domain=` when that chose the brand: links carry it on. */
  domainParam: string | null;
  siblings: { id: BrandId; name: string; tagline: string; summary: string; linkLabel: string; url: string }[];
  /** Scheme and host of this brand's canonical site, no slash at the end. */
  origin: string;
  /** Scheme and host of the default brand: posts and legal texts are canonical there. */
  mainOrigin: string;
  /** Folder of pictures, with the CDN in front when there is one: `/assets/<hash>`. */
  assetBase: string;
  /** Addresses of the stylesheets that only some pages need, for pages opened later in the browser. */
  stylesheets: Record<StylesheetName, string>;
  /** Address of the icon sprite, fetched by the browser after it has settled. */
  iconSprite: string;
  /** Moment of the render, ISO. Dates on the page count from here, so that both sides agree. */
  now: string;
  notice: string | null;
  /** Unknown host: the page is not for search engines. */
  noindex: boolean;
  thirdParties: ThirdParties;
  /** Coming dates for the card beside the hero; empty on brands that show questions instead. */
  heroDates: { date: string; title: string }[];
  /** How the brand was chosen, for the domain tester. */
  brandReason: { host: string; param: string | null; source: 'param' | 'host' | 'default' };
  /** A form sent without scripts that could not be accepted: its values and messages. */
  formState: FormState | null;
};

export type FormState = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
};

export type ThirdParties = {
  gtmId: string | null;
  chatSrc: string | null;
  analyticsSrc: string | null;
  speedInsightsSrc: string | null;
  badgeSrc: string | null;
};

/** Path with the brand parameter that the page was chosen by, so that a reload or a new tab stays in the brand. */
export function withBrand(context: Pick<PageContext, 'domainParam'>, path: string): string {
  if (!context.domainParam || !path.startsWith('/')) return path;
  const [address, fragment] = path.split('#') as [string, string?];
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}domain=${encodeURIComponent(context.domainParam)}${fragment ? `#${fragment}` : ''}`;
}
