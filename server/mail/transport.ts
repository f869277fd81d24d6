import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail } from './lead.ts';

export type SendResult =
  | { ok: true; server: 'first' | 'fallback'; rejected: number }
  | {
      ok: false;
      /** `refused`: the server will never take this message. `later`: try again. `unreachable`: so will any other message fail. */
      reason: 'refused' | 'later' | 'unreachable';
      /** The server's code or the kind of fault, for logs: never an address or a text of the message. */
      error: string;
    };

export type Mailer = {
  /** Tries once, the fallback too where one is configured. Never throws. */
  send(mail: Pick<Mail, 'envelope'>, raw: Buffer, timeLimit?: number): Promise<SendResult>;
};

/** Milliseconds for one try from start to end; the router in front gives up after 30,000. */
export const sendTimeLimit = 12_000;

/**
 * Sends through the mail servers of SMTP_URL and SMTP_FALLBACK_URL. STARTTLS is used where it is offered and its
 * certificate is checked; `?requireTLS=true` in the address refuses a server that does not offer it.
 */
export function createMailer(url: string, fallbackUrl?: string): Mailer {
  const first = smtpServer(url);
  const fallback = fallbackUrl ? smtpServer(fallbackUrl) : null;
  return {
    async send(mail, raw, timeLimit = sendTimeLimit) {
      const started = performance.now();
      const result = await first(mail.envelope, raw, fallback ? timeLimit * 0.6 : timeLimit);
      if (result.ok) return { ok: true, server: 'first', rejected: result.rejected };
      if (!fallback || result.reason === 'refused') return result;
      const second = await fallback(mail.envelope, raw, Math.max(1_000, timeLimit - (performance.now() - started)));
      return second.ok ? { ok: true, server: 'fallback', rejected: second.rejected } : second;
    },
  };
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
  return async (envelope: Mail['envelope'], raw: Buffer, timeLimit: number) => {
    try {
      const info = await transport.sendMail({ envelope, raw, signal: AbortSignal.timeout(Math.ceil(timeLimit)) });
      return { ok: true as const, rejected: info.rejected.length };
    } catch (error) {
      return { ok: false as const, ...judge(error as NodemailerError) };
    }
  };
}

/**
 * Only an answer of 5xx to sender, recipients or text condemns the message. A refused login or a bad certificate is a
 * fault of the set-up: the message is as good as before and waits until that is mended.
 */
function judge(error: NodemailerError): { reason: 'refused' | 'later' | 'unreachable'; error: string } {
  const shown = [error.code, error.responseCode, error.command].filter(Boolean).join(' ') || error.name;
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const tooLarge = error.code === 'EMESSAGE' && error.command === 'MAIL FROM';
  const faults = error.rejectedErrors?.length ? error.rejectedErrors : [error];
  if (tooLarge || (aboutMessage && faults.every(({ permanent }) => permanent)))
    return { reason: 'refused', error: shown };
  if (aboutMessage) return { reason: 'later', error: shown };
  return { reason: 'unreachable', error: `${shown}: ${error.message.slice(0, 200)}` };
}
