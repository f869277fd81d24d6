import type { Request, Response } from 'express';
import * as limits from '#shared/limits.ts';
import { FormRefused } from '#views/pages/form-refused/form-refused.tsx';
import type { PageHandler } from './page-handler.ts';
import type { PageResponse } from './page-response.ts';
import type { PlainPage } from './plain-page.tsx';

type Deps = {
  plainPage: PlainPage;
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
export function createFormRefusal({ plainPage, pageResponse, now }: Deps) {
  const rendered = new Map<string, Buffer>();
  let renderedAt = now();

  return (request: Request, response: Response, status: number, message: string): void => {
    const chosen = request.brandChoice;
    if (now() - renderedAt > limits.contentFreshMs) {
      rendered.clear();
      renderedAt = now();
    }
    const key = JSON.stringify([chosen.id, chosen.domainParam, status, message]);
    const page = <FormRefused status={status} message={message} />;
    const html = rendered.get(key) ?? Buffer.from(plainPage(chosen, { title: 'Your form was not sent' }, page));
    rendered.set(key, html);
    pageResponse.send(request, response, { status, personal: true }, html);
  };
}
