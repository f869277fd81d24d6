import type { Logger } from 'pino';
import type { BrandId } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import type { Stores } from '../store/open-stores.ts';
import { withTimeout } from '../timeout.ts';
import { composeMail } from './compose-mail.ts';
import type { Lead, Mail, MailBrand } from './mail-body.ts';
import { createMailQueue, type MailQueue, type MailRecord, type MailReport, type QueueOptions } from './mail-queue.ts';
import { createFileMailer, createMailer, type Mailer } from './transport.ts';

export type MailSettings = Pick<Env, 'SMTP_URL' | 'SMTP_FALLBACK_URL' | 'MAIL_OUTBOX_DIR' | 'MAIL_FROM' | 'DYNO'>;

/** `sent`: a mail server has it. `queued`: it is stored durably. `failed`: neither; the visitor has to send it again. */
export type SubmitOutcome = 'sent' | 'queued' | 'failed';

export type Delivery = ReturnType<typeof createDelivery>;

/** For tests: the delays between attempts, how often the queue is read, and instead of the mail server and the time. */
type ForTests = Partial<Pick<QueueOptions, 'delay' | 'pollMs' | 'leaseMs' | 'mailer' | 'now'>>;
type QueuesOptions = ForTests & { env: MailSettings; stores: Stores };

/** @param answerMs for tests: instead of the times after which a visitor is answered */
type Options = QueuesOptions & {
  brands: Record<BrandId, MailBrand>;
  log: Logger;
  answerMs?: { kept: number; unkept: number };
};

/**
 * Delivery of leads. Each is stored, attempted at once, and retried until the mail server accepts it: in the first store,
 * or in the next one while that does not answer. Without SMTP_URL each becomes an .eml file in MAIL_OUTBOX_DIR. On a Heroku
 * dyno (DYNO) the disk is ephemeral: a message that only its file store holds is retried but does not count as queued, and
 * without SMTP_URL it is refused.
 */
export function createDelivery(options: Options) {
  const { env, brands, log, answerMs = limits.mailAnswerMs } = options;
  const counts = { sent: 0, queued: 0, failed: 0, deferred: 0, rejected: 0, sentByFallback: 0 };
  const report = createMailReport(log, counts);
  const { queues, mailer } = openQueues({ ...options, report });
  const running = new Map<string, Promise<SubmitOutcome>>();
  const isDurable = (queue: MailQueue) => !(env.DYNO && queue === queues.at(-1));
  const accepting = env.SMTP_URL ? queues : queues.filter(isDurable);

  async function accept(mail: Mail): Promise<SubmitOutcome> {
    for (const queue of accepting) {
      try {
        return await sendThroughQueue(queue, mail);
      } catch (error) {
        report.error(error, 'A message could not be queued');
      }
    }
    if (env.DYNO && !env.SMTP_URL) return 'failed';
    const result = await mailer.send(mail, mail.raw);
    return !result.ok ? 'failed' : result.server === 'file' ? 'queued' : 'sent';
  }

  async function sendThroughQueue(queue: MailQueue, mail: Mail): Promise<SubmitOutcome> {
    const outcome = await queue.storeAndSend(mail);
    return outcome === 'sent' || isDurable(queue) ? outcome : 'failed';
  }

  /** Whether a message of this id was accepted already. */
  async function knows(id: string): Promise<boolean> {
    for (const queue of queues) {
      const state = await queue.find(id).catch(() => null);
      if (state === 'sent' || (state !== null && isDurable(queue))) return true;
    }
    return false;
  }

  /** A message that is submitted again meanwhile, by a double click, is the same one. */
  async function acceptOnce(id: string, compose: () => Promise<Mail>): Promise<SubmitOutcome> {
    const known = running.get(id);
    const submission = known ?? composeAndAccept(compose).finally(() => running.delete(id));
    running.set(id, submission);
    const outcome = await outcomeInTime(id, submission);
    if (!known) counts[outcome] += 1;
    return outcome;
  }

  /** In time for the visitor. The attempt goes on: a mail server that is left meanwhile may send the message all the same. */
  async function outcomeInTime(id: string, submission: Promise<SubmitOutcome>): Promise<SubmitOutcome> {
    const inTime = await withTimeout(submission, answerMs.kept, () => null);
    if (inTime) return inTime;
    if (await knows(id)) return 'queued';
    return withTimeout(submission, answerMs.unkept - answerMs.kept, () => 'failed');
  }

  async function composeAndAccept(compose: () => Promise<Mail>): Promise<SubmitOutcome> {
    try {
      return await accept(await compose());
    } catch (error) {
      report.error(error, 'A message could not be accepted');
      return 'failed';
    }
  }

  return {
    /** Sends or queues a lead, within `mailAnswerMs`. One that was accepted before is not mailed again. Never throws. */
    submit: (lead: Lead) => acceptOnce(lead.id, () => composeMail(lead, brands[lead.brand], env.MAIL_FROM)),
    submitMail: (mail: Mail) => acceptOnce(mail.id, async () => mail),
    /**
     * Sends or queues a message in place of earlier ones, which are not sent any more. Rejects when the store cannot be reached.
     * @returns false, to be tried again, while one of the earlier ones is being sent, or if a restart would lose this one
     */
    async sendLatest(mail: Mail, superseded: readonly string[]): Promise<boolean> {
      const queue = queues[0]!;
      for (const id of superseded) if (!(await queue.withdraw(id))) return false;
      const outcome = await outcomeInTime(mail.id, sendThroughQueue(queue, mail));
      if (outcome !== 'failed') counts[outcome] += 1;
      return outcome !== 'failed';
    },
    knows,
    start() {
      for (const queue of queues) queue.start();
    },
    async idle() {
      await Promise.allSettled(running.values());
      await Promise.allSettled(queues.map((queue) => queue.idle()));
    },
    async close() {
      await Promise.allSettled(queues.map((queue) => queue.close()));
      await Promise.allSettled(running.values());
    },
    stats: () => ({ ...counts }),
    /** When the oldest message that waits to be sent was written, in milliseconds since 1970; null when none waits. */
    async oldestPending(): Promise<number | null> {
      const lists = queues.flatMap((queue) => [queue.list('pending'), queue.list('sending')]);
      const times = (await Promise.all(lists)).flatMap(({ values }) => values).map(({ createdAt }) => createdAt);
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
}

/** The queue of each store, the preferred one first. */
export function openQueues({
  env,
  stores,
  mailer = mailerOf(env),
  ...options
}: QueuesOptions & { report: MailReport }) {
  return { mailer, queues: stores.map((store) => createMailQueue({ ...options, store, mailer })) };
}

function mailerOf(env: MailSettings): Mailer {
  return env.SMTP_URL ? createMailer(env.SMTP_URL, env.SMTP_FALLBACK_URL) : createFileMailer(env.MAIL_OUTBOX_DIR);
}

type Stats = Record<'deferred' | 'rejected' | 'sentByFallback', number>;

/** Logs ids, codes and counts: never a name, an address or a text of a message. */
function createMailReport(log: Logger, stats: Stats): MailReport {
  const about = ({ id: mail, brand, attempts }: MailRecord) => ({ mail, brand, attempts });
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
      log.error({ error: error instanceof Error ? error.message : String(error) }, description);
    },
  };
}
