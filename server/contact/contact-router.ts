import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import { callInstead } from '#shared/contact/contact-messages.ts';
import { type ContactValues, contactSchema, parseContact } from '#shared/contact/contact-schema.ts';
import type { FieldErrors } from '#shared/forms/fields.ts';
import { href } from '#shared/site/routes.ts';
import { serviceKeys } from '#views/components/contact-form/service-choice.ts';
import * as forms from '../forms/form-endpoint.ts';
import { brandOf, createSpamFilter, type FormRequest, maskValues, readFormRequest } from '../forms/form-request.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Lead } from '../mail/mail-body.ts';
import type { FormPages } from '../pages/forms.tsx';
import type { SiteRedis } from '../redis.ts';
import type { MessageCounts } from '../report/counts.ts';

type ContactDeps = {
  env: forms.FormSettings;
  log: Logger;
  brands: Brands;
  delivery: Pick<Delivery, 'submit' | 'knows'>;
  redis?: SiteRedis | undefined;
  counts?: MessageCounts | undefined;
  formPages: FormPages;
  /** Mails the sender that the message arrived; never rejects. @returns whether there is a receipt */
  sendReceipt?: ((lead: Lead) => Promise<boolean>) | undefined;
  now?: (() => number) | undefined;
};

const texts = {
  unreadable: 'This message could not be read.',
  foreign: 'Messages from other sites are not accepted here.',
  method: 'Send messages here with POST.',
  large: 'This message is too large.',
  type: 'Send the message as JSON.',
  tooMany: (wait: string, phone: string) =>
    `Too many messages from your network. Please wait ${wait} and try again, or call us: ${phone}.`,
} as const;

type Errors = FieldErrors<keyof ContactValues>;

const fields = Object.keys(contactSchema.shape);
const minute = 60_000;

/** POST /api/contact: validates, limits rates, marks spam, and submits the lead for delivery. Mount it at that path. */
export function createContactRouter(deps: ContactDeps): Router {
  const { env, log, brands, delivery, redis, counts, formPages, sendReceipt, now = Date.now } = deps;
  const classify = createSpamFilter();
  const endpoint = forms.createFormEndpoint({ name: 'contact', env, brands, redis, texts, refuse: fail });

  const router = Router();
  router.use('/', forms.exactly('/'), ...endpoint.guard);
  router.options('/', endpoint.respondToPreflight);
  router.post('/', endpoint.limitRequests, ...endpoint.readBody, receive);
  router.all('/', endpoint.refuseMethod);
  router.use(endpoint.bodyError);
  return router;

  async function receive(request: Request, response: Response) {
    const form = readFormRequest(request, fields, now());
    if (!form) return fail(request, response, 400, texts.unreadable);
    const brand = brandOf(request, form, brands);
    warnOfConflict(request, form, brand);
    const parsed = parseContact(form.values, serviceKeys(brands[brand]));
    if (!parsed.ok) return fail(request, response, 400, Object.values(parsed.errors)[0]!, parsed.errors);
    const question = forms.questionOf(request, form, parsed.values.email);
    if (question) return fail(request, response, 400, question.email, question);

    const lead = await toLead(brand, parsed.values, form);
    if (await delivery.knows(lead.id)) {
      log.info({ id: request.id, brand, mail: lead.id }, 'contact: already accepted');
      return succeed(request, response, lead);
    }
    const spam = classify(lead.values, form);
    if (await endpoint.take(request, response)) await deliver(request, response, { ...lead, spam });
  }

  async function toLead(brand: BrandId, typed: ContactValues, form: FormRequest) {
    const { page, cameFrom, letter, idempotencyKey } = form;
    const { values, masked } = maskValues(typed);
    const further = maskValues(form.further);
    const id = await leadId(brand, { ...further.values, ...values }, idempotencyKey);
    const origin = { page, cameFrom, letter, receivedAt: new Date(now()) };
    return { id, brand, values, further: further.values, masked: masked || further.masked, ...origin };
  }

  async function deliver(request: Request, response: Response, lead: Lead) {
    const outcome = await delivery.submit(lead);
    const { brand, id: mail, spam } = lead;
    const fields = { id: request.id, brand, mail, spam, outcome };
    if (outcome === 'failed') {
      log.error({ ...fields, error: 'a message could be neither mailed nor stored' }, 'contact');
      return fail(request, response, 502, callInstead(brands[brand].contact.phone));
    }
    log.info(fields, 'contact');
    counts?.message(brand, lead.cameFrom ?? lead.page);
    return succeed(request, response, lead, await sendReceipt?.(lead));
  }

  function warnOfConflict(request: Request, { innerDomain, recipientEmail }: FormRequest, brand: BrandId) {
    const conflict = innerDomain !== null && innerDomain !== brand;
    const otherTarget = recipientEmail !== null && !brands[brand].contact.emails.includes(recipientEmail);
    if (conflict || otherTarget)
      log.warn(
        { id: request.id, brand, conflict, otherTarget },
        'contact: brand or recipient of the request differs from the configuration',
      );
  }

  /** The same id for a retry: by the client's idempotency key, or without one for the same values within two minutes. */
  async function leadId(brand: BrandId, values: object, key: string | null) {
    if (key) return forms.submissionId(brand, values, key);
    const current = Math.floor(now() / minute);
    const before = forms.submissionId(brand, values, current - 1);
    return (await delivery.knows(before)) ? before : forms.submissionId(brand, values, current);
  }

  /** What was repaired is shown at once; otherwise after a redirect, so that a reload does not post again. */
  function succeed(request: Request, response: Response, lead: Pick<Lead, 'values' | 'masked'>, receipt = false) {
    const { masked, values } = lead;
    const { email, phone } = values;
    if (!forms.wantsPage(request))
      return void response.json({ success: true, ...(masked && { masked }), ...(receipt && { receipt }) });
    const typed = forms.textsOf(request.body);
    if (email !== typed['email'] || (phone ?? '') !== (typed['phone'] ?? '')) {
      const accepted = { values: {}, errors: {}, message: '', answerTo: { email, phone, receipt } };
      const query = new URLSearchParams({ sent: '1' });
      return formPages.renderForm(request, response, href('contact'), 200, accepted, query);
    }
    const { domainParam } = request.brandChoice;
    response.redirect(303, `${href('contact')}?sent=1${domainParam ? `&domain=${domainParam}` : ''}#sent`);
  }

  function fail(request: Request, response: Response, status: number, error: string, errors?: Errors) {
    const shown = { errors: { ...errors }, message: error };
    const render = (values: Record<string, string>) =>
      formPages.renderForm(request, response, href('contact'), status, { values, ...shown });
    return forms.sendRefusal(
      { formPages, status, body: { error, ...(errors && { errors }) }, render },
      request,
      response,
    );
  }
}
