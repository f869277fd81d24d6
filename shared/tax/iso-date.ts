const ohioDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Ohio at this moment, as `YYYY-MM-DD`. */
export function isoDate(moment: Date): string {
  return ohioDay.format(moment);
}
