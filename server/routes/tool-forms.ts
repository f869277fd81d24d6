import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { assumptions } from '#shared/tax/assumptions.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import { townsForm } from '#views/pages/locations/towns-form.ts';
import { type FieldSpec, inOrder } from '#views/pages/tools/form/field-spec.ts';
import { postErrors, type ToolForm } from '#views/pages/tools/form/tool-form.ts';
import { ownerForm, payForm } from '#views/pages/tools/paycheck/forms.ts';
import { calculatorForm } from '#views/pages/tools/tax-calculator/form.ts';
import type { FormPages } from '../pages/forms.tsx';
import type { Counts } from '../report/counts.ts';

type Deps = {
  formPages: FormPages;
  limit: RequestHandler;
  counts: Pick<Counts, 'tool'>;
};

const texts = {
  400: 'This form could not be read.',
  413: 'This form is too large.',
} as const;

/**
 * Posts of the tool forms by browsers without scripts: renders the same page with the submitted values and its result, or
 * a message beside each invalid field. What cannot be read gets a page that says so. Nothing is stored or logged.
 */
export function createToolForms({ formPages, limit, counts }: Deps): Router {
  const router = Router();
  const form = express.urlencoded({ limit: '64kb', extended: false });

  const handle = (path: string, ...forms: readonly ToolForm<unknown>[]) => {
    const fields = forms.flatMap((one) => one.fields);
    router.post(path, limit, form, refuseUnread, async (request: Request, response: Response) => {
      counts.tool(request.brandChoice.id, path);
      const values = submittedValues(fields, request.body);
      const errors = inOrder(fields, postErrors(forms, values));
      const status = Object.keys(errors).length === 0 ? 200 : 400;
      await formPages.renderForm(request, response, path, status, { values, errors, message: '' });
    });
  };

  handle(href('taxCalculator'), calculatorForm);
  handle(href('paycheck'), payForm, ownerForm);
  handle(href('towns'), townsForm);
  router.use(refuseUnreadable);
  return router;

  /** A form of another type than the site's own, whose body the parser left alone. */
  function refuseUnread(request: Request, response: Response, next: NextFunction) {
    const isEmpty = !request.headers['transfer-encoding'] && Number(request.headers['content-length'] ?? 0) === 0;
    if (request.body === undefined && !isEmpty) formPages.refuseForm(request, response, 415, texts[400]);
    else next();
  }

  // Express recognizes an error handler by its four parameters.
  function refuseUnreadable(error: { status?: number }, request: Request, response: Response, next: NextFunction) {
    const { status } = error;
    if (response.headersSent || !status || status >= 500) return next(error);
    formPages.refuseForm(request, response, status, status === 413 ? texts[413] : texts[400]);
  }
}

/** The values of the form's fields, cut at 40 characters; other fields are dropped. */
function submittedValues(fields: readonly FieldSpec[], body: unknown): Record<string, string> {
  const given = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const entries = fields.flatMap(({ name }) => {
    const value: unknown = [given.get(name)].flat().at(-1);
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 40)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** `POST /api/tax-estimate`: the same calculation as the calculator page. Nothing is stored or logged. */
export function createTaxEstimateRouter(): Router {
  const router = Router();
  router
    .route('/')
    .post(express.json({ limit: limits.estimateBodyBytes, type: 'application/json' }), (request, response) => {
      response.set('Cache-Control', 'no-store');
      if (!request.is('application/json')) {
        response.status(415).json({ error: 'Send the figures as application/json.' });
        return;
      }
      const parsed = parseTaxInput(request.body);
      if (parsed.ok) response.json({ ...estimateTax(parsed.input), assumed: assumptions(parsed.input) });
      else
        response
          .status(400)
          .json({ error: Object.values(parsed.errors)[0] ?? 'These figures cannot be read.', errors: parsed.errors });
    })
    .all((_request, response) => {
      response.status(405).set('Allow', 'POST').json({ error: 'Send the figures with POST.' });
    });
  return router;
}
