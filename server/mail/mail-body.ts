import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import type { Lead, MailBrand } from './lead.ts';
import { htmlLayout, type MailContent, type MailRow, textLayout } from './mail-layout.ts';

/** For example "Website: bookkeeping question from Pat Doe [Dresden Tax]". */
export function subjectOf(lead: Lead, brand: MailBrand): string {
  const { values } = lead;
  const about = values.service === 'other' ? undefined : serviceLabel(lead, brand)?.toLowerCase();
  const what =
    values.formType === 'schedule'
      ? `meeting request${values.mode ? ` (${labelOf(meetingModes, values.mode)!.toLowerCase()})` : ''}`
      : `${about ? `${about} ` : ''}question`;
  const mark = lead.spam === 'no' ? '' : '[possible spam] ';
  return headerText(`${mark}Website: ${what} from ${values.name} [${brand.shortName}]`);
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
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone: 'America/New_York' })
    .format(time)
    .replace(/:\d\d(?=\s[AP]M)/u, '')
    .replace(/\s/gu, ' ');
}

export function serviceLabel(lead: Lead, brand: MailBrand): string | undefined {
  return labelOf(brand.serviceOptions, lead.values.service);
}

/** The table below the message: a new field of shared/contact/contact-schema.ts is a row here. */
function rowsOf(lead: Lead, brand: MailBrand): MailRow[] {
  const { values } = lead;
  const days = (values.dates ?? []).map((date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date)),
  );
  const rows: (MailRow | { label: string; text: undefined })[] = [
    { label: 'Name', text: values.name },
    { label: 'E-mail', text: values.email, href: `mailto:${encodeURI(values.email)}` },
    {
      label: 'Phone',
      text: values.phone ?? 'no phone given',
      href: values.phone && `tel:${values.phone.replace(/[^0-9+]/g, '')}`,
    },
    { label: 'Service', text: serviceLabel(lead, brand) },
    { label: 'Meeting', text: labelOf(meetingModes, values.mode) },
    { label: 'Topic', text: values.topic },
    { label: 'Office', text: labelOf(meetingOffices, values.office) },
    { label: 'Town', text: values.town },
    { label: 'Days', text: days.join('; or ') || undefined },
    { label: 'Time of day', text: labelOf(timesOfDay, values.timeOfDay) },
    ...days.map((day) => ({ label: 'Confirm', text: day, href: confirmation(lead, brand, day) })),
    { label: 'Site', text: brand.name },
    { label: 'Page', text: lead.page ?? undefined },
    { label: 'Came from', text: lead.cameFrom ?? undefined },
    { label: 'Received', text: ohioTimeText(lead.receivedAt) },
  ];
  return rows.filter((row): row is MailRow => row.text !== undefined);
}

/** URL of a prepared reply that confirms one of the days; the sender adds the hour and sends it. */
function confirmation({ values }: Lead, brand: MailBrand, day: string): string {
  const { name, email, mode, office, town, timeOfDay, phone } = values;
  const place = labelOf(meetingOffices, office) ?? town ?? (mode === 'phone' ? phone : undefined);
  const how = [labelOf(meetingModes, mode), place].filter(Boolean).join(', ');
  const part = labelOf(timesOfDay, timeOfDay);
  const text = [
    `Hello ${name},`,
    '',
    `your meeting with ${brand.name} is confirmed:`,
    '',
    `Day: ${day}`,
    `Time, Eastern: ${part ? `${part}, at ` : ''}`,
    ...(how ? [`How: ${how}`] : []),
    '',
    brand.name,
    brand.contact.phone,
  ].join('\r\n');
  const subject = `Your meeting with ${brand.name} on ${day}`;
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
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

function labelOf(options: readonly { value: string; label: string }[], value: string | undefined) {
  return options.find((option) => option.value === value)?.label;
}
