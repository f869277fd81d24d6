import type { Brand } from './brands/index.ts';
import { clockTime } from './hours.ts';
import type { Office } from './offices.ts';
import { telephone } from './telephone.ts';

/**
 * An office as a contact card for phones and address books: vCard 3.0 (RFC 2426), which all of them read.
 * @param origin scheme and host of the brand's site
 * @returns the file's text with CRLF line ends, to be sent as text/vcard; charset=utf-8
 */
export function vcard(office: Office, brand: Pick<Brand, 'id' | 'name' | 'contact'>, origin: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${brand.id}-${office.id}@${new URL(origin).hostname}`,
    `N:;${text(brand.name)};;;`,
    `FN:${text(`${brand.name}, ${office.town} office`)}`,
    `ORG:${text(brand.name)};${text(office.town)}`,
    `TEL;TYPE=WORK,VOICE:${telephone(brand.contact.phone).replace('tel:', '')}`,
    ...brand.contact.emails.map((email) => `EMAIL;TYPE=INTERNET,WORK:${text(email)}`),
    `ADR;TYPE=WORK:;;;${text(office.town)};${office.region};${office.postalCode};United States`,
    `GEO:${office.latitude};${office.longitude}`,
    `URL:${origin}/`,
    `NOTE:${text(hoursNote(office))}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function hoursNote({ hours }: Office): string {
  const days = Object.entries(hours).map(
    ([day, [opens, closes]]) => `${day} ${clockTime(opens)} to ${clockTime(closes)}`,
  );
  return `Hours, Eastern time:\n${days.join('\n')}`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets; the rest follows on lines that begin with a blank (RFC 2426, section 2.6). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
