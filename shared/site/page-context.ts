import { type BrandId, type ByBrand, brandIds } from '../brands/brand.ts';
import type { ClientBrand } from '../brands/client-brand.ts';
import type { EmailSuggestion } from '../contact/email-suggestion.ts';
import type { StylesheetName } from './routes.ts';
import type { ThirdParties } from './third-parties.ts';

/** The context of a page load: the server embeds it in the document as JSON, the browser parses it. */
export type PageContext = {
  brand: ClientBrand;
  /** Value of `?domain=` when it chose the brand: links keep it. */
  domainParam: string | null;
  siblings: { id: BrandId; name: string; tagline: string; summary: string; linkLabel: string; url: string }[];
  /** Scheme and host of this brand's canonical site, without a trailing slash. */
  origin: string;
  /** Base URL of static files, on the CDN if configured: `/assets/<hash>`. */
  assetBase: string;
  /** URLs of the page stylesheets, for client navigation. */
  stylesheets: Record<StylesheetName, string>;
  /** URL of the icon sprite, which the browser fetches when idle. */
  iconSprite: string;
  /** URL of the list of each page's scripts, which the browser fetches when idle. */
  pageChunks: string;
  /** Time of the render (ISO 8601). Dates on the page are relative to it, so that hydration matches. */
  now: string;
  /** Sentences on top of the page. */
  notices: readonly string[];
  /** Unknown host: the page must not be indexed. */
  noindex: boolean;
  thirdParties: ThirdParties;
  /** Whether tools and search work offline: the owner can switch it off. */
  offlineTools: boolean;
  /** Whether who writes by the contact form gets a receipt by email. */
  mailsReceipts: boolean;
  /** The next day on which something is due, for the hero card. */
  nextDue: { date: string; title: string } | null;
  /** How the brand was chosen, for the domain tester. */
  brandReason: { host: string; param: string | null; source: 'param' | 'host' | 'default' };
  /** What became of a form posted without scripts: its values and error messages, or whom we answer. */
  formState: FormState | null;
};

export type FormState = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
  /** The page that a posted form came back with, as path and query. The address of its document is that of the form's action. */
  page?: string;
  /** Free times (`start` of a slot) nearest to a time that could not be booked. */
  next?: string[];
  /** A mistyped domain of the email address. */
  emailSuggestion?: EmailSuggestion | null;
  /** The form was accepted: where the answer goes. */
  answerTo?: AnswerTo;
};

/** Address and telephone of a message, as they were understood, and whether a receipt is on its way there. */
export type AnswerTo = { email: string; phone?: string | undefined; receipt: boolean };

/** Label of the footer's button that asks about third-party scripts again; the legal texts name it. */
export const consentLabel = 'Cookie choices';

/** Adds `?domain=` to a path if it chose the brand of the page, so that a reload or a new tab keeps the brand. */
export function withBrand(context: Pick<PageContext, 'domainParam'>, path: string): string {
  if (!context.domainParam || !path.startsWith('/')) return path;
  const [pathAndQuery, fragment] = path.split('#') as [string, string?];
  const separator = pathAndQuery.includes('?') ? '&' : '?';
  return `${pathAndQuery}${separator}domain=${encodeURIComponent(context.domainParam)}${fragment ? `#${fragment}` : ''}`;
}

/** The text of a brand, or the first brand's where it has none of its own. */
export function forBrand<T>(texts: ByBrand<T>, id: BrandId): T {
  return texts[id] ?? texts[brandIds[0]];
}
