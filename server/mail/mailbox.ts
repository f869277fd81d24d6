import { domainToASCII } from 'node:url';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';
import { mailId } from './compose-mail.ts';

/** Other domains of the same mailboxes. */
const sameDomains: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
};
/** What services leave out of a name (proton.me/support/change-username). */
const leftOut: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g, 'yandex.ru': /[.-]/g };

/**
 * The mailbox that an address belongs to, to be counted by: without case, `+tag`, and what the service ignores. Never an
 * address to write to.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1).toLowerCase();
  const ascii = domainToASCII(typed) || typed;
  const domain = sameDomains[ascii] ?? ascii;
  const name = email.slice(0, at).toLowerCase();
  // Fastmail gives each mailbox a domain of its own, in which every name is its own.
  const own = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain);
  if (own) return `${own[1]}@${own[2]}`;
  const plus = name.indexOf('+');
  const base = plus > 0 ? name.slice(0, plus) : name;
  return `${base.replace(leftOut[domain] ?? '', '')}@${domain}`;
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
