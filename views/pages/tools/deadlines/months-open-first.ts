/** A month with fewer dates left is followed by another open one. */
const fewDates = 4;

/**
 * How many of the first months show their dates at once: that of the next date and, while few are left in it, the one after.
 * @param months with what is due in each from today on, as by byMonth()
 */
export function monthsOpenFirst(months: readonly (readonly [month: string, dates: readonly unknown[]])[]): number {
  return (months[0]?.[1].length ?? 0) < fewDates ? 2 : 1;
}
