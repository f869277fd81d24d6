/** An accident of a server, such as an empty list while it starts or restores a copy, lasts minutes. */
const absenceMs = 5 * 60_000;

/** `lacking`: not for long enough. `vanished`: the firm is to be asked, because no reading was shown to be whole. */
export type Absence = 'lacking' | 'cancelled' | 'vanished';

/** `tag`: of the calendar when the event last stood in it. `at`: of the first reading with the present `proof`. */
type Sighting = {
  hasStood: boolean;
  tag: string | null;
  absence?: { since: number; at: number; proof: string | null };
};

/**
 * Which events are gone from a calendar. A server's accident looks like an empty calendar, too, but with the tag that it
 * had when the event stood in it, with none, or with another at each request; so a reading counts as whole only when it
 * shows another of our events, or a tag that differs from the one last seen with the event. An event is gone when two
 * such readings, five minutes apart, lack it for the same reason; without proof the firm is asked after five minutes, and
 * after ten where the proof changes. Kept in memory: a process that has not seen the event asks, too, because its store may
 * be an old copy, and the meeting have been cancelled since.
 */
export function createAbsences() {
  const sightings = new Map<string, Sighting>();

  return {
    /** @param tag null where it was not read together with the event */
    stands: (event: string, tag: string | null) => void sightings.set(event, { hasStood: true, tag }),

    /**
     * @param readAt when each of its calendars was read that lack the event
     * @param hasOthers whether they show another of our events
     */
    lacks(event: string, readAt: number[], hasOthers: boolean, tag: string | null): Absence {
      const { hasStood, tag: before, absence: known } = sightings.get(event) ?? { hasStood: false, tag: null };
      const proof = !hasStood ? null : hasOthers ? 'others' : before !== null && before !== tag ? tag : null;
      const at = Math.max(...readAt);
      const absence = known?.proof === proof ? known : { since: known?.since ?? at, at, proof };
      sightings.set(event, { hasStood, tag: before, absence });
      const lasts = (since: number, ms: number) => Math.min(...readAt) - since >= ms;
      if (proof !== null && lasts(absence.at, absenceMs)) return 'cancelled';
      return lasts(absence.since, (proof === null ? 1 : 2) * absenceMs) ? 'vanished' : 'lacking';
    },

    /** Forgets all other events. */
    retain(events: Set<string>): void {
      for (const event of sightings.keys()) if (!events.has(event)) sightings.delete(event);
    },
  };
}
