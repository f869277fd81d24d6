import type { Brands } from '#shared/brands/index.ts';
import { feeItemsIn, feeList, feeListText } from '#shared/firm/fee-list.ts';
import type { Prices } from '#shared/firm/prices.ts';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import * as limits from '#shared/limits.ts';
import { type Head, headTags } from '#shared/site/head.ts';
import type { FormState, PageContext } from '#shared/site/page-context.ts';
import type { RouteName } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { PageModule, ReadData } from '#views/runtime/page-module.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { documentParts } from './document-parts.tsx';
import { linkPreviewTags } from './link-preview-tags.ts';
import type { RequestSource } from './loaders.ts';
import { canonicalPath, type PageRequest } from './page-request.ts';
import type { RenderInput } from './render.tsx';
import { structuredData } from './structured-data.ts';

type Deps = { assets: Assets; brands: Brands; createContext: (choice: BrandChoice) => PageContext };

/** Assembles what a page is rendered from, once its critical data is there. */
export function createRenderInput({ assets, brands, createContext }: Deps) {
  return (page: PageRequest, source: RequestSource, status: number): RenderInput => {
    const context = {
      ...withoutVisitor(createContext(page.choice), page),
      formState: listAsMessage(page, brands[page.choice.id].prices),
    };
    const route = status === 404 ? 'notFound' : page.match.name;
    const { params } = page.match;
    const read = readerOf(source);
    const head = headOf(page, read, route, context);
    const post = route === 'blogPost' ? read('post', { slug: params['slug']! }) : undefined;
    const things = structuredData({ name: route, params, head, context, brand: brands[context.brand.id], post });
    const tags = [
      ...headTags(head, context, canonicalPath(page)),
      ...linkPreviewTags(head, context, canonicalPath(page)),
    ];
    const parts = {
      ...documentParts({ assets, brands }, { context, route, path: page.path, head: tags }),
      structuredData: things.map(jsonForHtml),
      inlineScriptAttributes: assets.inlineScriptAttributes(route),
    };
    return { url: page.url, context, source: { ...source, sceneMarkup: assets.sceneMarkup }, parts };
  };
}

function readerOf(source: RequestSource): ReadData {
  return (name, params) => (source.load(name, params) as { value?: never }).value;
}

function headOf({ match, query, path }: PageRequest, read: ReadData, route: RouteName, context: PageContext): Head {
  const module = (pageModules.load(route) as { value?: PageModule }).value!;
  return module.head({ context, params: match.params, query, path }, read);
}

/** The list of the pricing page, sent to the contact form by a browser without scripts: the beginning of the message. */
function listAsMessage({ match, query }: PageRequest, prices: Prices): FormState | null {
  const chosen = match.name === 'contact' ? feeItemsIn(query) : [];
  if (chosen.length === 0) return null;
  return { values: { message: feeListText(feeList(chosen, prices)) }, errors: {}, message: '' };
}

/**
 * A cached page is sent to every visitor, so it holds nothing of the request it was first rendered for. Its moment is
 * rounded, so that several servers render the same page with the same ETag.
 */
function withoutVisitor(context: PageContext, { cacheable }: PageRequest): PageContext {
  if (!cacheable) return context;
  const moment = Math.floor(Date.parse(context.now) / limits.contentFreshMs) * limits.contentFreshMs;
  return { ...context, now: new Date(moment).toISOString(), brandReason: { host: '', param: null, source: 'default' } };
}
