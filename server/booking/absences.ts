/** An accident of a server, such as an empty list while it starts or restores a copy, lasts minutes. */
const absenceMs = 5 * 60_000;

/** `tag`: that of the calendar when the event last stood in it. `proof`: why the readings since `at` count as whole. */
type Sighting = {
  tag: string | null;
  absence: { since: number; at: number; proof: string | null } | null;
};

/** A reading that lacks an event: when each of its calendars was read, and what shows that it is whole. */
type Lacking = { readAt: number[]; tag: string | null; hasOthers: boolean };

/** `lacking`: not for long enough. `vanished`: the firm is to be asked, because no reading was shown to be whole. */
export type Absence = 'lacking' | 'cancelled' | 'vanished';

/**
 * Which events are gone from a calendar. A server's accident looks like an empty calendar, too, but with the tag that it
 * had when the event stood in it, with none, or with another at each request; so a reading counts as whole only when it
 * shows another of our events, or a tag that differs from the one last seen with the event. An event is gone when two
 * such readings, five minutes apart, lack it for the same reason; without proof the firm is asked after five minutes, and
 * after ten where the proof changes. Kept in memory: a process that has not seen the event has no tag to compare with.
 */
export function createAbsences() {
  const sightings = new Map<string, Sighting>();

  return {
    /** @param tag null where it was not read together with the event */
    stands: (id: string, tag: string | null) => void sightings.set(id, { tag, absence: null }),

    lacks(id: string, { readAt, tag, hasOthers }: Lacking): Absence {
      const { tag: before = null, absence: known = null } = sightings.get(id) ?? {};
      const isChanged = before !== null && tag !== null && before !== tag;
      const proof = hasOthers ? 'others' : isChanged ? tag : null;
      const [first, last] = [Math.max(...readAt), Math.min(...readAt)];
      const absence = known?.proof === proof ? known : { since: known?.since ?? first, at: first, proof };
      sightings.set(id, { tag: before, absence });
      if (proof !== null && last - absence.at >= absenceMs) return 'cancelled';
      return last - absence.since >= (proof === null ? 1 : 2) * absenceMs ? 'vanished' : 'lacking';
    },

    /** Forgets all other events. */
    retain(ids: Set<string>): void {
      for (const id of sightings.keys()) if (!ids.has(id)) sightings.delete(id);
    },
  };
}
