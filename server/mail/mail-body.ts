import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import type { Lead, MailBrand } from './lead.ts';

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

/** The plain text part: the message, then the table of `rowsOf`. */
export function messageText(lead: Lead, brand: MailBrand): string {
  const rows = rowsOf(lead, brand);
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return [
    lead.values.message,
    '',
    '----',
    ...rows.map(({ label, text }) => `${`${label}:`.padEnd(width)}${text}`),
    ...notesOf(lead, brand).flatMap((note) => ['', note]),
    '',
  ].join('\n');
}

/** The HTML part, in one narrow column for phones. */
export function messageHtml(lead: Lead, brand: MailBrand): string {
  const rows = rowsOf(lead, brand).map(
    ({ label, text, href }) =>
      `<tr><td style="padding:6px 12px 6px 0;color:#555;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:6px 0">${href ? `<a href="${escapeHtml(href)}" style="color:#0b57d0">${escapeHtml(text)}</a>` : escapeHtml(text)}</td></tr>`,
  );
  const notes = notesOf(lead, brand).map(
    (note) => `<p style="color:#555;font-size:14px;margin:16px 0 0">${escapeHtml(note)}</p>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subjectOf(lead, brand))}</title></head><body style="margin:0;padding:16px;background:#fff;color:#111">`,
    '<div style="max-width:36em;margin:0 auto;font:16px/1.5 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Arial,sans-serif">',
    `<p style="border-left:4px solid ${escapeHtml(brand.themeColor)};padding-left:12px;margin:0 0 16px;overflow-wrap:anywhere">`,
    escapeHtml(lead.values.message).replaceAll('\n', '<br>\n'),
    `</p><table role="presentation" style="border-collapse:collapse;font-size:15px">${rows.join('')}</table>`,
    ...notes,
    '</div></body></html>',
  ].join('\n');
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

type Row = { label: string; text: string; href?: string };

/** The table below the message: a new field of shared/contact/contact-schema.ts is a row here. */
function rowsOf(lead: Lead, brand: MailBrand): Row[] {
  const { values } = lead;
  const dates = values.dates?.map((date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date)),
  );
  const rows: (Row | { label: string; text: undefined })[] = [
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
    { label: 'Days', text: dates?.join('; or ') },
    { label: 'Time of day', text: labelOf(timesOfDay, values.timeOfDay) },
    { label: 'Site', text: brand.name },
    { label: 'Page', text: lead.page ?? undefined },
    { label: 'Came from', text: lead.cameFrom ?? undefined },
    { label: 'Received', text: ohioTimeText(lead.receivedAt) },
  ];
  return rows.filter((row): row is Row => row.text !== undefined);
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

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
