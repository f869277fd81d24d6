import type { MeetingKindId } from './availability-params.ts';

/** For a kind of meeting, or for all of them. */
export type ByKind<T> = Partial<Record<MeetingKindId | 'all', T>>;

/** What the owner says of meetings. */
export type MeetingFacts = {
  /** Where video meetings take place, with https://; null while the link is mailed by hand. */
  videoUrl: string | null;
  bring: ByKind<readonly string[]>;
  /** On a day: of a kind, and of all kinds together. */
  most: ByKind<number>;
  /** Minutes without a meeting after each one. */
  pause: ByKind<number>;
};

export const noMeetingFacts: MeetingFacts = { videoUrl: null, bring: {}, most: {}, pause: {} };

/** What to bring to a kind of meeting, or to have ready: what is said for all, and its own. */
export function bringTo({ bring }: MeetingFacts, kind: MeetingKindId): readonly string[] {
  return [...(bring.all ?? []), ...(bring[kind] ?? [])];
}

export function bringLabel(kind: MeetingKindId): string {
  return kind === 'in-person' ? 'What to bring' : 'What to have ready';
}

/** What holds for a kind: its own, or else what is said for all. */
export function ofKind<T>(facts: ByKind<T>, kind: MeetingKindId): T | undefined {
  return facts[kind] ?? facts.all;
}

/** What a first meeting of so many minutes costs, by what the owner says of one; null where nothing is said. */
export function costText(minutes: number, said: string | null): string | null {
  if (!said || !/\bfirst (?:half hour|30 minutes) (?:costs? nothing|(?:is|are) free)/i.test(said)) return said;
  return minutes <= 30
    ? 'A first meeting is free of charge.'
    : `${said} For the rest, we name the fee before we begin.`;
}
