/** How long to wait, such as "a minute", "20 minutes" or "an hour". @param seconds a minute where there is no number */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (!(minutes > 1)) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
