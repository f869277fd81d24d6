import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { chooseBrand, createBrandResolver } from '#server/brand-resolver.ts';
import { createContactRouter } from '#server/contact/contact-router.ts';
import type { SubmitOutcome } from '#server/mail/delivery.ts';
import type { Lead } from '#server/mail/mail-body.ts';
import { brands } from '#shared/brands/index.ts';

/** A valid message. */
export const good = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };

/** The router in an app of its own, with a delivery that only collects leads. */
export function site({
  outcome = 'sent' as SubmitOutcome,
  contactLimit = 1_000,
  isHttpsOnly = false,
  now = Date.now,
} = {}) {
  const leads: Lead[] = [];
  const state = { outcome };
  const app = express().set('trust proxy', 1);
  const router = createContactRouter({
    env: { CONTACT_LIMIT: contactLimit, ALLOWED_ORIGINS: ['https://partner.example'], FORCE_HTTPS: isHttpsOnly },
    brands,
    now,
    log: pino({ level: 'silent' }),
    delivery: {
      knows: async (id) => leads.some((lead) => lead.id === id),
      submit: async (lead) => {
        if (state.outcome !== 'failed') leads.push(lead);
        return state.outcome;
      },
    },
    formPages: {
      refuseForm: (_request, response, status, message) => void response.status(status).type('html').send(message),
      renderForm: async (_request, response, path, status, state) =>
        void response
          .status(status)
          .type('html')
          .send(`form ${JSON.stringify({ path, ...state })}`),
    },
  });
  app.use(chooseBrand(createBrandResolver(brands)));
  app.use('/api/contact', router);
  app.use((_request, response) => void response.status(404).send('elsewhere'));
  const post = (body: unknown, query = '') =>
    request(app)
      .post(`/api/contact${query}`)
      .send(body as object);
  return { app, leads, state, post };
}
