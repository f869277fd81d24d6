import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { href } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createDelivery, type Delivery } from '../mail/delivery.ts';
import type { FormPages } from '../pages/form-refusal.tsx';
import type { SiteRedis } from '../redis.ts';
import type { MessageCounts } from '../report/counts.ts';
import { createContactRouter } from './contact-router.ts';

type Deps = {
  env: Env;
  brands: Brands;
  log: Logger;
  /** The process's connection; without it rate limits and mail queue are this process's own. */
  redis?: SiteRedis | undefined;
};

export type ContactService = {
  /** The mail queue, which bookings share. */
  delivery: Delivery;
  /** To be mounted at /api/contact. */
  router(site: { choice: (request: Request) => BrandChoice; pages: FormPages; counts?: MessageCounts }): RequestHandler;
  /** Counters since the start, by Prometheus name. */
  metrics(): Record<string, number>;
  /** Resolves when no message is being sent any more. */
  close(): Promise<void>;
};

/** The contact API with its delivery, configured by the environment. Starts sending queued messages of earlier processes. */
export function createContact({ env, brands, log, redis }: Deps): ContactService {
  const delivery = createDelivery({ env, brands, log, redis });
  delivery.start();
  return {
    delivery,
    router: ({ choice, pages, counts }) =>
      createContactRouter({
        log,
        brands,
        delivery,
        redis,
        choice,
        counts,
        allowedOrigins: env.ALLOWED_ORIGINS,
        contactLimit: env.CONTACT_LIMIT,
        renderForm: (request, response, { status, ...state }) =>
          pages.renderForm(request, response, choice(request), href('contact'), status, state),
        refuseForm: pages.refuseForm,
      }),
    metrics: () => {
      const counts = Object.entries(delivery.stats());
      return Object.fromEntries(
        counts.map(([name, count]) => [`contact_${name.replace(/[A-Z]/g, '_$&').toLowerCase()}_total`, count]),
      );
    },
    close: () => delivery.close(),
  };
}
