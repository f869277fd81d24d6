import { createHash } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { headerAddress, headerText, type Lead, leadContent, type Mail, type MailBrand } from './mail-body.ts';
import { htmlLayout, type MailContent, textLayout } from './mail-layout.ts';

type Options = {
  id: string;
  brand: MailBrand;
  content: MailContent;
  date: Date;
  /** By default the brand's configured addresses. */
  to?: readonly string[];
  /** MAIL_FROM; without it an address at the brand's own domain. */
  from?: string | undefined;
  /** Who gets the replies. The messages about one visitor are a thread. */
  visitor?: { name: string; email: string };
  /** Who gets the replies, where that is not a visitor. */
  replyTo?: readonly string[];
  until?: number | undefined;
  headers?: Record<string, string>;
} & Pick<NonNullable<ConstructorParameters<typeof MailComposer>[0]>, 'icalEvent' | 'attachments'>;

/** Composes a message: with the same options it is always the same. */
export async function buildMail(options: Options): Promise<Mail> {
  const { id, brand, content, date, to, from, visitor, replyTo: office, until, headers, ...parts } = options;
  const sender = senderOf(brand, from);
  const domain = sender.address.split('@').at(-1)!;
  const messageId = `<${id}@${domain}>`;
  const envelope = { from: sender.address, to: [...(to ?? brand.contact.emails)] };
  const thread = visitor && threadOf(brand.id, visitor.email, domain);
  const composer = new MailComposer({
    ...parts,
    from: sender,
    to: envelope.to.map(mailboxOf),
    ...(office && { replyTo: office.map(mailboxOf) }),
    ...(visitor && { replyTo: replyTo(visitor), inReplyTo: thread, references: thread }),
    subject: content.title,
    messageId,
    date,
    headers: { 'X-Website-Brand': brand.id, ...headers },
    text: textLayout(content),
    html: htmlLayout(content),
    textEncoding: 'quoted-printable',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { id, brand: brand.id, messageId, subject: content.title, envelope, raw, until };
}

/**
 * Composes the email of a lead. It goes to the brand's configured addresses only; From is our own, Reply-To the visitor.
 */
export function composeMail(lead: Lead, brand: MailBrand, from?: string): Promise<Mail> {
  const { id, receivedAt: date, values: visitor } = lead;
  return buildMail({ id, brand, content: leadContent(lead, brand), date, from, visitor });
}

/** The id of a message that is sent once, by what it is about. */
export function mailId(...about: string[]): string {
  return createHash('sha256').update(about.join('|')).digest('hex').slice(0, 32);
}

/** As the mail library takes it for one address: it would read a text as a list. */
export const mailboxOf = (address: string) => ({ name: '', address });

/** MAIL_FROM, or without it an address at the brand's own domain. */
export function senderOf(brand: MailBrand, from?: string): { name: string; address: string } {
  return from ? addressparser(from, { flatten: true })[0]! : { name: brand.name, address: `noreply@${hostOf(brand)}` };
}

/** The host of a brand in addresses and ids. */
export function hostOf({ id, domains }: MailBrand): string {
  return (domains[0] ?? `${id}.localhost`).replace(/:\d+$/, '');
}

/** The id of no mail: it makes mail programs group the messages of one visitor as a thread. */
function threadOf(brand: MailBrand['id'], email: string, domain: string): string {
  const key = createHash('sha256').update(`${brand}|${email.toLowerCase()}`).digest('hex').slice(0, 24);
  return `<visitor-${key}@${domain}>`;
}

function replyTo({ name, email }: { name: string; email: string }) {
  const address = headerAddress(email);
  return address ? { name: headerText(name), address } : undefined;
}
