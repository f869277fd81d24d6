import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { SiteRedis } from '../redis.ts';
import type { ContentService } from './content-service.ts';
import { parseWebhookEvent } from './webhook-event.ts';
import { createSignatureCheck } from './webhook-signature.ts';

type Deps = {
  env: Pick<Env, 'GHOST_WEBHOOK_SECRET'>;
  content: ContentService;
  log: Logger;
  now: () => number;
  warm: () => Promise<void>;
  /** Remembers accepted calls for all processes. */
  redis?: SiteRedis | undefined;
};

/** `POST /api/ghost/webhook`: drops the affected content, responds, then renders the pages again. 404 without a secret. */
export function createWebhookHandler({ env, content, log, now, warm, redis }: Deps): RequestHandler[] {
  const secret = env.GHOST_WEBHOOK_SECRET;
  if (!secret)
    return [(_request, response) => void response.status(404).json({ error: 'There is nothing at this address.' })];
  const isSigned = createSignatureCheck(secret, redis);
  return [
    express.raw({ type: () => true, limit: '2mb' }),
    async (request: Request, response: Response) => {
      const rawBody = request.body as Buffer | undefined;
      const signature = request.get('x-ghost-signature');
      if (!rawBody || !(await isSigned({ rawBody, signature, now: now() })))
        return void response.status(401).json({ error: 'The signature does not fit.' });
      const change = parseWebhookEvent(rawBody);
      if (!change) return void response.status(400).json({ error: 'The body is none of a webhook of Ghost.' });
      content.invalidate(change);
      response.status(204).end();
      log.info({ event: change.event }, 'content changed');
      setImmediate(() => void warm());
    },
  ];
}
