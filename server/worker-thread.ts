import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { withTimeout } from './timeout.ts';

export class WorkerUnavailable extends Error {}

type Reply<Result> = { result: Result } | { error: string };

type Options = {
  /** Module of the worker, which calls `answerJobs`. */
  file: string;
  budgetMs: number;
  /** Milliseconds after which an idle worker ends, to give its memory back. */
  idleMs?: number;
  onError: (error: unknown) => void;
};

const startTimeoutMs = 10_000;

/** Answers the jobs of `createWorkerThread`: called once by the worker's module, when it has loaded. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  parentPort!.on('message', async (job: Job) => {
    const reply: Reply<Result> = await work(job).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: String(error) }),
    );
    parentPort!.postMessage(reply);
  });
  parentPort!.postMessage('ready');
}

/** Does work that could hold up visitors in a thread of its own, one job after the other, each with a budget. */
export function createWorkerThread<Job, Result>({ file, budgetMs, idleMs = 30_000, onError }: Options) {
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function start(): Promise<Worker> {
    // Without NODE_OPTIONS: what traces the server would take the worker longer to load than its time-out.
    const started = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker = started;
    started.on('error', onError);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    try {
      // Its first message: all modules are loaded.
      await once(started, 'message', { signal: AbortSignal.timeout(startTimeoutMs) });
    } catch (error) {
      await stop();
      throw new WorkerUnavailable('the worker cannot be started', { cause: error });
    }
    return started;
  }

  async function stop() {
    clearTimeout(idleTimer);
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  async function work(job: Job): Promise<Result> {
    if (closed) throw new WorkerUnavailable('the process ends');
    clearTimeout(idleTimer);
    const thread = worker ?? (await start());
    thread.ref();
    const finished = new AbortController();
    const { signal } = finished;
    const reply = Promise.race([
      once(thread, 'message', { signal }).then(([message]) => message as Reply<Result>),
      once(thread, 'exit', { signal }).then(() => ({ error: 'the worker ended' })),
    ]);
    try {
      thread.postMessage(job);
      const answer = await withTimeout(reply, budgetMs, () => ({ error: `not finished within ${budgetMs} ms` }));
      if ('result' in answer) return answer.result;
      throw new Error(answer.error);
    } catch (error) {
      await stop();
      throw closed ? new WorkerUnavailable('the process ends') : error;
    } finally {
      finished.abort();
      thread.unref();
      idleTimer = setTimeout(stop, idleMs).unref();
    }
  }

  return {
    /**
     * The result of a job, after those that were given before it.
     * @throws {WorkerUnavailable} when the worker cannot be started, or after `close`
     * @throws when the job fails or takes longer than its budget, which ends the worker; the next job starts another
     */
    run(job: Job): Promise<Result> {
      const done = last.then(() => work(job));
      last = done.catch(() => undefined);
      return done;
    },
    async close() {
      closed = true;
      await stop();
    },
  };
}
