import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { href } from '#shared/site/routes.ts';
import type { Env } from '../env.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { FormPages } from '../pages/form-refusal.tsx';
import type { SiteRedis } from '../redis.ts';
import type { MessageCounts } from '../report/counts.ts';
import { createContactRouter } from './contact-router.ts';

type Deps = {
  env: Env;
  brands: Brands;
  log: Logger;
  delivery: Delivery;
  /** The process's connection; without it rate limits are this process's own. */
  redis?: SiteRedis | undefined;
};

export type ContactService = {
  /** To be mounted at /api/contact. */
  router(site: { pages: FormPages; counts?: MessageCounts }): RequestHandler;
};

/** The contact API, configured by the environment. */
export function createContact({ env, brands, log, delivery, redis }: Deps): ContactService {
  return {
    router: ({ pages, counts }) =>
      createContactRouter({
        log,
        brands,
        delivery,
        redis,
        counts,
        allowedOrigins: env.ALLOWED_ORIGINS,
        contactLimit: env.CONTACT_LIMIT,
        renderForm: (request, response, { status, ...state }) =>
          pages.renderForm(request, response, href('contact'), status, state),
        refuseForm: pages.refuseForm,
      }),
  };
}
