import type { Env } from '../env.ts';
import { openQueues } from '../mail/delivery.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import type { MailQueue, MailReport } from '../mail/mail-queue.ts';
import { type MailRecord, type OutboxState, outboxStates, rawOf } from '../mail/mail-queue.ts';
import { runCommand, seesStores, withStores } from './run-command.ts';

const usage = `npm run outbox -- list          saved, pending, sending and failed messages
npm run outbox -- list all      sent messages as well
npm run outbox -- show ID       one message; the first characters of its ID are enough
npm run outbox -- resend ID     send it now, whatever its state`;

const stateWidth = Math.max(...outboxStates.map((state) => state.length));

type Found = { queue: MailQueue; state: OutboxState; record: MailRecord };

/**
 * Lists, shows and resends the messages of the mail queue.
 * @returns the exit code: 0 done, 1 not found, not sent or not to be seen from here, 2 wrong usage
 */
export async function runOutboxTool(args: string[], env: Env, print: (text: string) => void): Promise<number> {
  const [command = 'list', argument] = args;
  if (command !== 'list' && (!['show', 'resend'].includes(command) || !argument)) {
    print(usage);
    return 2;
  }
  if (!seesStores(env, print, 'messages')) return 1;
  return withStores(env, async (stores) => {
    const { queues } = openQueues({ env, stores, report: printErrors(print) });
    if (command === 'list') return list(queues, argument === 'all', print);
    const messages = await listAll(queues, outboxStates, print);
    const [found, ...others] = messages.filter(({ record }) => record.id.startsWith(argument!));
    if (!found || others.length > 0) {
      print(`${found ? `${others.length + 1} messages have` : 'No message has'} an id that begins with ${argument}.`);
      return 1;
    }
    if (command === 'show') return show(found, print);
    if (env.SMTP_URL) return resend(found, print);
    print('SMTP_URL is not set, so nothing can be sent.');
    return 1;
  });
}

async function list(queues: MailQueue[], all: boolean, print: (text: string) => void) {
  const states = outboxStates.filter((state) => all || state !== 'sent');
  const found = await listAll(queues, states, print);
  for (const { state, record } of found.sort((a, b) => a.record.createdAt - b.record.createdAt)) {
    const { attempts, lastError } = record;
    const error = lastError ? `: ${lastError}` : '';
    const tried = attempts > 0 ? `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${error}` : '';
    print(
      `${record.id.slice(0, 8)}  ${state.padEnd(stateWidth)}  ${ohioTimeText(new Date(record.createdAt))}  ${record.brand}${tried}\n          ${record.subject}`,
    );
  }
  print(found.length === 1 ? '1 message' : `${found.length} messages`);
  return 0;
}

function show({ state, record }: Found, print: (text: string) => void) {
  print(
    [
      `ID:       ${record.id}`,
      `State:    ${state}`,
      `To:       ${record.envelope.to.join(', ')}`,
      `Subject:  ${record.subject}`,
      `Attempts: ${record.attempts}${record.lastError ? ` (${record.lastError})` : ''}`,
      '',
      plainText(rawOf(record)),
    ].join('\n'),
  );
  return 0;
}

async function resend({ queue, record }: Found, print: (text: string) => void) {
  const outcome = await queue.resend(record.id);
  print(outcome === 'sent' ? 'Sent.' : 'Not sent. It stays in the outbox; see npm run outbox -- list');
  return outcome === 'sent' ? 0 : 1;
}

async function listAll(queues: MailQueue[], states: readonly OutboxState[], print: (text: string) => void) {
  const found: Found[] = [];
  for (const queue of queues) {
    for (const state of states) {
      const { values, problems } = await queue.list(state);
      for (const problem of problems) print(problem);
      found.push(...values.map((record) => ({ queue, state, record })));
    }
  }
  return found;
}

/** The decoded text part, the first part of each message. */
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

function printErrors(print: (text: string) => void): MailReport {
  const printError = (_record: MailRecord, error: string) => print(`The mail server did not accept it: ${error}`);
  return {
    sent: () => undefined,
    deferred: printError,
    rejected: printError,
    error: (error, description) => print(`${description}: ${error instanceof Error ? error.message : error}`),
  };
}

if (import.meta.main) await runCommand(runOutboxTool);
