/** An accident of a server, such as an empty list while it starts or restores a copy, lasts minutes. */
const absenceMs = 5 * 60_000;

/** `missing`: not for long enough. `unclear`: the firm is to be asked, because no reading was shown to be whole. */
export type Absence = 'missing' | 'cancelled' | 'unclear';

/** `tag`: of the calendar when the event was last in it. `at`: of the first reading with the present `proof`. */
type Sighting = {
  wasPresent: boolean;
  tag: string | null;
  absence?: { since: number; at: number; proof: string | null };
};

/**
 * Which events were deleted from a calendar. A server's accident looks like an empty calendar, too, but with the tag that it
 * had when the event was last in it, with none, or with another at each request; so a reading counts as whole only when it
 * shows another of our events, or a tag that differs from the one last seen with the event. An event is deleted when two
 * such readings, five minutes apart, lack it for the same reason; without proof the firm is asked after five minutes, and
 * after ten where the proof changes. Kept in memory: a process that has not seen the event asks, too, because its store may
 * be an old copy, and the meeting have been cancelled since.
 */
export function createAbsences() {
  const sightings = new Map<string, Sighting>();

  return {
    /** @param tag null where it was not read together with the event */
    present: (event: string, tag: string | null) => void sightings.set(event, { wasPresent: true, tag }),

    /**
     * @param readAt when each of its calendars was read that lack the event
     * @param hasOthers whether they show another of our events
     */
    missing(event: string, readAt: number[], hasOthers: boolean, tag: string | null): Absence {
      const { wasPresent, tag: before, absence: known } = sightings.get(event) ?? { wasPresent: false, tag: null };
      const proof = !wasPresent ? null : hasOthers ? 'others' : before !== null && before !== tag ? tag : null;
      const at = Math.max(...readAt);
      const absence = known?.proof === proof ? known : { since: known?.since ?? at, at, proof };
      sightings.set(event, { wasPresent, tag: before, absence });
      const lasts = (since: number, ms: number) => Math.min(...readAt) - since >= ms;
      if (proof !== null && lasts(absence.at, absenceMs)) return 'cancelled';
      return lasts(absence.since, (proof === null ? 1 : 2) * absenceMs) ? 'unclear' : 'missing';
    },

    /** Forgets all other events. */
    retain(events: Set<string>): void {
      for (const event of sightings.keys()) if (!events.has(event)) sightings.delete(event);
    },
  };
}
