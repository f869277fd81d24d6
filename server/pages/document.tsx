import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clientBrand } from '#shared/brands/client-brand.ts';
import { type Brand, type BrandId, type Brands, brandIds } from '#shared/brands/index.ts';
import { specialDaysNotices } from '#shared/firm/hour-instructions.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { RouteName } from '#shared/site/routes.ts';
import { configuredThirdParties } from '#shared/site/third-parties.ts';
import { namesInHero } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import { Document, type DocumentProps } from '#views/layout/document.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { type BrandChoice, originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import type { Assets } from '../http/assets.ts';
import { mailsReceipts } from '../mail/mailbox.ts';

export type DocumentDeps = { assets: Assets; brands: Brands };
type ContextDeps = DocumentDeps & { env: Env; now: () => number };
export type CreateContext = (choice: BrandChoice) => PageContext;
type Page = {
  context: PageContext;
  /** The page whose stylesheet the document has. */
  route: RouteName;
  /** Marked as the current page in the menus; empty for none. */
  path: string;
  head: HeadTag[];
};

/** Builds what is the same for a whole page load. */
export function createPageContext({ env, assets, brands, now }: ContextDeps): CreateContext {
  const origins = Object.fromEntries(brandIds.map((id) => [id, originOf(brands[id], env.PORT)]));
  const siblings = brandIds.map((id) => {
    const { tagline, summary, linkLabel } = brands[id];
    // No line ends at its ampersand.
    const name = brands[id].name.replace(' & ', '\u00a0&\u00a0');
    return { id, name, tagline, summary, linkLabel, url: `${origins[id]}/` };
  });
  const thirdParties = configuredThirdParties(env);
  const nextDue = createNextDue();
  return (choice) => ({
    brand: clientBrand(brands[choice.id]),
    domainParam: choice.domainParam,
    siblings,
    origin: origins[choice.id]!,
    assetBase: assets.assetBase,
    stylesheets: assets.pageStylesheets,
    iconSprite: assets.iconSprite,
    pageChunks: assets.pageChunks,
    now: new Date(now()).toISOString(),
    notices: noticesOn(ohioDate(new Date(now())), brands[choice.id]),
    noindex: !choice.knownHost,
    thirdParties,
    offlineTools: env.OFFLINE_TOOLS,
    mailsReceipts: mailsReceipts(env),
    nextDue: nextDue(brands[choice.id], new Date(now())),
    brandReason: choice.reason,
    formState: null,
  });
}

/** The next day on which something is due, for each brand's hero. Computed once an hour: the day changes on the hour in Ohio too. */
function createNextDue() {
  const computed = new Map<BrandId, { hour: string; due: PageContext['nextDue'] }>();
  return ({ id, heroFilers = [] }: Brand, now: Date): PageContext['nextDue'] => {
    const hour = now.toISOString().slice(0, 13);
    const last = computed.get(id);
    if (last?.hour === hour) return last.due;
    const [day] = dueDatesByDay(heroFilers, now);
    const due = day ? { date: day.date, title: namesInHero(day) } : null;
    computed.set(id, { hour, due });
    return due;
  };
}

/** The owner's notice while its last day is not over, and days with other office hours that are near. */
function noticesOn(today: string, { notice, offices }: Brand): string[] {
  const isShown = notice && (!notice.until || today <= notice.until);
  // The days' lines follow it.
  const said = isShown ? [notice.text.replace(/[\p{L}\d)]$/u, '$&.')] : [];
  return [...said, ...specialDaysNotices(offices, today)];
}

/** What a document holds beside its page; without more attributes of the inline script it needs no script of React's. */
export function documentProps({ assets, brands }: DocumentDeps, { context, route, path, head }: Page): DocumentProps {
  const brand = brands[context.brand.id];
  return {
    brand,
    context,
    path,
    head,
    structuredData: [],
    inlineScript: assets.inlineScript,
    inlineScriptAttributes: {},
    stylesheets: assets.stylesheets(brand.id, route),
    headerStylesheets: assets.headerStylesheets,
    fonts: assets.fonts(brand.id),
    symbols: assets.symbols,
  };
}

/** How the brand was chosen, on a page that others see too. */
export const unknownReason: PageContext['brandReason'] = { host: '', param: null, source: 'default' };

export type PlainPage = ReturnType<typeof createPlainPage>;

type Options = {
  title: string;
  /** The page whose stylesheet it has. */
  route?: RouteName;
  /** Marked as the current page in the menus. */
  path?: string;
};

/** Writes a page that is not one of the route table, such as the answer to a posted form: not for search engines. */
export function createPlainPage({ assets, brands, createContext }: DocumentDeps & { createContext: CreateContext }) {
  return (chosen: BrandChoice, { title, route = 'notFound', path = '' }: Options, page: ReactNode): string => {
    const context: PageContext = {
      ...createContext(chosen),
      brandReason: unknownReason,
      noindex: true,
    };
    const head: HeadTag[] = [
      { tag: 'title', text: `${title} | ${brands[chosen.id].name}` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ];
    return staticDocument(documentProps({ assets, brands }, { context, route, path, head }), page);
  };
}

/** A document that needs no script of React's. */
export function staticDocument(props: DocumentProps, page: ReactNode): string {
  const html = renderToStaticMarkup(
    <PageContextContext value={props.context}>
      <Document {...props}>{page}</Document>
    </PageContextContext>,
  );
  return removeUnusedIcons(`<!doctype html>${html}`);
}

const iconSymbol = /<symbol id="(i-[a-z0-9-]+)".*?<\/symbol>/g;
const iconUse = /<use href="#(i-[a-z0-9-]+)"/g;

/**
 * Leaves only the icons a complete page shows. A streamed page carries all of them, since its deferred parts are unknown
 * when the icons are written; the browser fetches the whole set once, when it is idle.
 */
export function removeUnusedIcons(html: string): string {
  const used = new Set(Array.from(html.matchAll(iconUse), ([, id]) => id!));
  return html.replace(iconSymbol, (markup, id: string) => (used.has(id) ? markup : ''));
}
