import { domainToASCII } from 'node:url';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';
import { mailId } from './compose-mail.ts';

type Service = { domains: RegExp; domain?: string; leftOut?: RegExp; tag?: string };

/**
 * What services take for the same mailbox: other `domains` of a `domain`, what is `leftOut` of a name, and what a `tag` begins
 * with if not `+` (support.google.com/mail/answer/7436150, proton.me/support/change-username,
 * dev.maxmind.com/minfraud/normalizing-email-addresses-for-minfraud). Microsoft's domains are of different mailboxes.
 */
const services: Service[] = [
  { domains: /^googlemail\.com$|^gmail\.com$/, domain: 'gmail.com', leftOut: /\./g },
  { domains: /^(?:icloud|mac|me)\.com$/, domain: 'icloud.com' },
  { domains: /^(?:pm\.me|proton\.me|protonmail\.(?:ch|com))$/, domain: 'proton.me', leftOut: /[._-]/g },
  { domains: /^(?:narod\.ru|ya\.ru|yandex\.(?:com?\.)?[a-z]{2,3})$/, domain: 'yandex.ru', leftOut: /[.-]/g },
  { domains: /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|(?:rocketmail|y7mail|ymail)\.com)$/, tag: '-' },
];
/** Fastmail gives each mailbox a domain of its own, in which every name is its own. */
const ownDomain = /^([^.]+)\.(fastmail\.(?:com?\.)?[a-z]{2,3}|sent\.com)$/;

/**
 * The mailbox that an address belongs to, to be counted by: without case, `+tag`, and what the service ignores. Never an
 * address to write to.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1).toLowerCase();
  const ascii = domainToASCII(typed) || typed;
  const own = ownDomain.exec(ascii);
  if (own) return `${own[1]}@${own[2]}`;
  const { domain = ascii, leftOut = '', tag = '+' } = services.find(({ domains }) => domains.test(ascii)) ?? {};
  const name = email.slice(0, at).toLowerCase();
  const end = name.indexOf(tag);
  const base = end > 0 ? name.slice(0, end) : name;
  return `${base.replace(leftOut, '')}@${domain}`;
}

const dayMs = 86_400_000;

export type MailboxLimit = ReturnType<typeof createMailboxLimit>;

/** Counts what each mailbox is mailed within a day, by records in the state `recipient` beside those of messages. */
export function createMailboxLimit(store: Store, now: () => number) {
  const idsOf = (email: string) =>
    Array.from({ length: limits.mailsPerMailbox }, (_, number) => mailId('to', mailboxKey(email), String(number)));
  return {
    /** Whether a mailbox may get one more mail. */
    async hasRoom(email: string): Promise<boolean> {
      for (const id of idsOf(email)) if (!(await store.read('mail', id))) return true;
      return false;
    },
    /** Counts a message, once. @returns false when its mailbox may not get it */
    async take(email: string, message: string): Promise<boolean> {
      for (const id of idsOf(email)) {
        const record = { id, state: 'recipient', due: 0, expires: now() + dayMs, value: message };
        if ((await store.put('mail', record)) === 'stored') return true;
        if ((await store.read('mail', id))?.value === message) return true;
      }
      return false;
    },
  };
}

/** Whether receipts are mailed: with a mail server, unless CONTACT_RECEIPT says otherwise. */
export function mailsReceipts({ CONTACT_RECEIPT, SMTP_URL }: Pick<Env, 'CONTACT_RECEIPT' | 'SMTP_URL'>): boolean {
  return CONTACT_RECEIPT ?? SMTP_URL !== undefined;
}
