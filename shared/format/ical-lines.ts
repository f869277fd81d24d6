const lineOctets = 75;

/** Escapes a text value of iCalendar or vCard (RFC 5545, 3.3.11; RFC 2426, 2.4.2); control characters become spaces. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A time as iCalendar writes it in UTC, such as `20261201T150000Z`. */
export function icalUtc(time: Date): string {
  return `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

/** Joins lines with CRLF, folded at 75 octets and never inside a character (RFC 5545, 3.1; RFC 2426, 2.6). */
export function icalLines(lines: readonly string[]): string {
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0)!;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
