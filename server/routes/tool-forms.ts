import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { href } from '#shared/site/routes.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import type { FieldSpec, FormErrors, FormValues } from '#views/pages/tools/form/field-spec.ts';
import { paycheckErrors, paycheckFields } from '#views/pages/tools/paycheck/read-paycheck.ts';
import { calculatorFields } from '#views/pages/tools/tax-calculator/fields.ts';
import { fieldErrors, formBody, readForm } from '#views/pages/tools/tax-calculator/read-form.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { PageHandler } from '../pages/page-handler.ts';

type Deps = {
  pages: Pick<PageHandler, 'renderForm'>;
  choice: (request: Request) => BrandChoice;
  limit: RequestHandler;
};

/**
 * Posts of the tool forms by browsers without scripts: renders the same page with the submitted values and its result, or
 * a message beside each invalid field. Nothing is stored or logged.
 */
export function createToolForms({ pages, choice, limit }: Deps): Router {
  const router = Router();
  const form = express.urlencoded({ limit: '64kb', extended: false });

  const handle = (path: string, fields: readonly FieldSpec[], validate: (values: FormValues) => FormErrors) =>
    router.post(path, limit, form, async (request: Request, response: Response) => {
      const values = submittedValues(fields, request.body);
      const errors = validate(values);
      const status = Object.keys(errors).length === 0 ? 200 : 400;
      await pages.renderForm(request, response, choice(request), path, status, { values, errors, message: '' });
    });

  handle(href('taxCalculator'), calculatorFields, taxErrors);
  handle(href('paycheck'), paycheckFields, paycheckErrors);
  return router;
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

/** The errors of the form's own validation, else those of the tax calculation's input. */
function taxErrors(values: FormValues): FormErrors {
  const { errors } = readForm(values);
  if (errors) return errors;
  const parsed = parseTaxInput(formBody(values));
  return parsed.ok ? {} : fieldErrors(parsed.errors, values);
}
