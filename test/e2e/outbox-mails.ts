import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of every message in an outbox folder, in any state. */
export function mailsIn(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'));
}
