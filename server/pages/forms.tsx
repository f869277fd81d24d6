import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import * as limits from '#shared/limits.ts';
import type { HeadTag } from '#shared/site/head.ts';
import { type FormState, withBrand } from '#shared/site/page-context.ts';
import { FormRefused } from '#views/pages/form-refused/form-refused.tsx';
import type { PlainPage } from './document.tsx';
import { type Renderer, renderPage } from './render.tsx';
import { pageRequest } from './request.ts';
import type { Responder } from './respond.ts';

type Deps = {
  renderer: Pick<Renderer, 'load' | 'input'>;
  responder: Pick<Responder, 'send'>;
  plainPage: PlainPage;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Answers the forms of browsers without scripts with pages. */
export function createFormPages({ renderer, responder, plainPage, now }: Deps) {
  const refusals = new LRUCache<string, Buffer>({ max: 100, ttl: limits.contentFreshMs, perf: { now } });

  return { renderForm, refuseForm };

  /** The page of a form, with what was typed and the messages. */
  async function renderForm(
    request: Request,
    response: Response,
    path: string,
    status: number,
    formState: FormState,
    query = new URLSearchParams(),
  ) {
    const loaded = await renderer.load(pageRequest(path, query, request.brandChoice));
    const { page } = loaded;
    const { document, ...input } = renderer.input({ ...loaded, status: 200 });
    const suggestion = emailSuggestion(formState.values['email'] ?? '');
    const returned = { ...formState, emailSuggestion: suggestion, page: withBrand(request.brandChoice, page.url) };
    const head = status < 400 ? document.head : document.head.map(withError);
    const context = { ...document.context, formState: returned };
    const html = await renderPage({ ...input, document: { ...document, head, context } });
    responder.send(request, response, { status, personal: true }, html);
  }

  /**
   * Answers a form that was refused before it was read, so that its values cannot be shown again: a page that says what
   * happened and how to get back to them. Rendered once in five minutes for each brand and message, so that a flood of
   * refused requests costs little.
   * @param message what happened, as a sentence of the site's own
   */
  function refuseForm(request: Request, response: Response, status: number, message: string): void {
    const chosen = request.brandChoice;
    const key = JSON.stringify([chosen.id, chosen.domainParam, status, message]);
    const page = <FormRefused status={status} message={message} />;
    const known = refusals.get(key);
    const html = known ?? Buffer.from(plainPage(chosen, { title: 'Your form was not sent' }, page));
    if (!known) refusals.set(key, html);
    responder.send(request, response, { status, personal: true }, html);
  }
}

export type FormPages = ReturnType<typeof createFormPages>;

/** The title says first that the form was refused: it is what a screen reader reads first on the new page. */
function withError(tag: HeadTag): HeadTag {
  return tag.tag === 'title' ? { ...tag, text: `Error: ${tag.text}` } : tag;
}
