import type { Brands } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import { headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { DocumentParts } from '#views/app/document.tsx';
import { pageModules } from '#views/app/page-registry.ts';
import { inlineDrawings } from '#views/art/inline-drawings.ts';

import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import type { PageModule } from '#views/runtime/page-module.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import type { requestSource } from './loaders.ts';
import { canonicalPath, type PageRequest } from './page-request.ts';
import type { RenderInput } from './render.tsx';
import { structuredData } from './structured-data.ts';

type Deps = { assets: Assets; brands: Brands; createContext: (choice: BrandChoice) => PageContext };
type Source = ReturnType<typeof requestSource>;

/** Puts together what a page is rendered from, once the content that decides status and head is there. */
export function createRenderInput({ assets, brands, createContext }: Deps) {
  return (asked: PageRequest, source: Source, status: number): RenderInput => {
    const context = forEverybody(createContext(asked.choice), asked);
    const parts = documentParts(asked, source, status, context);
    return { url: asked.url, context, source: { ...source, drawings: inlineDrawings }, parts };
  };

  function documentParts(asked: PageRequest, source: Source, status: number, context: PageContext): DocumentParts {
    const shown = status === 404 ? 'notFound' : asked.match.name;
    const brand = brands[context.brand.id];
    const module = (pageModules.load(shown) as { value?: PageModule }).value!;
    const props = { context, params: asked.match.params, query: asked.query, path: asked.path };
    const head = module.head(props, (name, params) => (source.load(name, params) as { value?: never }).value);
    const jsonLd = structuredData({ name: shown, params: asked.match.params, head, context, brand });
    return {
      head: headTags({ ...head, jsonLd }, context, canonicalPath(asked)),
      inlineScript: assets.inlineScript,
      inlineScriptAttributes: assets.inlineScriptAttributes(shown),
      stylesheets: assets.stylesheets(context.brand.id, shown),
      fonts: assets.fonts(context.brand.id),
      header: <Header brand={brand} context={context} path={asked.path} />,
      footer: <Footer brand={brand} context={context} path={asked.path} />,
      symbols: assets.symbols,
    };
  }
}

/**
 * A kept page is shown to everybody: nothing of the one who happened to ask first may stand in it, and its moment is a
 * round one, so that several servers make the same page, with the same ETag.
 */
function forEverybody(context: PageContext, { cacheable }: PageRequest): PageContext {
  if (!cacheable) return context;
  const moment = Math.floor(Date.parse(context.now) / limits.contentFreshMs) * limits.contentFreshMs;
  return { ...context, now: new Date(moment).toISOString(), brandReason: { host: '', param: null, source: 'default' } };
}
