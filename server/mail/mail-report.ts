import type { Logger } from 'pino';
import type { BrandId } from '#shared/brands/index.ts';
import type { MailReport } from './mail-queue.ts';

export type DeliveryStats = Record<
  'sent' | 'queued' | 'failed' | 'deferred' | 'rejected' | 'quarantined' | 'sentByFallback',
  number
>;

export function newStats(): DeliveryStats {
  return { sent: 0, queued: 0, failed: 0, deferred: 0, rejected: 0, quarantined: 0, sentByFallback: 0 };
}

/** Logs ids, codes and counts: never a name, an address or a text of a message. */
export function createMailReport(log: Logger, stats: DeliveryStats): MailReport {
  const about = ({ id, brand, attempts }: { id: string; brand: BrandId; attempts: number }) => ({
    mail: id,
    brand,
    attempts,
  });
  return {
    sent(record, { server, rejected }) {
      if (server === 'file') return;
      if (server === 'fallback') stats.sentByFallback += 1;
      if (rejected > 0) log.error({ ...about(record), rejected }, 'The mail server rejected some of the recipients');
      log.info({ ...about(record), server }, 'Message sent');
    },
    deferred(record, error) {
      stats.deferred += 1;
      log.warn({ ...about(record), error }, 'Message deferred: it will be retried');
    },
    rejected(record, error) {
      stats.rejected += 1;
      log.error({ ...about(record), error }, 'The mail server rejected a message for good: see npm run outbox -- list');
    },
    error(error, description) {
      log.error(
        { error: error instanceof Error ? { name: error.name, message: error.message } : String(error) },
        description,
      );
    },
  };
}
