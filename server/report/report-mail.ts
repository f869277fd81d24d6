import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { defaultBrand } from '#shared/brands/index.ts';
import { senderOf } from '../mail/compose-mail.ts';
import type { Mail, MailBrand } from '../mail/lead.ts';
import { htmlLayout, type MailContent, textLayout } from '../mail/mail-layout.ts';

type Options = {
  /** The Monday it is mailed on: the same Monday is always the same message. */
  monday: string;
  /** REPORT_TO */
  to: readonly string[];
  brand: MailBrand;
  /** MAIL_FROM */
  from: string | undefined;
  date: Date;
};

/** The mail of the owner's weekly report. */
export async function composeReport(content: MailContent, { monday, to, brand, from, date }: Options): Promise<Mail> {
  const sender = senderOf(brand, from);
  const id = createHash('sha256').update(`report|${monday}|${to.join()}`).digest('hex').slice(0, 32);
  const messageId = `<${id}@${sender.address.split('@').at(-1)}>`;
  const composer = new MailComposer({
    from: sender,
    to: to.map((address) => ({ name: '', address })),
    subject: content.title,
    messageId,
    date,
    headers: { 'X-Website-Brand': defaultBrand, 'Auto-Submitted': 'auto-generated' },
    text: textLayout(content),
    html: htmlLayout(content),
    textEncoding: 'quoted-printable',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const envelope = { from: sender.address, to: [...to] };
  return {
    id,
    brand: defaultBrand,
    messageId,
    subject: content.title,
    envelope,
    raw: await composer.compile().build(),
  };
}
