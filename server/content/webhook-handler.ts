import express, { type RequestHandler } from 'express';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { ContentService } from './content-service.ts';
import { parseGhostWebhook } from './webhook-signature.ts';

type Deps = {
  env: Pick<Env, 'GHOST_WEBHOOK_SECRET'>;
  content: ContentService;
  log: Log;
  now: () => number;
  warm: () => Promise<void>;
};

/** Ghost tells of a change: check the signature, forget what it touched, answer, then render again. */
export function createWebhookHandler({ env, content, log, now, warm }: Deps): RequestHandler[] {
  const secret = env.GHOST_WEBHOOK_SECRET;
  if (!secret)
    return [(_request, response) => void response.status(404).json({ error: 'There is nothing at this address.' })];
  return [
    express.raw({ type: () => true, limit: '2mb' }),
    (request, response) => {
      const told = parseGhostWebhook({
        rawBody: request.body as Buffer,
        signature: request.get('x-ghost-signature'),
        secret,
        now: now(),
      });
      if (!told.ok) {
        response.status(401).json({ error: 'The signature does not fit.' });
        return;
      }
      content.purge(told.change);
      response.status(204).end();
      log.info({ event: told.change.event }, 'content changed');
      setImmediate(() => void warm());
    },
  ];
}
