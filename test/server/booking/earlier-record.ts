/** A stored booking as versions before 2026-11-23 stored it. */
export function asStoredEarlier(json: string): string {
  const { notified: _, reservation: __, ...earlier } = JSON.parse(json);
  return JSON.stringify(earlier);
}
