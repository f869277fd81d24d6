import { buildMail, mailId } from '../mail/compose-mail.ts';
import type { Mail, MailBrand } from '../mail/lead.ts';
import type { MailContent } from '../mail/mail-layout.ts';

type Options = {
  /** The Monday it is mailed on: the same Monday is always the same message. */
  monday: string;
  to: readonly string[];
  brand: MailBrand;
  from: string | undefined;
  date: Date;
};

export function composeReport(content: MailContent, { monday, to, ...options }: Options): Promise<Mail> {
  const id = mailId('report', monday, to.join());
  return buildMail({ ...options, id, to, content, headers: { 'Auto-Submitted': 'auto-generated' } });
}
