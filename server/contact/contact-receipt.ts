import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { hasHours, weekText } from '#shared/firm/office-hours.ts';
import { easternTime, ohioDate } from '#shared/format/ohio-date.ts';
import type { Env } from '../env.ts';
import { buildMail, mailId } from '../mail/compose-mail.ts';
import type { Delivery } from '../mail/delivery.ts';
import { canReplyTo, type Lead } from '../mail/mail-body.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import { type MailboxLimit, mailboxKey, mailsReceipts } from '../mail/mailbox.ts';

type Deps = {
  env: Pick<Env, 'CONTACT_RECEIPT' | 'MAIL_FROM' | 'SMTP_URL'>;
  brands: Brands;
  delivery: Pick<Delivery, 'knows' | 'submitMail'>;
  mailboxes: Pick<MailboxLimit, 'take'>;
  log: Logger;
};

const dayMs = 86_400_000;

/**
 * Mails whoever wrote by the contact form that the message arrived: once a day for a mailbox, within the limit of what it is
 * mailed, never where the message may be spam or the address is the firm's. What is returned never rejects.
 */
export function createReceipts({ env, brands, delivery, mailboxes, log }: Deps) {
  const ownMailboxes = new Set(Object.values(brands).flatMap(({ contact }) => contact.emails.map(mailboxKey)));

  async function send({ brand: id, values: { email }, receivedAt }: Lead): Promise<void> {
    const brand = brands[id];
    const about = mailId('receipt', mailboxKey(email), ohioDate(receivedAt));
    if ((await delivery.knows(about)) || !(await mailboxes.take(email, about))) return;
    const mail = await buildMail({
      id: about,
      ...{ brand, from: env.MAIL_FROM, to: [email], replyTo: brand.contact.emails, date: receivedAt },
      content: receiptContent(brand),
      until: receivedAt.getTime() + dayMs,
      // RFC 3834, and what Exchange reads in its place: no machine answers it.
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    await delivery.submitMail(mail);
  }

  return async (lead: Lead): Promise<void> => {
    const { spam, brand, values } = lead;
    if (!mailsReceipts(env) || spam !== 'no' || !canReplyTo(values.email) || ownMailboxes.has(mailboxKey(values.email)))
      return;
    await send(lead).catch((error: Error) =>
      log.warn({ brand, mail: lead.id, error: error.message }, 'contact: no receipt was sent'),
    );
  };
}

/** Anyone can enter any address, so it holds nothing that was typed. */
function receiptContent({ name, themeColor: color, contact, offices, portalUrl }: Brands[keyof Brands]): MailContent {
  return {
    title: `${name} has your message`,
    color,
    message: `Thank you for writing to ${name}. Your message has arrived, and a person will answer it. If it cannot wait, please call.`,
    rows: [
      { label: 'Our phone', text: contact.phone },
      ...offices.filter(hasHours).map((office) => ({
        label: office.town,
        text: `${weekText(office)}, ${easternTime}`.replaceAll('\u00a0', ' '),
      })),
      { label: 'Send papers', text: 'Open the client portal', href: portalUrl },
    ],
    notes: [
      'This was sent by the website; a reply to it reaches us.',
      'If you did not write to us, someone may have entered your address by mistake. You need not do anything.',
    ],
  };
}
