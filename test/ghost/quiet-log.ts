import pino from 'pino';

/** A log that keeps its lines, so that a test can read what was warned of. */
export function quietLog() {
  const lines: { level: number; msg: string; [field: string]: unknown }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines, said: (text: string) => lines.filter(({ msg }) => msg.includes(text)).length };
}
