import { AsyncResource } from 'node:async_hooks';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import { sendError } from './errors.ts';

type Deps = {
  log: Logger;
  lagMs: () => number;
  clock?: () => number;
};

type Waiting = { response: Response; since: number; start: () => void; refuse: () => void };

/** A refusal takes about half a millisecond: hundreds in one turn would be a lag of their own. */
const refusalsPerTurn = 10;
/** What is refused is logged once in this time, in milliseconds. */
const logIntervalMs = 10_000;

/**
 * Keeps the event loop responsive under more requests than the process can answer, so that cached pages, files and health
 * checks, which do not come here, are still answered at once.
 *
 * `admit` lets one request begin per turn of the event loop: of a hundred renders that begin in one turn, each would be
 * finished after all of them, and nothing else would be answered meanwhile. The others wait, and are refused with 503 after
 * `shedAfterMs`. While the event loop lags by `shedLagMs` all the same, `shedQueue` of them wait, and the others are refused
 * at once: a few visitors are served however slow the machine is, for example while another process has its processor.
 * `admitLast` is for messages and bookings: they never wait. At a lag of `shedLastLagMs` everything is refused.
 */
export function createLoadShedding({ log, lagMs, clock = () => performance.now() }: Deps) {
  const admitted = new WeakSet<Request>();
  const waiting: Waiting[] = [];
  let turnTaken = false;
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function begin(start: () => void) {
    turnTaken = true;
    setImmediate(nextTurn);
    start();
  }

  function nextTurn() {
    for (let refusals = 0; refusals < refusalsPerTurn; refusals += 1) {
      const next = waiting.shift();
      if (!next) {
        turnTaken = false;
        return;
      }
      if (next.response.destroyed) continue;
      if (clock() - next.since <= limits.shedAfterMs) return begin(next.start);
      next.refuse();
    }
    setImmediate(nextTurn);
  }

  function refuse(request: Request, response: Response) {
    refused += 1;
    if (clock() - loggedAt >= logIntervalMs) {
      log.warn(
        { refused, lagMs: Math.round(lagMs()), waiting: waiting.length },
        'too many requests: some are refused with 503',
      );
      loggedAt = clock();
      refused = 0;
    }
    response.locals['shed'] = true;
    response.set('Retry-After', String(limits.shedRetrySeconds));
    sendError(request, response, 503);
  }

  const admit: RequestHandler = (request, response, next) => {
    if (admitted.has(request)) return next();
    const limitMs = waiting.length < limits.shedQueue ? limits.shedLastLagMs : limits.shedLagMs;
    if (lagMs() >= limitMs) return refuse(request, response);
    admitted.add(request);
    if (!turnTaken) return begin(next);
    // Bound to the request's own asynchronous context, which traces depend on.
    waiting.push({
      response,
      since: clock(),
      start: AsyncResource.bind(() => next()),
      refuse: () => refuse(request, response),
    });
  };

  const admitLast: RequestHandler = (request, response, next) => {
    if (lagMs() >= limits.shedLastLagMs) return refuse(request, response);
    next();
  };

  return { admit, admitLast };
}

const windowMs = 500;
/** The lag is sampled by a timer of this interval, in milliseconds. */
const resolutionMs = 20;

/**
 * Measures how late this process's timers fire, as long as it runs.
 * @returns a function that gives the mean lag in milliseconds, the lower of the last two half-seconds: one long task is no
 * overload
 */
export function measureLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let [last, before] = [0, 0];
  setInterval(() => {
    before = last;
    last = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolutionMs) : 0;
    histogram.reset();
  }, windowMs).unref();
  return () => Math.min(last, before);
}
