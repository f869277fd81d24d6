import type { Request, Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Document } from '#views/app/document.tsx';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { FormRefused } from '#views/pages/form-refused/form-refused.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import type { PageHandler } from './page-handler.ts';
import type { PageResponse } from './page-response.ts';
import { removeUnusedIcons } from './render.tsx';

type Deps = {
  assets: Assets;
  brands: Brands;
  choice: (request: Request) => BrandChoice;
  createContext: (choice: BrandChoice) => PageContext;
  pageResponse: PageResponse;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** How forms of browsers without scripts are answered with pages. */
export type FormPages = Pick<PageHandler, 'renderForm'> & {
  /**
   * Answers a form that was refused before it was read, so that its values cannot be shown again: a page that says what
   * happened and how to get back to them.
   * @param message what happened, as a sentence of the site's own
   */
  refuseForm(request: Request, response: Response, status: number, message: string): void;
};

/** Rendered once in five minutes for each brand and message, so that a flood of refused requests costs little. */
export function createFormRefusal({ assets, brands, choice, createContext, pageResponse, now }: Deps) {
  const rendered = new Map<string, Buffer>();
  let renderedAt = now();

  return (request: Request, response: Response, status: number, message: string): void => {
    const chosen = choice(request);
    if (now() - renderedAt > limits.contentFreshMs) {
      rendered.clear();
      renderedAt = now();
    }
    const key = JSON.stringify([chosen.id, chosen.domainParam, status, message]);
    const html = rendered.get(key) ?? Buffer.from(render(chosen, status, message));
    rendered.set(key, html);
    pageResponse.send(request, response, { status, personal: true }, html);
  };

  function render(chosen: BrandChoice, status: number, message: string): string {
    const context: PageContext = {
      ...createContext(chosen),
      brandReason: { host: '', param: null, source: 'default' },
      noindex: true,
    };
    const brand = brands[chosen.id];
    const parts = {
      head: [
        { tag: 'title' as const, text: `Your form was not sent | ${brand.name}` },
        { tag: 'meta' as const, attributes: { name: 'robots', content: 'noindex' } },
      ],
      inlineScript: assets.inlineScript,
      inlineScriptAttributes: {},
      stylesheets: assets.stylesheets(chosen.id, 'notFound'),
      fonts: assets.fonts(chosen.id),
      header: <Header brand={brand} context={context} path="" noScriptStylesheet={assets.noScriptStylesheet} />,
      footer: <Footer brand={brand} context={context} path="" />,
      symbols: assets.symbols,
    };
    const html = renderToStaticMarkup(
      <PageContextContext value={context}>
        <Document context={context} parts={parts} page={<FormRefused status={status} message={message} />}>
          {null}
        </Document>
      </PageContextContext>,
    );
    return removeUnusedIcons(`<!doctype html>${html}`);
  }
}
