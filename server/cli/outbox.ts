import type { Env } from '../env.ts';
import { openQueues } from '../mail/delivery.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import type { MailQueue, MailReport } from '../mail/mail-queue.ts';
import { type MailRecord, type OutboxState, outboxStates } from '../mail/outbox.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run outbox -- list          messages that wait, rest, failed or were put aside
npm run outbox -- list all      sent ones as well
npm run outbox -- show ID       one message; the first characters of its id are enough
npm run outbox -- resend ID     sends it now, whatever became of it`;

type Found = { queue: MailQueue; state: OutboxState; record: MailRecord };

/**
 * Lists, shows and sends again what is in the outbox, in the folder and in Redis.
 * @param args what stands after `npm run outbox --`
 * @returns the exit code: 0 done, 1 not found or not sent, 2 not understood
 */
export async function runOutboxTool(args: string[], env: Env, print: (text: string) => void): Promise<number> {
  const [command = 'list', word] = args;
  const opened = openQueues({ env, report: printTrouble(print) });
  try {
    if (command === 'list') return await list(opened.queues, word === 'all', print);
    if (!['show', 'resend'].includes(command) || !word) {
      print(usage);
      return 2;
    }
    const found = (await everything(opened.queues, outboxStates)).filter(({ record }) => record.id.startsWith(word));
    if (found.length !== 1) {
      print(
        found.length === 0
          ? `No message has an id that begins with ${word}.`
          : `${found.length} messages have an id that begins with ${word}.`,
      );
      return 1;
    }
    if (command === 'show') return await show(found[0]!, print);
    if (opened.mailer) return await resend(found[0]!, print);
    print('SMTP_URL is not set, so nothing can be sent.');
    return 1;
  } finally {
    await opened.close();
  }
}

async function list(queues: MailQueue[], all: boolean, print: (text: string) => void) {
  const states = outboxStates.filter((state) => all || state !== 'sent');
  const found = await everything(queues, states);
  for (const { state, record } of found.sort((a, b) => a.record.createdAt - b.record.createdAt)) {
    const tries =
      record.attempts > 0 ? `, tried ${record.attempts}x${record.lastError ? `: ${record.lastError}` : ''}` : '';
    print(
      `${record.id.slice(0, 8)}  ${state.padEnd(8)} ${ohioTimeText(new Date(record.createdAt))}  ${record.brand}${tries}\n          ${record.subject}`,
    );
  }
  print(found.length === 1 ? '1 message' : `${found.length} messages`);
  return 0;
}

async function show({ queue, state, record }: Found, print: (text: string) => void) {
  const message = await queue.read(record.id);
  if (!message) return 1;
  print(
    [
      `Id:       ${record.id}`,
      `State:    ${state}`,
      `To:       ${record.envelope.to.join(', ')}`,
      `Subject:  ${record.subject}`,
      `Tries:    ${record.attempts}${record.lastError ? ` (${record.lastError})` : ''}`,
      '',
      plainText(message.raw),
    ].join('\n'),
  );
  return 0;
}

async function resend({ queue, record }: Found, print: (text: string) => void) {
  const outcome = await queue.resend(record.id);
  print(outcome === 'sent' ? 'Sent.' : 'Not sent. It is kept; see npm run outbox -- list');
  return outcome === 'sent' ? 0 : 1;
}

async function everything(queues: MailQueue[], states: readonly OutboxState[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const queue of queues) {
    for (const state of states) found.push(...(await queue.list(state)).map((record) => ({ queue, state, record })));
  }
  return found;
}

/** The text part, decoded; it comes first in every message that we write. */
function plainText(raw: Buffer): string {
  const [, head = '', rest = ''] =
    /Content-Type: text\/plain[\s\S]*?((?:\r?\n[\w-]+: .*)*)\r?\n\r?\n([\s\S]*)/.exec(raw.toString('utf8')) ?? [];
  const boundaries = Array.from(raw.toString('latin1').matchAll(/boundary="([^"]+)"/g), (match) => match[1]!);
  const ends = boundaries.map((boundary) => rest.indexOf(`\n--${boundary}`)).filter((at) => at >= 0);
  const body = rest.slice(0, Math.min(rest.length, ...ends));
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function printTrouble(print: (text: string) => void): MailReport {
  const tell = (_record: MailRecord, error: string) => print(`The mail server did not take it: ${error}`);
  return {
    sent: () => undefined,
    postponed: tell,
    refused: tell,
    trouble: (error, what) => print(`${what}: ${error instanceof Error ? error.message : error}`),
  };
}

if (import.meta.main) await runCommand(runOutboxTool);
