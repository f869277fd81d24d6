import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The mails in an outbox as they were sent; none before the first. */
export const mailsIn = (outbox: string) => newMailsIn(outbox)();

/** The function that gives the mails that have come into an outbox since its last call. */
export function newMailsIn(outbox: string) {
  const seen = new Set<string>();
  return () => {
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    const fresh = names.filter((name) => name.endsWith('.eml') && !seen.has(name));
    for (const name of fresh) seen.add(name);
    return fresh.map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  };
}

/** A mail as its reader's program understands it: without transfer encodings and folded lines. Its headers stay encoded. */
export function readMail(raw: string): string {
  const parts = raw.replaceAll('\r\n', '\n').split(/(?=^Content-Type: (?!multipart))/m);
  return parts
    .map(decoded)
    .join('')
    .replace(/\n[ \t]/g, '');
}

function decoded(part: string): string {
  const [head = '', body = ''] = part.split(/\n\n(.*)/s);
  if (/encoding: base64/i.test(head)) {
    const [encoded = '', after = ''] = body.split(/(?=\n-)(.*)/s);
    return `${head}\n\n${Buffer.from(encoded, 'base64').toString().replaceAll('\r\n', '\n')}${after}`;
  }
  if (!/encoding: quoted-printable/i.test(head)) return part;
  return `${head}\n\n${bytesOf(body.replace(/=\n/g, '')).toString()}`;
}

const bytesOf = (printable: string) =>
  Buffer.from(
    printable.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** The value of a header, with its encoded words (RFC 2047) read. */
export function headerOf(raw: string, name: string): string {
  const lines = raw
    .split('\r\n\r\n')[0]!
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const line = lines.find((text) => text.startsWith(`${name}: `)) ?? '';
  return line
    .slice(name.length + 2)
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind, text) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : bytesOf(text.replaceAll('_', ' ')).toString(),
    );
}
