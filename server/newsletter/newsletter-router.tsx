import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { honeypotField } from '#shared/contact/contact-messages.ts';
import { fields } from '#shared/forms/fields.ts';
import { newsletterBodyBytes } from '#shared/limits.ts';
import { newsletterMessages as texts } from '#shared/news/newsletter.ts';
import { NewsletterResult } from '#views/pages/newsletter/newsletter-result.tsx';
import { createFormEndpoint, createFormRouter, type FormSettings, textsOf, wantsPage } from '../http/form-endpoint.ts';
import type { PageResponse } from '../pages/page-response.ts';
import type { PlainPage } from '../pages/plain-page.tsx';
import type { SiteRedis } from '../redis.ts';
import type { Members, SignUpOutcome } from './ghost-members.ts';

export type NewsletterDeps = {
  env: FormSettings;
  members: Members;
  brands: Brands;
  redis?: SiteRedis | undefined;
  plainPage: PlainPage;
  pageResponse: PageResponse;
  log: Logger;
};

const statusOf: Record<SignUpOutcome['outcome'], number> = { sent: 200, refused: 400, busy: 429, unavailable: 503 };

/**
 * POST /api/newsletter: makes Ghost mail a link to the address. A form gets a page, a script gets JSON. The address is
 * neither stored nor logged. Mount it at that path.
 */
export function createNewsletterRouter(deps: NewsletterDeps): Router {
  const { env, members, brands, redis, plainPage, pageResponse, log } = deps;
  const endpoint = createFormEndpoint({
    ...{ name: 'newsletter', env, brands, redis, texts, refuse: respond },
    maxBodyBytes: newsletterBodyBytes,
  });

  return createFormRouter(endpoint, signUp);

  async function signUp(request: Request, response: Response) {
    const posted = textsOf(request.body);
    const email = (posted['email'] ?? '').trim();
    if (!email) return respond(request, response, 400, texts.emailMissing);
    if (!fields.email.safeParse(email).success) return respond(request, response, 400, texts.emailWrong);
    // A program filled the field that people do not see: it gets the same response as people.
    if (posted[honeypotField]) return respond(request, response, 200, null);
    if (!(await endpoint.take(request, response))) return;
    const { outcome, status } = await members.signUp(email, request.ip ?? '');
    const level = outcome === 'sent' || outcome === 'refused' ? 'info' : 'error';
    log[level]({ id: request.id, brand: request.brandChoice.id, outcome, ghostStatus: status }, 'newsletter');
    if (outcome === 'busy') response.set('Retry-After', '3600');
    if (outcome === 'unavailable') response.set('Retry-After', '60');
    respond(request, response, statusOf[outcome], outcome === 'sent' ? null : texts[outcome]);
  }

  /** @param error null when the link is on its way */
  function respond(request: Request, response: Response, status: number, error: string | null) {
    if (!wantsPage(request)) {
      response.status(status).json(error === null ? { success: true } : { success: false, error });
      return;
    }
    const email = textsOf(request.body)['email']?.slice(0, 254) ?? '';
    const title = error === null ? 'Check your e-mail' : 'You are not signed up yet';
    const page = <NewsletterResult title={title} error={error} email={email} />;
    pageResponse.send(
      request,
      response,
      { status, personal: true },
      Buffer.from(plainPage(request.brandChoice, { title }, page)),
    );
  }
}
