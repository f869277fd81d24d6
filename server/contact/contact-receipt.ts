import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { nextWorkingDay } from '#shared/firm/office-hours.ts';
import { ohioDate, printedWeekday } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { buildMail, mailId } from '../mail/compose-mail.ts';
import type { Delivery } from '../mail/delivery.ts';
import { headerAddress, type Lead } from '../mail/mail-body.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import { type MailboxLimit, mailboxKey, mailsReceipts } from '../mail/mailbox.ts';

type Deps = {
  env: Pick<Env, 'CONTACT_RECEIPT' | 'MAIL_FROM' | 'PORT' | 'SMTP_URL'>;
  brands: Brands;
  delivery: Pick<Delivery, 'knows' | 'submitMail'>;
  mailboxes: Pick<MailboxLimit, 'take'>;
  log: Logger;
};

const dayMs = 86_400_000;

/**
 * Mails whoever wrote by the contact form that the message arrived: once a day for a mailbox, within the limit of what it is
 * mailed, never where the message may be spam or the address is the firm's. What is returned never rejects, and says at once
 * whether there is a receipt, which is then on its way.
 */
export function createReceipts({ env, brands, delivery, mailboxes, log }: Deps) {
  const ownMailboxes = new Set(Object.values(brands).flatMap(({ contact }) => contact.emails.map(mailboxKey)));

  const idOf = ({ values: { email }, receivedAt }: Lead) => mailId('receipt', mailboxKey(email), ohioDate(receivedAt));

  async function isDue(lead: Lead): Promise<boolean> {
    const { spam, values } = lead;
    const { email } = values;
    if (!mailsReceipts(env) || spam !== 'no' || !headerAddress(email) || ownMailboxes.has(mailboxKey(email)))
      return false;
    return !(await delivery.knows(idOf(lead))) && mailboxes.take(email, idOf(lead));
  }

  async function send(lead: Lead): Promise<void> {
    const { values, receivedAt } = lead;
    const { email } = values;
    const brand = brands[lead.brand];
    const mail = await buildMail({
      id: idOf(lead),
      ...{ brand, from: env.MAIL_FROM, to: [email], replyTo: brand.contact.emails, date: receivedAt },
      content: receiptContent(brand, originOf(brand, env.PORT), receivedAt),
      until: receivedAt.getTime() + dayMs,
      // RFC 3834, and what Exchange reads in its place: no machine answers it.
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    await delivery.submitMail(mail);
  }

  return async (lead: Lead): Promise<boolean> => {
    const failed = (error: Error) => {
      log.warn({ brand: lead.brand, mail: lead.id, error: error.message }, 'contact: no receipt was sent');
      return false;
    };
    const due = await isDue(lead).catch(failed);
    if (due) void send(lead).catch(failed);
    return due;
  };
}

/** Anyone can enter any address, so it holds nothing that was typed. */
function receiptContent(brand: Brands[keyof Brands], origin: string, receivedAt: Date): MailContent {
  const { name, themeColor: color, contact, offices, portalUrl, trust } = brand;
  const [reader, ...others] = trust.people;
  const day = nextWorkingDay(offices[0], receivedAt);
  const who = reader && others.length === 0 ? reader.name : 'A person';
  return {
    title: `${name} has your message`,
    color,
    message: `Thank you for writing to ${name}. Your message has arrived. ${who} reads it${day ? ` by ${printedWeekday(day)},` : ''} and answers. If it cannot wait, please call.`,
    rows: [
      { label: 'Our phone', text: contact.phone },
      { label: 'Schedule a meeting', text: 'Choose a time', href: origin + href('schedule') },
      { label: 'Send papers', text: 'Open the client portal', href: portalUrl },
    ],
    notes: [
      'This was sent by the website; a reply to it reaches us.',
      'If you did not write to us, someone may have entered your address by mistake. You need not do anything.',
    ],
  };
}
