import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import { mailRetentionDays } from '#shared/limits.ts';
import type { Mail } from './lead.ts';

export type SendResult =
  | { ok: true; server: 'primary' | 'fallback' | 'file'; rejected: number }
  | {
      ok: false;
      /** `rejected`: for good. `deferred`: for now. `unreachable`: any other message would fail as well. */
      reason: 'rejected' | 'deferred' | 'unreachable';
      /** The server's code or the kind of error, for logs: never an address or a text of the message. */
      error: string;
    };

export type Mailer = {
  /** One attempt, with the fallback server where one is configured. Never throws. */
  send(mail: Pick<Mail, 'id' | 'envelope'>, raw: Buffer, timeoutMs?: number): Promise<SendResult>;
};

/** Milliseconds after which a file that is being written is left over from a process that was killed. */
const leftoverMs = 3_600_000;

/** Milliseconds for one attempt from start to end; Heroku's router times out after 30,000. */
export const sendTimeoutMs = 12_000;

/**
 * Sends through the mail servers of SMTP_URL and SMTP_FALLBACK_URL. STARTTLS is used where it is offered, with
 * certificate verification; with `?requireTLS=true` in the URL it is required.
 */
export function createMailer(url: string, fallbackUrl?: string): Mailer {
  const primary = smtpServer(url);
  const fallback = fallbackUrl ? smtpServer(fallbackUrl) : null;
  return {
    async send(mail, raw, timeoutMs = sendTimeoutMs) {
      const started = performance.now();
      const result = await primary(mail.envelope, raw, fallback ? timeoutMs * 0.6 : timeoutMs);
      if (result.ok) return { ok: true, server: 'primary', rejected: result.rejected };
      if (!fallback || result.reason === 'rejected') return result;
      const second = await fallback(mail.envelope, raw, Math.max(1_000, timeoutMs - (performance.now() - started)));
      return second.ok ? { ok: true, server: 'fallback', rejected: second.rejected } : second;
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
    const keptMs = name.endsWith('.tmp') ? leftoverMs : mailRetentionDays.sent * 86_400_000;
    // Another process may have renamed it meanwhile.
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < Date.now() - keptMs) await rm(file, { force: true });
  }
}

function smtpServer(url: string) {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    dnsTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (envelope: Mail['envelope'], raw: Buffer, timeoutMs: number) => {
    try {
      const info = await transport.sendMail({ envelope, raw, signal: AbortSignal.timeout(Math.ceil(timeoutMs)) });
      return { ok: true as const, rejected: info.rejected.length };
    } catch (error) {
      return { ok: false as const, ...classify(error as NodemailerError) };
    }
  };
}

/**
 * Only a 5xx response to sender, recipients or text rejects the message, or an envelope without valid addresses. A failed login
 * or a bad certificate is a configuration error: the message stays queued until that is corrected.
 */
function classify(error: NodemailerError): { reason: 'rejected' | 'deferred' | 'unreachable'; error: string } {
  const summary = [error.code, error.responseCode, error.command].filter(Boolean).join(' ') || error.name;
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const tooLarge = error.code === 'EMESSAGE' && error.command === 'MAIL FROM';
  const invalidEnvelope = error.code === 'EENVELOPE' && error.command === 'API';
  const errors = error.rejectedErrors?.length ? error.rejectedErrors : [error];
  if (tooLarge || invalidEnvelope || (aboutMessage && errors.every(({ permanent }) => permanent)))
    return { reason: 'rejected', error: summary };
  if (aboutMessage) return { reason: 'deferred', error: summary };
  return { reason: 'unreachable', error: `${summary}: ${error.message.slice(0, 200)}` };
}
