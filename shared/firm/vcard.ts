import type { Brand } from '../brands/index.ts';
import { escapeText, icalLines } from '../format/ical-lines.ts';
import { easternTime } from '../format/ohio-date.ts';
import { telHref } from '../format/tel-href.ts';
import { clockTime, hasHours } from './office-hours.ts';
import type { Office } from './offices.ts';

/**
 * An office as vCard 3.0 (RFC 2426), the version that all phones and address books support.
 * @param origin scheme and host of the brand's site
 * @returns the text of the file, to be sent as text/vcard; charset=utf-8
 */
export function vcard(office: Office, brand: Pick<Brand, 'id' | 'name' | 'contact'>, origin: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${brand.id}-${office.id}@${new URL(origin).hostname}`,
    `N:;${escapeText(brand.name)};;;`,
    `FN:${escapeText(`${brand.name}, ${office.town} office`)}`,
    `ORG:${escapeText(brand.name)};${escapeText(office.town)}`,
    `TEL;TYPE=WORK,VOICE:${telHref(brand.contact.phone).replace('tel:', '')}`,
    ...brand.contact.emails.map((email) => `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`),
    `ADR;TYPE=WORK:;;${escapeText(office.street ?? '')};${escapeText(office.town)};${office.region};${office.postalCode};United States`,
    `GEO:${office.latitude};${office.longitude}`,
    `URL:${origin}/`,
    `NOTE:${escapeText(hoursText(office))}`,
    'END:VCARD',
  ];
  return icalLines(lines);
}

function hoursText(office: Office): string {
  if (!hasHours(office)) return office.visit;
  const days = Object.entries(office.hours).map(
    ([day, [opens, closes]]) => `${day} ${clockTime(opens)} to ${clockTime(closes)}`,
  );
  return `Hours, ${easternTime}:\n${days.join('\n')}`;
}
