import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../server/own-process.ts';
import { editPost, untilShown } from './edits.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { createJournal, type Journal } from './journal.ts';
import { type PlannedEvent, plan } from './plan.ts';
import { type Progress, report } from './report.ts';
import { type Services, startServices } from './services.ts';
import { sendVisit, type VisitResult } from './visitors.ts';
import { createVisits, messageText } from './visits.ts';

/** Visits begin in groups, this often. */
const tickMs = 50;
/** With more visitors at once than this the machine is behind, and the week stands still. */
const maxVisitors = 16;
/** The longest step of the week, and how much longer than planned it may take. */
const maxStepMs = 4 * tickMs;
const maxDelay = 3;
/** After an outage an edit may take longer: Ghost is tried again after a minute, Redis is connected to after ten seconds. */
const recoveryMs = { Ghost: 65_000, Redis: 15_000, SMTP: 0 };
/** Messages that waited for a mail server must have arrived this long after the end. */
const deliveryMs = 300_000;

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
  try {
    return await simulateOn(services, folder, minutes * 60_000, visits);
  } finally {
    await endAll();
    await services.stop();
  }
}

async function simulateOn(services: Services, folder: string, totalMs: number, visits: number) {
  const fleet = await startFleet(folder, {
    ...services.env,
    WARM_UP: 'true',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    BOOKING_SECRET: 'a-secret-of-the-simulation',
    MALLOC_ARENA_MAX: '2',
  });
  const journal = createJournal();
  const progress: Progress = { accepted: new Map(), booked: [], edits: { shown: [], unchecked: 0, late: [] } };
  const started = performance.now();
  const clock = () => performance.now() - started;
  const run: Run = { services, fleet, journal, progress, clock, weekMs: 0, totalMs, visits };
  const sampling = setInterval(() => void fleet.sampleMemory(), 1_000);
  await Promise.all([disturb(run), visit(run)]);
  clearInterval(sampling);
  const seconds = Math.round(clock() / 1_000);
  await untilDelivered(services, progress);
  const lostBookings = await missingBookings(fleet, services, progress);
  const lost = undelivered(services, progress);
  const result = report({ services, fleet, journal, progress, visits, lost, lostBookings, seconds });
  await fleet.stop();
  return result;
}

type Run = {
  services: Services;
  fleet: Fleet;
  journal: Journal;
  progress: Progress;
  /** Milliseconds since the start. */
  clock: () => number;
  /** How much of the week has passed, in milliseconds: less than by the clock on a machine that cannot keep up. */
  weekMs: number;
  totalMs: number;
  visits: number;
};

const isOver = ({ weekMs, totalMs, clock }: Run) => weekMs >= totalMs || clock() > totalMs * maxDelay;

async function visit(run: Run) {
  const { services, fleet, journal, progress, clock, totalMs, visits } = run;
  let slots: string[] = [];
  const slugs = () => services.ghost.posts.slice(0, 60).map(({ slug }) => slug);
  const nextVisit = createVisits(slugs, () => slots[Math.floor(Math.random() * slots.length)] ?? null, Math.random);
  const running = new Set<Promise<void>>();
  let sent = 0;

  const handle = (result: VisitResult, number: number) => {
    journal.add(result);
    const { visit: made, status, text } = result;
    if (made.kind === 'message' && status === 200) progress.accepted.set(number, messageText(number));
    if (made.kind === 'freeTimes' && status === 200)
      slots = (JSON.parse(text) as { slots: { start: string }[] }).slots.map(({ start }) => start);
    if (made.kind === 'booking' && status === 201) {
      const { id, manageUrl } = JSON.parse(text) as { id: string; manageUrl: string };
      progress.booked.push({ id, manageUrl, host: made.host });
    }
  };

  /** Who is refused for the load comes back once, when the response says so. */
  const send = async (number: number) => {
    const planned = nextVisit(number);
    const first = await sendVisit(fleet, planned, number, clock);
    const pauseMs = journal.pauseOf(first);
    if (pauseMs === null) return handle(first, number);
    await pause(pauseMs);
    handle(await sendVisit(fleet, planned, number, clock), number);
  };

  for (let before = clock(); !isOver(run); ) {
    await pause(tickMs);
    const now = clock();
    if (running.size < maxVisitors) run.weekMs += Math.min(now - before, maxStepMs);
    before = now;
    const due = Math.floor((Math.min(run.weekMs, totalMs) / totalMs) * visits);
    for (; sent < due; sent++) {
      const work = send(sent);
      running.add(work);
      void work.finally(() => running.delete(work));
    }
  }
  await Promise.all(running);
}

async function disturb(run: Run) {
  const checks: Promise<void>[] = [];
  const follow = async (events: PlannedEvent[]) => {
    for (const event of events) {
      while (run.weekMs < event.at * run.totalMs && !isOver(run)) await pause(tickMs);
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
      const away = journal.outages.some(({ service, to }) => service !== 'SMTP' && to + recoveryMs[service] > clock());
      const edit = await editPost(services, fleet, event.number);
      // While Ghost is away the edit cannot be fetched; while Redis is, the other process is not notified.
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
    if (status !== 200) missing.push(`booking ${id} responds ${status}`);
    if (!mails.some(({ raw }) => raw.replaceAll('=\r\n', '').includes(id)))
      missing.push(`booking ${id} was not mailed`);
  }
  return missing;
}
