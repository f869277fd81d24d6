const lineOctets = 75;

/** Escapes a text value of iCalendar (RFC 5545, 3.3.11); control characters become spaces. */
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
  const parts: string[] = [];
  let start = 0;
  let octets = 0;
  for (let index = 0; index < line.length; index++) {
    const size = octetsOf(line.charCodeAt(index));
    if (octets + size > lineOctets) {
      parts.push(line.slice(start, index));
      start = index;
      octets = 1;
    }
    octets += size;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

/** In UTF-8; a pair of surrogates counts with its first half. */
function octetsOf(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  if (unit >= 0xd800 && unit < 0xdc00) return 4;
  return unit >= 0xdc00 && unit < 0xe000 ? 0 : 3;
}
