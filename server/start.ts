import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { isatty } from 'node:tty';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import { loadAllModules } from '#views/runtime/lazy-modules.ts';
import '#views/app/page-registry.ts';
import { createApp } from './app.ts';
import { createBookingService } from './booking/booking-service.ts';
import { unconfirmedBookings } from './booking/booking-store.ts';
import { createCalendarWorker } from './booking/calendar/cached-calendar.ts';
import { configuredBrands } from './brand-resolver.ts';
import { createPurger, purgeAfterDeployment, purgeTarget } from './cdn/purger.ts';
import { reportLosses, warnAboutPlaceholders, warnOfRedisDurability } from './config-warnings.ts';
import { createContent } from './content/create-content.ts';
import { createWorkerCleaner } from './content/html/post-cleaner.ts';
import { broadcastInvalidations } from './content/invalidation-broadcast.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createErrorReports, postReport } from './error-reports.ts';
import { loadAssets } from './http/assets.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLog, createLogDestination } from './log.ts';
import { createDelivery } from './mail/delivery.ts';
import { connectRedis } from './redis.ts';
import { createReport } from './report/report-service.ts';
import { createMetrics } from './routes/metrics.ts';
import { createShareImagePainter } from './routes/share-image/painter.ts';
import { closeStores, openStores } from './store/open-stores.ts';
import { withTimeout } from './timeout.ts';

/** Starts the server from the process's environment and stops it on SIGTERM when everything in flight is done. */
export async function start(dist: string): Promise<void> {
  const env = environment();
  const destination = createLogDestination(1);
  const log: Logger = createLog(
    env.LOG_LEVEL,
    isatty(1),
    errorReports(env, (error) => log.warn({ err: error }, 'an error could not be reported to ERROR_WEBHOOK_URL')),
    destination,
  );
  for (const problem of env.problems) log.error(problem);
  const brands = configuredBrands(env);
  const assets = loadAssets(dist, env.CDN_URL);
  await loadAllModules();
  const redis = connectRedis(env, log);
  const postWorker = path.join(dist, 'server/post-worker.mjs');
  const cleaner = createWorkerCleaner({ file: postWorker, log });
  const calendars = createCalendarWorker({ file: path.join(dist, 'server/calendar-worker.mjs'), log });
  const shareImages = createShareImagePainter({
    file: path.join(dist, 'server/share-image-process.mjs'),
    art: path.join(dist, 'server/art'),
    log,
  });
  const metrics = createMetrics(env.METRICS_TOKEN);
  const stores = openStores(env, redis, Date.now, (problem) => log.error(problem));
  const [store] = stores;
  const delivery = createDelivery({ env, brands, log, stores });
  delivery.start();
  const report = createReport({ env, brands, delivery, store, redis, log, unconfirmed: unconfirmedBookings });
  const local = createContent({
    env,
    brands,
    store: redis && store,
    // The names of the chunks that it imports are hashes of their content.
    codeVersion: createHash('sha256').update(readFileSync(postWorker)).digest('hex'),
    cleaner,
    onGhostResponse(status) {
      metrics.countGhost(status);
      report.watchGhost(status);
    },
    log,
  });
  const content = redis ? broadcastInvalidations(local, redis, log) : local;
  const bookings = createBookingService({
    env,
    brands,
    log,
    delivery,
    store,
    redis,
    calendarWorker: calendars,
    count: metrics.countBooking,
    onCalendarProblem: () => report.counts.outage('calendar'),
  });
  const { counts } = report;
  const services = { content, delivery, bookings, stores, redis, cleaner, shareImages, metrics, counts };
  const site = createApp({ env, assets, brands, log, ...services });
  const target = purgeTarget(env);
  const purger = target && createPurger({ target, log, count: metrics.countPurge });
  // After the site's own listeners: what the CDN fetches next is new.
  if (purger) content.onChange((shownOn) => purger.purge([shownOn]));
  if (purger) bookings.onInstructions(() => purger.purge(['site']));
  if (redis) void warnOfRedisDurability(redis, log);

  let stopping = false;
  const listener: RequestListener = (request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    site.handle(request, response);
  };
  const server = createHttpServer(site.classes, listener, limits.connectionTimeoutMs);
  const connections = new Set<Socket>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await listening(server, env.PORT);
  log.info(`listening on http://localhost:${env.PORT}`);
  const endLossReports = reportLosses(env, log);
  bookings.start();
  report.start();
  void site.warm().then(() => {
    log.info('cache warmed');
    warnAboutPlaceholders(env, brands, log);
    if (purger) void purgeAfterDeployment(purger, assets.buildId, redis);
  });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    endLossReports();
    site.stopping();
    setTimeout(kill, limits.shutdownTimeoutMs).unref();
    await closed(server, connections);
    await bookings.close();
    await report.close();
    await Promise.all([
      content.close(),
      delivery.close(),
      cleaner.close(),
      calendars.close(),
      shareImages.close(),
      purger?.close(),
    ]);
    closeStores(stores);
    redis?.connection.disconnect();
    log.info('stopped');
    await withTimeout(destination.idle(), 1_000, kill);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Accepts no new connections, and closes each as soon as its response has been sent. For Node a connection that has not
 * sent anything yet is not idle: browsers open such ones in advance.
 */
async function closed(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closeIdle = () => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  const sweep = setInterval(closeIdle, 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}

/** `process.exit` waits for writes that have begun, which nobody may read. */
function kill() {
  process.kill(process.pid, 'SIGKILL');
}

/** Ends the process with one clear line when the port cannot be had. */
function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'something else is listening there' : message;
      console.error(`PORT: cannot listen on ${port}: ${why}`);
      process.exit(1);
    });
    server.listen(port, resolve);
  });
}

function errorReports({ ERROR_WEBHOOK_URL: url }: Env, onFailure: (error: unknown) => void) {
  return url ? createErrorReports((report) => postReport(url, report), onFailure) : undefined;
}

function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
