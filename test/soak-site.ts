import express from 'express';
import { chooseBrand, createBrandResolver } from '#server/brand-resolver.ts';
import { createContactRouter } from '#server/contact/contact-router.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { connectRedis } from '#server/redis.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';

// The contact API as a process that the soak test can kill.

const env = readEnv();
const log = createLog(env.LOG_LEVEL, false);
const redis = connectRedis(env);
const delivery = createDelivery({ env, brands, log, stores: openStores(env, redis) });
delivery.start();
const router = createContactRouter({
  log,
  brands,
  delivery,
  env,
  pages: {
    renderForm: async (_request, response, _path, status) => void response.status(status).end(),
    refuseForm: (_request, response, status) => void response.status(status).end(),
  },
});
const server = express()
  .use(chooseBrand(createBrandResolver(brands)))
  .use('/api/contact', router)
  .listen(env.PORT, '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void delivery.close().then(() => process.exit(0));
});
