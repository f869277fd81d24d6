import { createHash } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import type { Lead, Mail, MailBrand } from './lead.ts';
import { headerText, messageHtml, messageText, subjectOf } from './mail-body.ts';
import { meetingIcs } from './meeting-ics.ts';

/**
 * Composes the e-mail of a lead. It goes to the brand's configured addresses only; From is our own, Reply-To the visitor.
 * @param from MAIL_FROM; without it an address at the brand's own domain
 */
export async function composeMail(lead: Lead, brand: MailBrand, from?: string): Promise<Mail> {
  const sender = from
    ? addressparser(from, { flatten: true })[0]!
    : { name: brand.name, address: `noreply@${hostOf(brand)}` };
  const domain = sender.address.split('@').at(-1)!;
  const messageId = `<${lead.id}@${domain}>`;
  const subject = subjectOf(lead, brand);
  const thread = `<visitor-${visitorKey(lead)}@${domain}>`;
  const ics = meetingIcs(lead, brand);
  const composer = new MailComposer({
    from: sender,
    to: brand.contact.emails.map((address) => ({ name: '', address })),
    replyTo: replyTo(lead.values),
    subject,
    messageId,
    date: lead.receivedAt,
    // No mail has that id: it makes mail programs group the messages of one visitor as a thread.
    inReplyTo: thread,
    references: thread,
    headers: { 'X-Website-Brand': brand.id },
    text: messageText(lead, brand),
    html: messageHtml(lead, brand),
    textEncoding: 'quoted-printable',
    newline: 'windows',
    attachments: ics
      ? [{ filename: 'meeting-request.ics', content: ics, contentType: 'text/calendar; charset=utf-8' }]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    id: lead.id,
    brand: lead.brand,
    messageId,
    subject,
    envelope: { from: sender.address, to: brand.contact.emails },
    raw: await composer.compile().build(),
  };
}

function hostOf(brand: MailBrand) {
  return (brand.domains[0] ?? `${brand.id}.localhost`).replace(/:\d+$/, '');
}

function visitorKey({ brand, values }: Lead) {
  return createHash('sha256').update(`${brand}|${values.email.toLowerCase()}`).digest('hex').slice(0, 24);
}

/** No Reply-To for an address that could be parsed as more than one; it is in the body. */
function replyTo({ name, email }: ContactValues) {
  return /[,;:<>()"\\[\]]/.test(email) ? undefined : { name: headerText(name), address: email };
}
