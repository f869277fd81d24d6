import { domainToASCII } from 'node:url';
import type { Brand, BrandId } from '#shared/brands/index.ts';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { clockTime } from '#shared/firm/office-hours.ts';
import { easternTime, ohioTime, printedWeekday } from '#shared/format/ohio-date.ts';
import { parseEmail } from '#shared/forms/email-address.ts';
import { dialed, phoneParts } from '#shared/forms/phone-number.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { MailContent, MailRow } from './mail-layout.ts';

/** One accepted message of a visitor, with sensitive numbers masked. */
export type Lead = {
  /** 32 hexadecimal digits; the same for a retry of the same message. */
  id: string;
  brand: BrandId;
  values: ContactValues;
  /** Text fields of an API client that the form does not have, by name. */
  further: Record<string, string>;
  page: string | null;
  /** Path of the page that the visitor saw before. */
  cameFrom?: string | null;
  /** Number of the tax letter that it is about. */
  letter?: string | null;
  receivedAt: Date;
  /** `possible` is mailed with a mark in the subject. */
  spam: 'no' | 'possible';
  /** Sensitive numbers were found and masked. */
  masked: boolean;
};

export type MailBrand = Pick<
  Brand,
  'id' | 'name' | 'shortName' | 'domains' | 'themeColor' | 'contact' | 'serviceOptions' | 'portalUrl'
>;

/** A composed email; its bytes are the same in every attempt. */
export type Mail = {
  id: string;
  brand: BrandId;
  messageId: string;
  subject: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
  /** Not sent after this, in milliseconds since 1970. */
  until?: number | undefined;
};

/** The last line that a tool writes into a message; behind it the visitor writes. */
const questionLine = '\nMy question:';

/** The person's own words first, then who it is, then what a tool of the site has worked out for them. */
export function leadContent(lead: Lead, brand: MailBrand): MailContent {
  const { message } = lead.values;
  const at = message.lastIndexOf(questionLine);
  const question = at < 0 ? '' : message.slice(at + questionLine.length).trim();
  return {
    title: subjectOf(lead, brand),
    color: brand.themeColor,
    message: question || message,
    rows: rowsOf(lead, brand),
    sections: question ? [{ heading: 'What our page worked out', note: message.slice(0, at).trim() }] : [],
    notes: answerNotes({ ...lead.values, masked: lead.masked }, brand),
  };
}

/** One line without control characters and without encoded words (RFC 2047), which mail programs would decode. */
export function headerText(text: string): string {
  return text.replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').replaceAll('=?', '= ?');
}

/** The address as all servers take it in a header, its domain in ASCII (RFC 5891); null where the part before the @ is not. */
export function headerAddress(email: string): string | null {
  const parsed = parseEmail(email);
  if (typeof parsed === 'string') return null;
  const domain = /[^ -~]/.test(parsed.domain) ? domainToASCII(parsed.domain) : parsed.domain;
  return domain && !/[^ -~]/.test(parsed.local) ? `${parsed.local}@${domain}` : null;
}

/** How to answer a person: by a reply only where their address is one that a header may hold. */
function replyNote({ name, email }: { name: string; email: string }): string {
  return headerAddress(email)
    ? `Reply to this email to answer ${name}.`
    : `Write to ${email} to answer ${name}: a reply to this email does not get there.`;
}

/** A time in Ohio: "Tuesday, March 3, 2026 at 2:15 p.m. Eastern time". */
export function ohioTimeText(moment: Date): string {
  const { date, time } = ohioTime(moment);
  return `${printedWeekday(date)}, ${date.slice(0, 4)} at ${clockTime(time)} ${easternTime}`;
}

/** "CP2000, answer by December 9: Pat Doe [Dresden Tax]" or "Website: bookkeeping question from Pat Doe [Dresden Tax]". */
function subjectOf(lead: Lead, brand: MailBrand): string {
  const { values } = lead;
  const about = values.service === 'other' ? undefined : serviceLabel(lead, brand)?.toLowerCase();
  const mark = lead.spam === 'no' ? '' : '[possible spam] ';
  const tool = letterAndDay(lead) ?? (lead.cameFrom?.startsWith('/resources/') ? pageName(lead.cameFrom) : null);
  const subject = tool ? `${tool}: ${values.name}` : `Website: ${about ? `${about} ` : ''}question from ${values.name}`;
  return headerText(`${mark}${subject} [${brand.shortName}]`);
}

/** "CP2000, answer by December 9", with the first last day that the page about the letter wrote into the message. */
function letterAndDay({ letter, values: { message } }: Lead): string | null {
  if (!letter) return null;
  const day = /^- Last day to .{1,100}: ([A-Z][a-z]+ \d{1,2}), 20\d\d$/m.exec(message)?.[1];
  return `${letter}${day ? `, answer by ${day}` : ''}`;
}

/** By the brand's form, or the name of a service that the form does not list. */
function serviceLabel({ values: { service } }: Lead, brand: MailBrand): string | undefined {
  return brand.serviceOptions.find(({ value }) => value === service)?.label ?? service;
}

/** The table below the message: a new field of shared/contact/contact-schema.ts is a row here. */
function rowsOf(lead: Lead, brand: MailBrand): MailRow[] {
  const { values } = lead;
  return withText([
    { label: 'Name', text: values.name },
    emailRow(values.email),
    phoneRow(values.phone),
    { label: 'Service', text: serviceLabel(lead, brand) },
    { label: 'Letter', text: lead.letter },
    ...Object.entries(lead.further).map(([label, text]) => ({ label, text })),
    { label: 'Site', text: brand.name },
    { label: 'Page', text: lead.page },
    { label: 'Came from', text: lead.cameFrom },
    { label: 'Received', text: ohioTimeText(lead.receivedAt) },
  ]);
}

export function withText(rows: readonly (Omit<MailRow, 'text'> & { text: string | null | undefined })[]): MailRow[] {
  return rows.flatMap(({ text, ...row }) => (text ? { ...row, text } : []));
}

export function emailRow(email: string): MailRow {
  return { label: 'Email', text: email, href: `mailto:${email.split('@').map(encodeURIComponent).join('@')}` };
}

export function phoneRow(phone: string | undefined): MailRow {
  if (!phone) return { label: 'Phone', text: 'no phone given' };
  const { number, extension } = phoneParts(phone);
  const href = `tel:${dialed(number)}`;
  return { label: 'Phone', text: phone, href: extension ? `${href};ext=${extension}` : href };
}

function maskedNote({ portalUrl }: MailBrand): string {
  return `Numbers that looked private were masked before this was mailed. Ask for them through the client portal: ${portalUrl}`;
}

/** What the firm is to know before it answers, and how. */
export function answerNotes(from: { name: string; email: string; masked: boolean }, brand: MailBrand): string[] {
  const near = emailSuggestion(from.email);
  return [
    ...(from.masked ? [maskedNote(brand)] : []),
    ...(near ? [`The email address may be misspelled. ${near.typed}: perhaps ${near.meant}?`] : []),
    replyNote(from),
  ];
}

/** What the owner calls the page at a path: "Tax calculator", "Letter CP14", "Article: where is my refund". */
export function pageName(path: string): string {
  const { name, params } = matchRoute(path);
  const slug = params['slug'];
  if (name === 'notFound') return path;
  if (!slug) return routeRow(name).label;
  const letter = name === 'taxLetter' && letterIndex.find((known) => known.slug === slug);
  return letter ? `Letter ${letter.number}` : `${routeRow(name).label}: ${slug.replaceAll('-', ' ')}`;
}
