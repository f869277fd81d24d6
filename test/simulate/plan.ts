import type { Service } from './services.ts';

/** What happens besides visits, at a part of the whole week from 0 to 1. */
export type PlannedEvent =
  | { at: number; kind: 'deploy' }
  | { at: number; kind: 'edit'; number: number }
  | { at: number; kind: 'away' | 'back'; service: Service };

/** Each service is away twice for a twentieth of the time; of a week, eight hours. */
const outages: [from: number, to: number, service: Service][] = [
  [0.08, 0.13, 'Ghost'],
  [0.22, 0.27, 'SMTP'],
  [0.36, 0.41, 'Redis'],
  [0.53, 0.58, 'SMTP'],
  [0.67, 0.72, 'Ghost'],
  [0.86, 0.91, 'Redis'],
];
/** One before, one during an outage of mail, one during an outage of Ghost, one after. */
const deployments = [0.18, 0.24, 0.69, 0.8];
const editsPerMinute = 2;
const fewestEdits = 6;

/** Four deployments, two outages of each service, and two edits a minute, each in order. */
export function plan(minutes: number): Record<'deployments' | 'outages' | 'edits', PlannedEvent[]> {
  const edits = Math.max(fewestEdits, Math.round(minutes * editsPerMinute));
  return {
    deployments: deployments.map((at) => ({ at, kind: 'deploy' })),
    outages: outages.flatMap(([from, to, service]): PlannedEvent[] => [
      { at: from, kind: 'away', service },
      { at: to, kind: 'back', service },
    ]),
    edits: Array.from({ length: edits }, (_, number) => ({ at: (number + 0.25) / edits, kind: 'edit', number })),
  };
}
