import type { MailQueue, MailReport } from './mail-queue.ts';
import { requestTimeLimit, retryDelay } from './mail-queue.ts';
import { createMutex } from './mutex.ts';
import type { Claim, MailRecord, Outbox } from './outbox.ts';
import { type Mailer, sendTimeLimit } from './transport.ts';

/** The longest pause between two looks at the waiting messages: another process may have left some. */
const lookEvery = 60_000;
/** A try is not worth beginning with less time than this, in milliseconds. */
const leastTime = 1_000;

type Options = {
  outbox: Outbox;
  mailer: Mailer;
  report: MailReport;
  now?: () => number;
  /** Milliseconds until the next try, by the number of tries so far. */
  delay?: (attempts: number) => number;
  /**
   * Sends several messages at once. Otherwise one at a time, so that a process that is killed leaves at most one in
   * doubt, sent but not marked.
   */
  atOnce?: boolean;
};

/** Messages in a folder, sent from there. Several processes may share the folder. */
export function createFolderQueue({
  outbox,
  mailer,
  report,
  now = Date.now,
  delay = retryDelay,
  atOnce = false,
}: Options): MailQueue {
  const working = new Set<Promise<unknown>>();
  const inTurn = createMutex();
  let timer: NodeJS.Timeout | null = null;
  let timerAt = Number.POSITIVE_INFINITY;
  let started = false;
  let stopped = false;
  let looking = false;
  let lastSuccess = 0;
  let lastPruned = 0;

  function track<T>(work: Promise<T>): Promise<T> {
    working.add(work);
    const done = () => working.delete(work);
    work.then(done, done);
    return work;
  }

  function lookIn(pause: number) {
    const at = now() + pause;
    if (!started || stopped || looking || at >= timerAt) return;
    if (timer) clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timer = null;
      timerAt = Number.POSITIVE_INFINITY;
      void track(look());
    }, pause);
    timer.unref();
  }

  /** One round over everything that is due. The first sign that the server is not there ends it. */
  async function look() {
    looking = true;
    let next = lookEvery;
    try {
      await outbox.recover();
      if (now() - lastPruned > 86_400_000) {
        lastPruned = now();
        await outbox.prune();
      }
      const waiting = await outbox.list('pending');
      const due = waiting.filter(isDue);
      let reachable = true;
      for (let record = due.shift(); record && reachable && !stopped; record = due.shift()) {
        const claim = await outbox.claim(record.id);
        if (claim) reachable = (await attempt(claim, sendTimeLimit)) !== 'unreachable';
      }
      const rest = await outbox.list('pending');
      const soonest = Math.min(
        ...rest.map((record) => (isDue(record) ? now() + (reachable ? 0 : delay(1)) : record.nextAttempt)),
      );
      next = Math.min(Math.max(soonest - now(), 20), lookEvery);
    } catch (error) {
      report.trouble(error, 'The outbox folder cannot be worked on');
    } finally {
      looking = false;
      lookIn(next);
    }
  }

  /** Once one message has gone through, the others need not sit out their pauses. */
  function isDue(record: MailRecord) {
    return record.nextAttempt <= now() || (record.unreached && (record.lastAttempt ?? 0) < lastSuccess);
  }

  async function attempt(claim: Claim, timeLimit: number): Promise<'sent' | 'refused' | 'later' | 'unreachable'> {
    if (atOnce) return send(claim, timeLimit);
    const patience = timeLimit - leastTime;
    const tried = await inTurn(patience, (waited) => send(claim, timeLimit - waited));
    if (tried) return tried;
    await claim
      .settle('pending', {})
      .catch((error: unknown) => report.trouble(error, 'The outbox folder cannot be written'));
    lookIn(0);
    return 'later';
  }

  async function send(claim: Claim, timeLimit: number): Promise<'sent' | 'refused' | 'later' | 'unreachable'> {
    const result = await mailer.send(claim.record, claim.raw, timeLimit);
    const tried = { attempts: claim.record.attempts + 1, lastAttempt: now() };
    try {
      if (result.ok) {
        lastSuccess = now();
        report.sent(claim.record, result);
        await claim.settle('sent', { ...tried, lastError: null });
        lookIn(0);
        return 'sent';
      }
      const failed = { ...tried, lastError: result.error, unreached: result.reason === 'unreachable' };
      if (result.reason === 'refused') {
        report.refused(claim.record, result.error);
        await claim.settle('failed', failed);
      } else {
        const pause = delay(tried.attempts);
        report.postponed(claim.record, result.error);
        await claim.settle('pending', { ...failed, nextAttempt: now() + pause });
        lookIn(pause);
      }
    } catch (error) {
      // The file stays where it is, and is taken up again as a claim grown old.
      report.trouble(error, 'The outbox folder cannot be written');
    }
    return result.ok ? 'sent' : result.reason;
  }

  async function attemptNow(claim: Claim | null) {
    return claim && (await attempt(claim, requestTimeLimit)) === 'sent' ? 'sent' : 'kept';
  }

  return {
    submit: (mail) =>
      track(
        (async () => {
          const claim = await outbox.put(mail, 'sending');
          if (claim) return attemptNow(claim);
          const state = await outbox.find(mail.id);
          if (state === 'sent') return 'sent';
          return attemptNow(state === 'pending' ? await outbox.claim(mail.id) : null);
        })(),
      ),
    async park(mail, state) {
      await track(outbox.put(mail, state));
    },
    find: outbox.find,
    list: outbox.list,
    read: outbox.read,
    resend: (id) =>
      track(
        (async () => {
          const state = await outbox.find(id);
          if (state === null) return 'unknown';
          return attemptNow(state === 'sending' ? null : await outbox.claim(id, state));
        })(),
      ),
    start() {
      started = true;
      lookIn(0);
    },
    async idle() {
      while (working.size > 0) await Promise.allSettled([...working]);
    },
    async close() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await this.idle();
    },
  };
}
