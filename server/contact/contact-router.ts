import { createHash } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import { type BrandId, type Brands, brandIds, isBrandId } from '#shared/brands/index.ts';
import { callInstead } from '#shared/contact/contact-messages.ts';
import { type ContactValues, parseContact } from '#shared/contact/contact-schema.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import type { FieldErrors } from '#shared/forms/fields.ts';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { createFormEndpoint, createFormRouter, type FormSettings, textsOf, wantsPage } from '../http/form-endpoint.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Lead } from '../mail/lead.ts';
import type { FormPages } from '../pages/form-refusal.tsx';
import type { SiteRedis } from '../redis.ts';
import type { MessageCounts } from '../report/counts.ts';
import { type ContactRequest, maskedValues, readContactRequest } from './contact-request.ts';
import { createSpamFilter } from './spam-filter.ts';

export type ContactDeps = {
  env: FormSettings;
  log: Logger;
  brands: Brands;
  delivery: Pick<Delivery, 'submit' | 'knows'>;
  redis?: SiteRedis | undefined;
  counts?: MessageCounts | undefined;
  pages: FormPages;
  now?: (() => number) | undefined;
};

const texts = {
  unreadable: 'This message could not be read.',
  foreign: 'Messages from other sites are not accepted here.',
  method: 'Send messages here with POST.',
  large: 'This message is too large.',
  type: 'Send the message as JSON.',
  tooMany: (wait: string) => `Too many messages from your network. Please wait ${wait} and try again, or call us.`,
} as const;

const minute = 60_000;

/** POST /api/contact: validates, limits rates, marks spam, and submits the lead for delivery. Mount it at that path. */
export function createContactRouter(deps: ContactDeps): Router {
  const { env, log, brands, delivery, redis, counts, pages, now = Date.now } = deps;
  const classify = createSpamFilter();
  const endpoint = createFormEndpoint({
    ...{ name: 'contact', env, brands, redis, texts, refuse: fail },
    maxBodyBytes: limits.contactBodyBytes,
  });

  return createFormRouter(endpoint, receive);

  async function receive(request: Request, response: Response) {
    const contactRequest = readContactRequest(request.body, request.get('Idempotency-Key'), now());
    if (!contactRequest) return fail(request, response, 400, texts.unreadable);
    const brand = brandOf(request, contactRequest);
    const keys = brands[brand].serviceOptions.map(({ value }) => value);
    const parsed = parseContact(contactRequest.values, keys);
    if (!parsed.ok) return fail(request, response, 400, Object.values(parsed.errors)[0]!, parsed.errors);

    const lead = await toLead(brand, parsed.values, contactRequest);
    if (await delivery.knows(lead.id)) {
      log.info({ id: request.id, brand, mail: lead.id }, 'contact: already accepted');
      return succeed(request, response);
    }
    const spam = classify(lead.values, contactRequest);
    if (await endpoint.take(request, response)) await deliver(request, response, { ...lead, spam });
  }

  async function toLead(brand: BrandId, typed: ContactValues, { page, cameFrom, ...contactRequest }: ContactRequest) {
    const values = maskedValues(typed);
    const further = maskedValues(contactRequest.further);
    const masked = JSON.stringify([values, further]) !== JSON.stringify([typed, contactRequest.further]);
    const id = await leadId(brand, { ...further, ...values }, contactRequest.idempotencyKey);
    return { id, brand, values, further, page, cameFrom, receivedAt: new Date(now()), masked };
  }

  async function deliver(request: Request, response: Response, lead: Lead) {
    const outcome = await delivery.submit(lead);
    log[outcome === 'failed' ? 'error' : 'info'](
      { id: request.id, brand: lead.brand, mail: lead.id, spam: lead.spam, outcome },
      'contact',
    );
    if (outcome === 'failed') return fail(request, response, 502, callInstead(brands[lead.brand].contact.phone));
    if (lead.spam !== 'likely') {
      counts?.message(lead.brand, 'message', lead.cameFrom ?? lead.page);
    }
    succeed(request, response);
  }

  /** One of the three brands: that of the recipient where it is only one's, else `domain`, else by parameter and host. Never a target. */
  function brandOf(request: Request, { domain, innerDomain, recipientEmail }: ContactRequest): BrandId {
    const owners = brandIds.filter((id) => recipientEmail && brands[id].contact.emails.includes(recipientEmail));
    const ofRecipient = owners.length === 1 ? owners[0] : undefined;
    const brand = ofRecipient ?? [domain, innerDomain].find(isBrandId) ?? request.brandChoice.id;
    const conflict = innerDomain !== null && innerDomain !== brand;
    const otherTarget = recipientEmail !== null && !brands[brand].contact.emails.includes(recipientEmail);
    if (conflict || otherTarget)
      log.warn(
        { id: request.id, brand, conflict, otherTarget },
        'contact: brand or recipient of the request differs from the configuration',
      );
    return brand;
  }

  /** The same id for a retry: by the client's idempotency key, or without one for the same values within two minutes. */
  async function leadId(brand: BrandId, values: Record<string, unknown>, key: string | null) {
    const idOf = (moment: string | number) =>
      createHash('sha256')
        .update(JSON.stringify([brand, values, moment]))
        .digest('hex')
        .slice(0, 32);
    if (key) return idOf(key);
    const current = Math.floor(now() / minute);
    return (await delivery.knows(idOf(current - 1))) ? idOf(current - 1) : idOf(current);
  }

  function succeed(request: Request, response: Response) {
    if (!wantsPage(request)) return void response.json({ success: true });
    const { domainParam } = request.brandChoice;
    response.redirect(303, `${href('contact')}?sent=1${domainParam ? `&domain=${domainParam}` : ''}#sent`);
  }

  function fail(
    request: Request,
    response: Response,
    status: number,
    error: string,
    errors?: FieldErrors<keyof ContactValues>,
  ) {
    if (!wantsPage(request) || status === 405)
      return void response.status(status).json({ success: false, error, ...(errors && { errors }) });
    if (request.body === undefined) return pages.refuseForm(request, response, status, error);
    const values = textsOf(request.body);
    return pages.renderForm(request, response, href('contact'), status, {
      values,
      errors: { ...errors },
      message: error,
      emailSuggestion: emailSuggestion(values['email'] ?? ''),
    });
  }
}
