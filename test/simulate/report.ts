import type { Fleet, MemorySample } from './fleet.ts';
import type { Journal } from './journal.ts';
import type { Services } from './services.ts';

/** The part of the visitors that may be refused for a few seconds, because the machine is busy with other work. */
const maxRefused = 0.01;
/** A process that lived for fewer seconds is still filling its caches. */
const leastSamples = 120;
/** The most that what a process uses may grow from the middle of its life to its end, and its whole size, in megabytes. */
const maxGrowth = 25;
const maxResident = 450;

/** What visitors have sent, and what became of the edits. */
export type Progress = {
  /** Texts of the accepted messages by number of visit. */
  accepted: Map<number, string>;
  booked: { id: string; manageUrl: string; host: string }[];
  edits: { shown: number[]; unchecked: number; late: string[] };
};

type Finished = {
  services: Services;
  fleet: Fleet;
  journal: Journal;
  progress: Progress;
  /** How many were planned. */
  visits: number;
  /** Accepted messages that are in no mail. */
  lost: string[];
  /** One sentence for each booking that is not as in its response. */
  lostBookings: string[];
  seconds: number;
};

/**
 * What happened in a simulated week.
 * @returns a table, and one sentence for each thing that must not have happened
 */
export function report({ services, fleet, journal, progress, visits, lost, lostBookings, seconds }: Finished) {
  const { requests, statuses, median, p99, slow, announcedErrors, refusals } = journal.summary();
  const errors = [...journal.errors.values()].reduce((sum, { count }) => sum + count, 0);
  const ids = services.mails.map(({ messageId }) => messageId);
  const lives = fleet.generations
    .flat()
    .map(({ memory }) => memory)
    .filter((memory) => memory.length > 2)
    .map(lifeOf);
  const { shown, unchecked, late } = progress.edits;
  const rows: [string, string][] = [
    ['visits', `${requests} in ${seconds} s`],
    ['statuses', statuses.map(([status, count]) => `${status}: ${count}`).join(', ')],
    ['median, 99th percentile', `${median} ms, ${p99} ms`],
    ['over 5 s', String(slow)],
    ['errors', `${errors}; ${announcedErrors} announced ones during outages`],
    ['refused for a few seconds', String(refusals)],
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
    ['memory in use, middle and end', lives.map(({ middle, end }) => `${middle} to ${end} MB`).join(', ')],
    ['resident memory, middle and end', lives.map(({ resident }) => `${resident.join(' to ')} MB`).join(', ')],
  ];
  const problems = [
    ...(requests < visits ? [`the machine was too slow: ${requests} of ${visits} visits`] : []),
    ...(refusals > visits * maxRefused ? [`${refusals} visitors were refused`] : []),
    ...[...journal.errors].map(([name, { count, first }]) => `${name} ${count} times, first ${first}`),
    ...late,
    ...lost.map((text) => `lost: ${text}`),
    ...lostBookings,
    ...lives
      .filter(({ isLong, middle, end }) => isLong && end - middle > maxGrowth)
      .map(({ middle, end }) => `memory in use grew from ${middle} to ${end} MB`),
    ...lives
      .map(({ resident }) => resident[1])
      .filter((megabytes) => megabytes > maxResident)
      .map((megabytes) => `a process takes ${megabytes} MB`),
  ];
  return { rows, problems };
}

/**
 * The middle third and the last one: at its start a process fills its caches. In use: the least of each, because in between
 * garbage waits for its collection, for as long as the machine has memory; resident: the median.
 */
function lifeOf(memory: MemorySample[]) {
  const third = Math.floor(memory.length / 3);
  const parts = [memory.slice(third, -third), memory.slice(-third)] as const;
  const least = (part: MemorySample[]) => Math.round(Math.min(...part.map(({ inUse }) => inUse)));
  const median = (part: MemorySample[]) =>
    Math.round(part.map(({ resident }) => resident).toSorted((a, b) => a - b)[Math.floor(part.length / 2)]!);
  return {
    middle: least(parts[0]),
    end: least(parts[1]),
    resident: [median(parts[0]), median(parts[1])] as const,
    isLong: memory.length >= leastSamples,
  };
}
