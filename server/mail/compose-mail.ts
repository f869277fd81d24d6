import { createHash } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import type { Lead, Mail, MailBrand } from './lead.ts';
import { headerText, messageHtml, messageText, subjectOf } from './mail-body.ts';

/**
 * Composes the e-mail of a lead. It goes to the brand's configured addresses only; From is our own, Reply-To the visitor.
 * @param from MAIL_FROM; without it an address at the brand's own domain
 */
export async function composeMail(lead: Lead, brand: MailBrand, from?: string): Promise<Mail> {
  const sender = senderOf(brand, from);
  const domain = sender.address.split('@').at(-1)!;
  const messageId = `<${lead.id}@${domain}>`;
  const subject = subjectOf(lead, brand);
  const thread = threadOf(lead.brand, lead.values.email, domain);
  const composer = new MailComposer({
    from: sender,
    to: brand.contact.emails.map((address) => ({ name: '', address })),
    replyTo: replyTo(lead.values),
    subject,
    messageId,
    date: lead.receivedAt,
    inReplyTo: thread,
    references: thread,
    headers: { 'X-Website-Brand': brand.id },
    text: messageText(lead, brand),
    html: messageHtml(lead, brand),
    textEncoding: 'quoted-printable',
    newline: 'windows',
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

/** MAIL_FROM, or without it an address at the brand's own domain. */
export function senderOf(brand: MailBrand, from?: string): { name: string; address: string } {
  return from ? addressparser(from, { flatten: true })[0]! : { name: brand.name, address: `noreply@${hostOf(brand)}` };
}

/** The id of no mail: it makes mail programs group the messages of one visitor as a thread. */
export function threadOf(brand: MailBrand['id'], email: string, domain: string): string {
  const key = createHash('sha256').update(`${brand}|${email.toLowerCase()}`).digest('hex').slice(0, 24);
  return `<visitor-${key}@${domain}>`;
}

function hostOf(brand: MailBrand) {
  return (brand.domains[0] ?? `${brand.id}.localhost`).replace(/:\d+$/, '');
}

/** No Reply-To for an address that could be parsed as more than one; it is in the body. */
export function replyTo({ name, email }: Pick<ContactValues, 'name' | 'email'>) {
  return /[,;:<>()"\\[\]]/.test(email) ? undefined : { name: headerText(name), address: email };
}
