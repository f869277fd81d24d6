import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { easternZone } from '#shared/format/ohio-date.ts';
import type { Lead, MailBrand } from './lead.ts';
import { htmlLayout, type MailContent, type MailRow, textLayout } from './mail-layout.ts';

/** For example "Website: bookkeeping question from Pat Doe [Dresden Tax]". */
export function subjectOf(lead: Lead, brand: MailBrand): string {
  const { values } = lead;
  const about = values.service === 'other' ? undefined : serviceLabel(lead, brand)?.toLowerCase();
  const mark = lead.spam === 'no' ? '' : '[possible spam] ';
  return headerText(`${mark}Website: ${about ? `${about} ` : ''}question from ${values.name} [${brand.shortName}]`);
}

/** One line without control characters and without encoded words (RFC 2047), which mail programs would decode. */
export function headerText(text: string): string {
  return text.replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').replaceAll('=?', '= ?');
}

/** The plain text part. */
export function messageText(lead: Lead, brand: MailBrand): string {
  return textLayout(contentOf(lead, brand));
}

/** The HTML part. */
export function messageHtml(lead: Lead, brand: MailBrand): string {
  return htmlLayout(contentOf(lead, brand));
}

function contentOf(lead: Lead, brand: MailBrand): MailContent {
  return {
    title: subjectOf(lead, brand),
    color: brand.themeColor,
    message: lead.values.message,
    rows: rowsOf(lead, brand),
    notes: notesOf(lead, brand),
  };
}

/** A time in Eastern time: "Tuesday, March 3, 2026 at 2:15 PM EST". */
export function ohioTimeText(time: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone: easternZone })
    .format(time)
    .replace(/:\d\d(?=\s[AP]M)/u, '')
    .replace(/\s/gu, ' ');
}

export function serviceLabel(lead: Lead, brand: MailBrand): string | undefined {
  return brand.serviceOptions.find(({ value }) => value === lead.values.service)?.label;
}

/** The table below the message: a new field of shared/contact/contact-schema.ts is a row here. */
function rowsOf(lead: Lead, brand: MailBrand): MailRow[] {
  const { values } = lead;
  const rows: (MailRow | { label: string; text: undefined })[] = [
    { label: 'Name', text: values.name },
    { label: 'E-mail', text: values.email, href: `mailto:${encodeURI(values.email)}` },
    {
      label: 'Phone',
      text: values.phone ?? 'no phone given',
      href: values.phone && `tel:${values.phone.replace(/[^0-9+]/g, '')}`,
    },
    { label: 'Service', text: serviceLabel(lead, brand) },
    ...Object.entries(lead.further).map(([label, text]) => ({ label, text })),
    { label: 'Site', text: brand.name },
    { label: 'Page', text: lead.page ?? undefined },
    { label: 'Came from', text: lead.cameFrom ?? undefined },
    { label: 'Received', text: ohioTimeText(lead.receivedAt) },
  ];
  return rows.filter((row): row is MailRow => row.text !== undefined);
}

function notesOf(lead: Lead, brand: MailBrand): string[] {
  const masked = `Numbers that looked private were masked before this was mailed. Ask for them through the client portal: ${brand.portalUrl}`;
  const suggestion = emailSuggestion(lead.values.email);
  const address =
    suggestion && `The e-mail address may be misspelled. ${suggestion.typed}: perhaps ${suggestion.meant}?`;
  return [
    ...(lead.masked ? [masked] : []),
    ...(address ? [address] : []),
    `Reply to this e-mail to answer ${lead.values.name}.`,
  ];
}
