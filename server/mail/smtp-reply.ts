import type { NodemailerError } from 'nodemailer';

/** Its last one, where a server has put its own before another's. */
const statusCode = /^\d{3}[ -](?:#?([245])\.(\d{1,3}\.\d{1,3})\b[\s:;]*)+/;

/** Subject and detail (RFC 3463) of no such mailbox, system or address, one that has moved, and what is too large or malformed. */
const lastingCodes = ['1.1', '1.2', '1.3', '1.6', '1.10', '3.4', '6.1', '6.2', '6.3', '6.5', '6.6', '6.7'];
/** Of almost anything: words decide. Of the policy codes only those two, in doubt, are about a message. */
const vagueCodes = ['0.0', '1.0', '5.0', '6.0', '7.0', '7.1'];

const aboutSize = /message (?:file )?size|too (?:big|large)/i;
const passing = /quota|limit|exceed|too (?:many|much)|\brates?\b|frequen|try (?:it )?again|later|tempora|full\b/i;
const aboutAccount =
  /account|sender|from address|suspend|verif|authenti|authori[sz]|relay|credit|\bIP\b|\bRBL\b|listed|block ?list|reputation|polic|\bSPF\b|DKIM|DMARC|\bloop/i;
const aboutContent = /\bspam\b|virus|malware|phish|unsolicited|content|attachment/i;

/**
 * Whether a reply means that no attempt can ever succeed: it is about this message, or about a recipient that does not exist.
 * What is about the account, one mailbox or the server passes, or another server does not say it; in doubt, it passes.
 */
export function isFinal({ command, permanent, response = '' }: NodemailerError): boolean {
  const [, kind, code = '0.0'] = statusCode.exec(response) ?? [];
  if (!permanent || kind === '4') return false;
  if (code === '2.3' || aboutSize.test(response)) return true;
  if (command === 'MAIL FROM' || passing.test(response)) return false;
  if (lastingCodes.includes(code)) return true;
  if (!vagueCodes.includes(code) || aboutAccount.test(response)) return false;
  return !code.startsWith('7.') || aboutContent.test(response);
}

/** The code of the reply and its enhanced status code, such as `550 5.4.5`: no text, which may name an address. */
export function codesOf({ responseCode, response = '' }: NodemailerError): string {
  const [, kind, code] = statusCode.exec(response) ?? [];
  return [responseCode, code && `${kind}.${code}`].filter(Boolean).join(' ');
}
