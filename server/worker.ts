import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { withTimeout } from './timeout.ts';

export class WorkerUnavailable extends Error {}

type Reply<Result> = { result: Result } | { error: string };

type Options = {
  /** Starts a thread or a process whose module calls `answerJobs`. */
  launch: () => Worker | ChildProcess;
  budgetMs: number;
  /** Milliseconds for the start; without it the start is part of the first job's budget. */
  startMs?: number;
  /** Milliseconds after which an idle worker ends, to give its memory back. */
  idleMs?: number;
  onError: (error: unknown) => void;
};

/** Answers the jobs of `createWorker`: called once by the worker's module, when it has loaded. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const send = (message: unknown) => (parentPort ? parentPort.postMessage(message) : process.send!(message));
  const answer = async (job: Job) => {
    const reply: Reply<Result> = await work(job).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: String(error) }),
    );
    send(reply);
  };
  (parentPort ?? process).on('message', answer);
  process.on('disconnect', () => process.exit());
  send('ready');
}

/** `budgetMs`: milliseconds for a job; one that takes longer is not done. */
export type ThreadOptions = { file: string; log: Logger; budgetMs?: number };

/** A worker that runs the module of a file in a thread. @param what it does, for the log */
export function createThread<Job, Result>(what: string, { file, log, budgetMs }: Required<ThreadOptions>) {
  return createWorker<Job, Result>({
    // Without NODE_OPTIONS: what traces the server would take the worker longer to load than its time-out.
    launch: () => new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } }),
    startMs: 10_000,
    budgetMs,
    onError: (error) => log.warn({ err: error }, `the worker that ${what} failed`),
  });
}

/** Does work that could hold up visitors in a thread or process of its own, one job after the other, each with a budget. */
export function createWorker<Job, Result>({ launch, budgetMs, startMs, idleMs = 30_000, onError }: Options) {
  let worker: Worker | ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function start(): Promise<Worker | ChildProcess> {
    const started = launch();
    worker = started;
    started.on('error', onError);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    try {
      // Its first message: all modules are loaded.
      const isReady = await firstOf(started, AbortSignal.timeout(startMs ?? budgetMs));
      if (isReady === 'ended') throw new Error('it ended');
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
    if (stopped instanceof Worker) await stopped.terminate();
    else stopped?.kill('SIGKILL');
  }

  async function work(job: Job): Promise<Result> {
    if (closed) throw new WorkerUnavailable('the process ends');
    clearTimeout(idleTimer);
    const began = performance.now();
    const running = worker ?? (await start());
    const leftMs = startMs === undefined ? budgetMs - (performance.now() - began) : budgetMs;
    running.ref();
    const finished = new AbortController();
    const reply = firstOf(running, finished.signal);
    try {
      if (running instanceof Worker) running.postMessage(job);
      else running.send(job as object);
      const answer = await withTimeout(reply, leftMs, () => ({ error: `not finished within ${budgetMs} ms` }));
      if (answer === 'ended') throw new Error('the worker ended');
      if ('result' in answer) return answer.result;
      throw new Error(answer.error);
    } catch (error) {
      await stop();
      throw closed ? new WorkerUnavailable('the process ends') : error;
    } finally {
      finished.abort();
      running.unref();
      idleTimer = setTimeout(stop, idleMs).unref();
    }
  }

  /** The next message of a worker, or that it has ended. */
  function firstOf(running: Worker | ChildProcess, signal: AbortSignal): Promise<Reply<Result> | 'ended'> {
    return Promise.race([
      once(running, 'message', { signal }).then(([message]) => message as Reply<Result>),
      once(running, 'exit', { signal }).then(() => 'ended' as const),
    ]);
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
