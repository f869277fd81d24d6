import express, { Router } from 'express';
import * as limits from '#shared/limits.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';

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
      if (parsed.ok) response.json(estimateTax(parsed.input));
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
