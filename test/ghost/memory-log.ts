import pino from 'pino';

/** A log in memory. `logged` counts the lines whose message contains the text. */
export function memoryLog() {
  const lines: { level: number; msg: string; [field: string]: unknown }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines, logged: (text: string) => lines.filter(({ msg }) => msg.includes(text)).length };
}
