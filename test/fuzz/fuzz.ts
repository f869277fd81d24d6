import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { openApiDocument } from '#server/routes/openapi.ts';
import { meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { startGhostSite } from '#test/server/site.ts';
import { attackCorpus } from './attack-corpus.ts';
import { createResponseCheck, maxProcessorMs } from './check-response.ts';
import { bytesOf, exchange, type RawRequest } from './exchange.ts';
import { type Known, requestArbitrary } from './requests.ts';

export type FuzzResult = {
  requests: number;
  /** How many responses had each status. */
  statuses: Map<string, number>;
  /** What was found, each with its request and how to repeat it; three at most. */
  failures: string[];
};

/** Requests of one seed; the next ones have the following seed. */
const requestsPerSeed = 100;
/** The longest search for the smallest request that fails, in milliseconds. */
const shrinkingMs = 20_000;
const maxFailures = 3;

/**
 * Sends requests to a site on a stub of Ghost until they have used a time of the processor, site and generator together.
 * @param seed of the first requests; the same seed gives the same requests
 * @param processorMs milliseconds
 */
export async function fuzz(seed: number, processorMs: number): Promise<FuzzResult> {
  const site = await startGhostSite({}, { env });
  try {
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    await site.warm();
    const { port } = site.server.address() as AddressInfo;
    const known = await knownOf(
      port,
      site.ghost.posts.map(({ slug }) => slug),
    );
    const check = createResponseCheck(known.api);
    const result: FuzzResult = { requests: 0, statuses: new Map(), failures: [] };
    const send = async (request: RawRequest) => {
      const before = process.cpuUsage();
      const response = await exchange(port, bytesOf(request));
      const { user, system } = process.cpuUsage(before);
      const usedMs = (user + system) / 1_000;
      result.requests += 1;
      const status = String(response.status ?? 'none');
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (usedMs > maxProcessorMs) throw new Error(`${Math.round(usedMs)} ms of the processor`);
      const problem = check(request, response);
      if (problem) throw new Error(`${problem}${errorsOf(site.log)}`);
    };
    for (const [name, request] of Object.entries(attackCorpus)) {
      await send(request).catch((error: Error) => {
        result.failures.push(`${name}: ${error.message}`);
      });
    }
    const property = fc.asyncProperty(requestArbitrary(known), send);
    const start = process.cpuUsage();
    const used = () => Object.values(process.cpuUsage(start)).reduce((sum, part) => sum + part, 0) / 1_000;
    for (let next = seed; result.failures.length < maxFailures && used() < processorMs; next += 1) {
      const details = await fc.check(property, {
        seed: next,
        numRuns: requestsPerSeed,
        interruptAfterTimeLimit: shrinkingMs,
        markInterruptAsFailure: false,
      });
      if (!details.failed) continue;
      const found = JSON.stringify(details.counterexample?.[0], null, 1).slice(0, 3_000);
      result.failures.push(`${String(details.errorInstance)}\n${found}\nnpm run fuzz -- --seed=${next}`);
    }
    return result;
  } finally {
    await site.close();
  }
}

/** Behind a proxy, so that requests have client addresses of their own. */
const env = {
  CONTACT_LIMIT: '10000',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'a-token-of-the-tests',
  BOOKING_SECRET: 'a-secret-of-the-tests',
};

async function knownOf(port: number, posts: string[]): Promise<Known> {
  const origin = `http://127.0.0.1:${port}`;
  const slots = await Promise.all(
    meetingKinds.map(async ({ value }) => {
      const response = await fetch(`${origin}/api/availability?kind=${value}`);
      return ((await response.json()) as { slots: { start: string }[] }).slots.map(({ start }) => start);
    }),
  );
  const formData = { name: 'Pat Doe', email: 'pat@example.com' };
  const booked = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: meetingKinds[1].value, slot: slots[1]!.at(-1), formData }),
  });
  const { id, manageUrl } = (await booked.json()) as { id: string; manageUrl: string };
  const home = await (await fetch(origin)).text();
  return {
    api: openApiDocument(origin),
    booking: { id, token: new URL(manageUrl, origin).searchParams.get('token')! },
    slugs: [...posts.slice(0, 5), ...letterIndex.slice(0, 5).map(({ slug }) => slug), 'payroll', 'dana-whitfield'],
    slots: slots.flat(),
    assets: [...new Set(home.match(/\/assets\/[\w./-]+/g))].slice(0, 10),
  };
}

/** The errors that the site has logged, which say more than a status. */
function errorsOf(log: Record<string, unknown>[]): string {
  const last = log.filter(({ level }) => Number(level) >= 50).at(-1);
  return last ? `; logged: ${JSON.stringify(last).slice(0, 1_500)}` : '';
}
