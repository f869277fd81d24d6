import type { Mail } from './lead.ts';
import { type MailQueue, type MailReport, maxRetryDelayMs, requestTimeoutMs, retryDelay } from './mail-queue.ts';
import type { MailRecord } from './mail-record.ts';
import { createMutex } from './mutex.ts';
import type { Lease, Outbox } from './outbox.ts';
import { type Mailer, sendTimeoutMs } from './transport.ts';

/** The longest pause between two rounds, in milliseconds: another process may have added messages. */
const pollIntervalMs = 60_000;
/** With less time than this, in milliseconds, no attempt is started. */
const minimumAttemptMs = 1_000;

type Options = {
  outbox: Outbox;
  mailer: Mailer;
  report: MailReport;
  now?: () => number;
  /** Milliseconds until the next attempt, by the number of attempts so far. */
  delay?: (attempts: number) => number;
  /**
   * Sends several messages at once. Otherwise one at a time, so that a process that is killed leaves at most one
   * message that was sent but not recorded as sent.
   */
  concurrent?: boolean;
  /** Whether Redis has a message. Rejects while Redis does not answer. */
  isInRedis?: ((id: string) => Promise<boolean>) | undefined;
};

/** The folder as the queue to fall back to while Redis does not answer. */
export type FolderQueue = MailQueue & {
  /** Stores a message that Redis may have as well: it is not sent from here until that is known. */
  holdUncertain(mail: Mail): Promise<void>;
  /** Sends such a message, or removes it when Redis has it. */
  settle(id: string, isInRedis: boolean): Promise<void>;
};

/** From this age, in milliseconds, Redis is queried for an uncertain message: what was on its way is stored by then, or never will be. */
const uncertainAfterMs = 30_000;
/** An uncertain message is sent at this age, in milliseconds, if Redis has not come back: rather twice than never. */
const longestUncertainMs = 3_600_000;

type AttemptResult = 'sent' | 'rejected' | 'deferred' | 'unreachable';

/** Messages in a folder, sent from there. Several processes may share the folder. */
export function createFolderQueue({
  outbox,
  mailer,
  report,
  now = Date.now,
  delay = retryDelay,
  concurrent = false,
  isInRedis = async () => false,
}: Options): FolderQueue {
  const running = new Set<Promise<unknown>>();
  const withLock = createMutex();
  let timer: NodeJS.Timeout | null = null;
  let timerAt = Number.POSITIVE_INFINITY;
  let started = false;
  let stopped = false;
  let inRound = false;
  let lastSuccess = 0;
  let lastPruned = 0;

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  function scheduleRound(delayMs: number) {
    const at = now() + delayMs;
    if (!started || stopped || inRound || at >= timerAt) return;
    if (timer) clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timer = null;
      timerAt = Number.POSITIVE_INFINITY;
      void track(sendDue());
    }, delayMs);
    timer.unref();
  }

  /** One round over everything that is due. It ends when the mail server is unreachable. */
  async function sendDue() {
    inRound = true;
    let nextRoundMs = pollIntervalMs;
    try {
      await outbox.recover();
      if (now() - lastPruned > 86_400_000) {
        lastPruned = now();
        await outbox.prune();
      }
      await settleUncertain();
      const due = (await outbox.list('pending')).filter(isDue);
      let reachable = true;
      for (let record = due.shift(); record && reachable && !stopped; record = due.shift()) {
        const lease = await outbox.lease(record.id);
        if (lease) reachable = (await attempt(lease, sendTimeoutMs)) !== 'unreachable';
      }
      const remaining = await outbox.list('pending');
      const nextDue = Math.min(
        ...remaining.map((record) => (isDue(record) ? now() + (reachable ? 0 : delay(1)) : record.nextAttempt)),
      );
      nextRoundMs = Math.min(Math.max(nextDue - now(), 20), pollIntervalMs);
    } catch (error) {
      report.error(error, 'The outbox folder cannot be processed');
    } finally {
      inRound = false;
      scheduleRound(nextRoundMs);
    }
  }

  /** What an earlier process, or a lost connection, has left undecided. */
  async function settleUncertain() {
    for (const { id, createdAt } of await outbox.list('uncertain')) {
      const age = now() - createdAt;
      if (age < uncertainAfterMs) continue;
      const found = await isInRedis(id).catch(() => (age < longestUncertainMs ? null : false));
      if (found !== null) await settle(id, found);
    }
  }

  async function settle(id: string, found: boolean) {
    if (found) await outbox.discard(id);
    else await outbox.release(id);
    scheduleRound(0);
  }

  /**
   * After one message has got through, those that did not reach the server need not wait for their next attempt. A time
   * further away than any retry delay means that the clock was set back.
   */
  function isDue({ nextAttempt, serverUnreachable, lastAttempt }: MailRecord) {
    const waitMs = nextAttempt - now();
    return waitMs <= 0 || waitMs > maxRetryDelayMs || (serverUnreachable && (lastAttempt ?? 0) < lastSuccess);
  }

  async function attempt(lease: Lease, timeoutMs: number): Promise<AttemptResult> {
    if (concurrent) return send(lease, timeoutMs);
    const result = await withLock(timeoutMs - minimumAttemptMs, (waitedMs) => send(lease, timeoutMs - waitedMs));
    if (result) return result;
    await lease
      .release('pending', {})
      .catch((error: unknown) => report.error(error, 'The outbox folder cannot be written'));
    scheduleRound(0);
    return 'deferred';
  }

  async function send({ record, raw, release }: Lease, timeoutMs: number): Promise<AttemptResult> {
    const result = await mailer.send(record, raw, timeoutMs);
    const attempted = { attempts: record.attempts + 1, lastAttempt: now() };
    try {
      if (result.ok) {
        lastSuccess = now();
        report.sent(record, result);
        await release('sent', { ...attempted, lastError: null });
        scheduleRound(0);
        return 'sent';
      }
      const failed = {
        ...attempted,
        lastError: result.error,
        serverUnreachable: result.reason === 'unreachable',
      };
      if (result.reason === 'rejected') {
        report.rejected(record, result.error);
        await release('failed', failed);
      } else {
        const delayMs = delay(attempted.attempts);
        report.deferred(record, result.error);
        await release('pending', { ...failed, nextAttempt: now() + delayMs });
        scheduleRound(delayMs);
      }
    } catch (error) {
      // The file stays in `sending` and is recovered when its lease has expired.
      report.error(error, 'The outbox folder cannot be written');
    }
    return result.ok ? 'sent' : result.reason;
  }

  async function attemptNow(lease: Lease | null) {
    return lease && (await attempt(lease, requestTimeoutMs)) === 'sent' ? 'sent' : 'queued';
  }

  return {
    submit: (mail) =>
      track(
        (async () => {
          const lease = await outbox.add(mail, 'sending');
          if (lease) return attemptNow(lease);
          const state = await outbox.find(mail.id);
          if (state === 'sent') return 'sent';
          return attemptNow(state === 'pending' ? await outbox.lease(mail.id) : null);
        })(),
      ),
    async hold(mail, state) {
      await track(outbox.add(mail, state));
    },
    async holdUncertain(mail) {
      await track(outbox.add(mail, 'uncertain'));
    },
    settle: (id, found) => track(settle(id, found)),
    find: outbox.find,
    list: outbox.list,
    read: outbox.read,
    resend: (id) =>
      track(
        (async () => {
          const state = await outbox.find(id);
          if (state === null) return 'unknown';
          return attemptNow(state === 'sending' ? null : await outbox.lease(id, state));
        })(),
      ),
    start() {
      started = true;
      scheduleRound(0);
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    async close() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await this.idle();
    },
  };
}
