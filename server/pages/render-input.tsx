import type { Brands } from '#shared/brands/index.ts';
import { feeItemsIn, feeList, feeListText } from '#shared/firm/fee-list.ts';
import { personalTaxPrices } from '#shared/firm/prices.ts';
import * as limits from '#shared/limits.ts';
import { type HeadTag, headTags } from '#shared/site/head.ts';
import type { FormState, PageContext } from '#shared/site/page-context.ts';
import type { RouteName } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { inlineDrawings } from '#views/art/inline-drawings.ts';
import type { PageModule } from '#views/runtime/page-module.ts';
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
    const context = { ...withoutVisitor(createContext(page.choice), page), formState: listAsMessage(page) };
    const route = status === 404 ? 'notFound' : page.match.name;
    const parts = {
      ...documentParts(
        { assets, brands },
        { context, route, path: page.path, head: headOf(page, source, route, context) },
      ),
      inlineScriptAttributes: assets.inlineScriptAttributes(route),
    };
    return { url: page.url, context, source: { ...source, drawings: inlineDrawings }, parts };
  };

  function headOf(page: PageRequest, source: RequestSource, route: RouteName, context: PageContext): HeadTag[] {
    const module = (pageModules.load(route) as { value?: PageModule }).value!;
    const props = { context, params: page.match.params, query: page.query, path: page.path };
    const head = module.head(props, (name, params) => (source.load(name, params) as { value?: never }).value);
    const brand = brands[context.brand.id];
    const jsonLd = structuredData({ name: route, params: page.match.params, head, context, brand });
    return [
      ...headTags({ ...head, jsonLd }, context, canonicalPath(page)),
      ...linkPreviewTags(head, context, canonicalPath(page)),
    ];
  }
}

/** The list of the pricing page, sent to the contact form by a browser without scripts: the beginning of the message. */
function listAsMessage({ match, query }: PageRequest): FormState | null {
  const chosen = match.name === 'contact' ? feeItemsIn(query) : [];
  if (chosen.length === 0) return null;
  return { values: { message: feeListText(feeList(chosen, personalTaxPrices)) }, errors: {}, message: '' };
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
