import { setTimeout as pause } from 'node:timers/promises';
import { editPost, untilShown } from './edits.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { createJournal, type Journal } from './journal.ts';
import { type PlannedEvent, plan } from './plan.ts';
import { type Services, startServices } from './services.ts';
import { type Answer, sendVisit } from './visitors.ts';
import { createVisits, messageText } from './visits.ts';

/** Visits begin in groups, this often. */
const tickMs = 50;
/** More requests at once than this are a jam, and the visits are behind their time. */
const maxInFlight = 400;
/** Messages that waited for a mail server must have arrived this long after the end. */
const deliveryMs = 300_000;
/** A process that lived for fewer seconds is still filling its caches. */
const leastSamples = 120;
/** The most that a process may grow from the middle of its life to its end, and its size, in megabytes. */
const maxGrowth = 25;
const maxResident = 450;

type Progress = {
  accepted: Map<number, string>;
  booked: { id: string; manageUrl: string; host: string }[];
  edits: { shown: number[]; unchecked: number; late: string[] };
};

/**
 * Visits in three brands, with edits, deployments and outages.
 * @param folder for the builds and Redis, below the project
 * @param visits how many in all
 * @returns a table of what happened, and what must not have
 */
export async function simulate(
  folder: string,
  minutes: number,
  visits: number,
): Promise<{ rows: [string, string][]; problems: string[] }> {
  const services = await startServices(folder);
  const fleet = await startFleet(folder, {
    ...services.env,
    WARM_UP: 'true',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    BOOKING_SECRET: 'a-secret-of-the-simulation',
    NODE_OPTIONS: '--max-semi-space-size=8',
    MALLOC_ARENA_MAX: '2',
  });
  const journal = createJournal();
  const progress: Progress = { accepted: new Map(), booked: [], edits: { shown: [], unchecked: 0, late: [] } };
  const started = performance.now();
  const clock = () => performance.now() - started;
  const disturbed = disturb({ services, fleet, journal, progress, clock, totalMs: minutes * 60_000, visits });
  const sampling = setInterval(() => fleet.sampleMemory(), 1_000);
  await visit({ services, fleet, journal, progress, clock, totalMs: minutes * 60_000, visits });
  await disturbed;
  clearInterval(sampling);
  const seconds = Math.round(clock() / 1_000);
  await untilDelivered(services, progress);
  const lostBookings = await missingBookings(fleet, services, progress);
  const result = report({ services, fleet, journal, progress, lostBookings, seconds });
  await fleet.stop();
  await services.stop();
  return result;
}

type Run = {
  services: Services;
  fleet: Fleet;
  journal: Journal;
  progress: Progress;
  clock: () => number;
  totalMs: number;
  visits: number;
};

async function visit({ services, fleet, journal, progress, clock, totalMs, visits }: Run) {
  let slots: string[] = [];
  const slugs = () => services.ghost.posts.slice(0, 60).map(({ slug }) => slug);
  const nextVisit = createVisits(slugs, () => slots[Math.floor(Math.random() * slots.length)] ?? null, Math.random);
  const running = new Set<Promise<void>>();
  let sent = 0;

  const handle = (answer: Answer, number: number) => {
    journal.add(answer);
    const { visit: made, status, text } = answer;
    if (made.kind === 'message' && status === 200) progress.accepted.set(number, messageText(number));
    if (made.kind === 'freeTimes' && status === 200)
      slots = (JSON.parse(text) as { slots: { start: string }[] }).slots.map(({ start }) => start);
    if (made.kind === 'booking' && status === 201) {
      const { id, manageUrl } = JSON.parse(text) as { id: string; manageUrl: string };
      progress.booked.push({ id, manageUrl, host: made.host });
    }
  };

  while (clock() < totalMs) {
    const due = Math.floor((Math.min(clock(), totalMs) / totalMs) * visits);
    for (; sent < due && running.size < maxInFlight; sent++) {
      const number = sent;
      const work = sendVisit(fleet, nextVisit(number), number, clock).then((answer) => handle(answer, number));
      running.add(work);
      void work.finally(() => running.delete(work));
    }
    await pause(tickMs);
  }
  await Promise.all(running);
}

async function disturb(run: Run) {
  const checks: Promise<void>[] = [];
  const follow = async (events: PlannedEvent[]) => {
    for (const event of events) {
      const waitMs = event.at * run.totalMs - run.clock();
      if (waitMs > 0) await pause(waitMs);
      const check = await perform(event, run);
      if (check) checks.push(check);
    }
  };
  // Side by side: an outage does not wait for the end of a deployment.
  const { deployments, outages, edits } = plan(run.totalMs / 60_000);
  await Promise.all([follow(deployments), follow(outages), follow(edits)]);
  await Promise.all(checks);
}

/** @returns what is still to be checked, in the background */
async function perform(
  event: PlannedEvent,
  { services, fleet, journal, progress, clock }: Run,
): Promise<Promise<void> | null> {
  switch (event.kind) {
    case 'deploy':
      await fleet.deploy();
      return null;
    case 'away':
      journal.outages.push({ service: event.service, from: clock(), to: Number.POSITIVE_INFINITY });
      await services.takeAway(event.service);
      return null;
    case 'back': {
      await services.bringBack(event.service);
      const outage = journal.outages.findLast(({ service }) => service === event.service)!;
      outage.to = clock();
      return null;
    }
    case 'edit': {
      const away = journal.outages.some(({ service, to }) => service !== 'SMTP' && to + 65_000 > clock());
      const edit = await editPost(services, fleet, event.number);
      // While Ghost is away the edit cannot be fetched; while Redis is, the other process is not told.
      if (away) {
        progress.edits.unchecked += 1;
        return null;
      }
      return untilShown(fleet, edit).then((milliseconds) => {
        if (milliseconds === null) progress.edits.late.push(`${edit.title} of ${edit.path} was not shown in time`);
        else progress.edits.shown.push(milliseconds);
      });
    }
  }
}

/** Texts of accepted messages that are in no mail. */
function undelivered({ mails }: Services, { accepted }: Progress): string[] {
  const found = new Set(mails.flatMap(({ raw }) => /Simulated message \d+\./.exec(raw)?.[0] ?? []));
  return [...accepted.values()].filter((text) => !found.has(text));
}

async function untilDelivered(services: Services, progress: Progress) {
  const end = performance.now() + deliveryMs;
  while (undelivered(services, progress).length > 0 && performance.now() < end) await pause(500);
}

/** Bookings that are not shown to their visitor any more, or of which the firm got no mail. */
async function missingBookings(fleet: Fleet, { mails }: Services, { booked }: Progress): Promise<string[]> {
  const missing: string[] = [];
  for (const [index, { id, manageUrl, host }] of booked.entries()) {
    const target = new URL(manageUrl, 'http://x');
    const visit = {
      kind: 'page',
      host,
      method: 'GET',
      path: target.pathname + target.search,
      expected: [200],
    } as const;
    const { status } = await sendVisit(fleet, visit, index, () => 0);
    if (status !== 200) missing.push(`booking ${id} answers ${status}`);
    if (!mails.some(({ raw }) => raw.replaceAll('=\r\n', '').includes(id)))
      missing.push(`booking ${id} was not mailed`);
  }
  return missing;
}

type Finished = Omit<Run, 'clock' | 'totalMs' | 'visits'> & { lostBookings: string[]; seconds: number };

function report({ services, fleet, journal, progress, lostBookings, seconds }: Finished) {
  const { requests, statuses, median, p99, slow, announcedErrors } = journal.summary();
  const errors = [...journal.errors.values()].reduce((sum, { count }) => sum + count, 0);
  const lost = undelivered(services, progress);
  const ids = services.mails.map(({ messageId }) => messageId);
  const lives = fleet.generations.flat().map(({ memory }) => lifeOf(memory.filter(Number.isFinite)));
  const { shown, unchecked, late } = progress.edits;
  const rows: [string, string][] = [
    ['visits', `${requests} in ${seconds} s`],
    ['statuses', statuses.map(([status, count]) => `${status}: ${count}`).join(', ')],
    ['median, 99th percentile', `${median} ms, ${p99} ms`],
    ['over 5 s', String(slow)],
    ['errors', `${errors}; ${announcedErrors} announced ones during outages`],
    [
      'outages',
      journal.outages.map(({ service, from, to }) => `${service} ${Math.round((to - from) / 1_000)} s`).join(', '),
    ],
    ['deployments', String(fleet.generations.length - 1)],
    [
      'edits',
      `${shown.length} shown within ${Math.round(Math.max(0, ...shown))} ms, ${unchecked} during outages, ${late.length} late`,
    ],
    [
      'messages',
      `${progress.accepted.size} accepted, ${lost.length} lost, ${ids.length - new Set(ids).size} second copies`,
    ],
    ['bookings', `${progress.booked.length} accepted, ${lostBookings.length} problems`],
    ['memory of each process, middle and end', lives.map(({ middle, end }) => `${middle} to ${end} MB`).join(', ')],
  ];
  const problems = [
    ...[...journal.errors].map(([name, { count, first }]) => `${name} ${count} times, first ${first}`),
    ...late,
    ...lost.map((text) => `lost: ${text}`),
    ...lostBookings,
    ...lives
      .filter(({ grown, end }) => grown > maxGrowth || end > maxResident)
      .map(({ middle, end }) => `memory grew from ${middle} to ${end} MB`),
  ];
  return { rows, problems };
}

/** Medians of the middle third and of the last one: at its start a process fills its caches. */
function lifeOf(memory: number[]) {
  const third = Math.floor(memory.length / 3);
  const median = (part: number[]) => Math.round(part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0);
  const [middle, end] = [median(memory.slice(third, -third || undefined)), median(memory.slice(-third))];
  return { middle, end, grown: memory.length < leastSamples ? 0 : end - middle };
}
