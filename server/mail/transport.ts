import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import * as limits from '#shared/limits.ts';
import { mailboxOf } from './compose-mail.ts';
import type { Mail } from './mail-body.ts';

type Server = 'primary' | 'fallback' | 'file';

export type SendResult =
  /** `rejected`: so many recipients were refused for good. `deferred`: those who do not have it yet, and why. */
  | { ok: true; server: Server; rejected: number; deferred?: { to: string[]; error: string } | undefined }
  | {
      ok: false;
      /** `rejected`: for good. `deferred`: for now. `unreachable`: any other message would fail as well. */
      reason: 'rejected' | 'deferred' | 'unreachable';
      /** The server's code or the kind of error, for logs: never an address or a text of the message. */
      error: string;
    };

export type Mailer = {
  /** One attempt, with the fallback server where one is configured. Never throws. */
  send(mail: Pick<Mail, 'id' | 'envelope'>, raw: Buffer): Promise<SendResult>;
};

type SmtpTimeouts = { [name in keyof typeof limits.smtpTimeouts]: number };

/** Milliseconds after which a file that is being written is left over from a process that was killed. */
const leftoverMs = 3_600_000;

/**
 * Sends through the mail servers of SMTP_URL and SMTP_FALLBACK_URL. STARTTLS is used where it is offered, with
 * certificate verification; with `?requireTLS=true` in the URL it is required.
 */
export function createMailer(url: string, fallbackUrl?: string, timeouts: SmtpTimeouts = limits.smtpTimeouts): Mailer {
  const primary = smtpServer(url, timeouts);
  const fallback = fallbackUrl ? smtpServer(fallbackUrl, timeouts) : null;
  return {
    async send({ envelope }, raw) {
      const first = await primary(envelope, raw);
      if (first.ok) return { ...first, server: 'primary' };
      if (!fallback || first.reason === 'rejected') return first;
      const second = await fallback(envelope, raw);
      if (second.ok) return { ...second, server: 'fallback' };
      const isReachable = [first, second].some(({ reason }) => reason !== 'unreachable');
      const error = `${first.error}; fallback: ${second.error}`;
      return { ok: false, reason: isReachable ? 'deferred' : 'unreachable', error };
    },
  };
}

/** Writes each message to a folder as ID.eml, readable for this user only, and deletes old ones. */
export function createFileMailer(folder: string): Mailer {
  return {
    async send({ id }, raw) {
      const temporary = path.join(folder, `.${id}.tmp`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeOld(folder);
        await using file = await open(temporary, 'w', 0o600);
        await file.writeFile(raw);
        await file.sync();
        await rename(temporary, path.join(folder, `${id}.eml`));
        return { ok: true, server: 'file', rejected: 0 };
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        return { ok: false, reason: 'unreachable', error: (error as Error).message };
      }
    },
  };
}

async function removeOld(folder: string) {
  for (const name of (await readdir(folder)).filter((found) => /\.(?:tmp|eml)$/.test(found))) {
    const file = path.join(folder, name);
    const keptMs = name.endsWith('.tmp') ? leftoverMs : limits.mailRetentionDays.sent * 86_400_000;
    // Another process may have renamed it meanwhile.
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < Date.now() - keptMs) await rm(file, { force: true });
  }
}

function smtpServer(url: string, { connectMs, greetingMs, replyMs, attemptMs }: SmtpTimeouts) {
  const transport = createTransport({
    url,
    // Its own time-out for the connection is one for the greeting, too.
    connectionTimeout: connectMs + greetingMs,
    getSocket({ host = 'localhost', port, secure }, done) {
      const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) }, () => {
        socket.setTimeout(0).removeAllListeners('timeout').off('error', done);
        done(null, { connection: socket });
      });
      socket.setTimeout(connectMs, () => socket.destroy(new Error('Connection timeout'))).once('error', done);
    },
    greetingTimeout: greetingMs,
    socketTimeout: replyMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to }: Mail['envelope'], raw: Buffer) => {
    const envelope = { from: mailboxOf(from), to: to.map(mailboxOf) };
    try {
      const info = await transport.sendMail({ envelope, raw, signal: AbortSignal.timeout(attemptMs) });
      return { ok: true as const, ...partly(info.rejectedErrors ?? []) };
    } catch (error) {
      return { ok: false as const, ...classify(error as NodemailerError) };
    }
  };
}

/** What a message that others have got means for the recipients who were refused. */
function partly(errors: NodemailerError[]): Pick<SendResult & { ok: true }, 'rejected' | 'deferred'> {
  const passing = errors.filter((error) => !isFinal(error));
  const rejected = errors.length - passing.length;
  if (passing.length === 0) return { rejected };
  return { rejected, deferred: { to: passing.map(({ recipient }) => recipient!), error: summaryOf(passing[0]!) } };
}

/**
 * Only a reply to sender, recipients or text that is final rejects the message, or an envelope without valid addresses. A failed
 * login or a bad certificate is a configuration error: the message stays queued until that is corrected.
 */
function classify(error: NodemailerError): Pick<SendResult & { ok: false }, 'reason' | 'error'> {
  const summary = summaryOf(error);
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const tooLarge = error.code === 'EMESSAGE' && error.command === 'MAIL FROM';
  const invalidEnvelope = error.code === 'EENVELOPE' && error.command === 'API';
  const errors = error.rejectedErrors?.length ? error.rejectedErrors : [error];
  if (tooLarge || invalidEnvelope || (aboutMessage && errors.every(isFinal)))
    return { reason: 'rejected', error: summary };
  if (aboutMessage) return { reason: 'deferred', error: summary };
  return { reason: 'unreachable', error: `${summary}: ${error.message.slice(0, 200)}` };
}

/** With the reply's code and its enhanced status code, such as `550 5.4.5`: no text, which may name an address. */
function summaryOf({ code, responseCode, response = '', command, name }: NodemailerError): string {
  const [, kind, detail] = statusCode.exec(response) ?? [];
  return [code, responseCode, detail && `${kind}.${detail}`, command].filter(Boolean).join(' ') || name;
}

/** Its last one, where a server has put its own before another's. */
const statusCode = /^\d{3}[ -](?:#?([245])\.(\d{1,3}\.\d{1,3})\b[\s:;]*)+/;

/** Subject and detail (RFC 3463) of no such mailbox, system or address, one that has moved, and what is too large or malformed. */
const lastingCodes = ['1.1', '1.2', '1.3', '1.6', '1.10', '3.4', '6.1', '6.2', '6.3', '6.5', '6.6', '6.7'];
/** Of almost anything: words decide. Of the policy codes only those two, in doubt, are about a message. */
const vagueCodes = ['0.0', '1.0', '5.0', '6.0', '7.0', '7.1'];

const aboutSize = /message (?:file )?size|too (?:big|large)/i;
const passing = /quota|limit|exceed|too (?:many|much)|\brates?\b|frequen|try (?:it )?again|later|tempora|full\b/i;
const aboutAccount =
  /account|sender|from address|suspend|verif|authenti|authori[sz]|relay|credit|\bIP\b|\bRBL\b|listed|block ?list|reputation|polic|\bSPF\b|DKIM|DMARC|\bloop|rcpthosts|prohibit|denied|not (?:allowed|permitted|local)\b|cannot deliver|transaction failed/i;
const aboutContent = /\bspam\b|virus|malware|phish|unsolicited|content|attachment/i;

/**
 * Whether a reply means that no attempt can ever succeed: it is about this message, or about a recipient that does not exist.
 * What is about the account, one mailbox or the server passes, or another server does not say it; in doubt, it passes.
 */
export function isFinal({ command, permanent, response: reply = '' }: NodemailerError): boolean {
  const [, kind, code = '0.0'] = statusCode.exec(reply) ?? [];
  // Addresses and hosts are made of words, too.
  const response = reply
    .split(/\s/)
    .filter((word) => !/@|\w\.\w/.test(word))
    .join(' ');
  if (!permanent || kind === '4') return false;
  if (code === '2.3' || aboutSize.test(response)) return true;
  if (command === 'MAIL FROM' || passing.test(response)) return false;
  if (lastingCodes.includes(code)) return true;
  if (!vagueCodes.includes(code) || aboutAccount.test(response)) return false;
  return !code.startsWith('7.') || aboutContent.test(response);
}
