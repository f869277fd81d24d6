import { expect, it } from 'vitest';
import { isFinal } from '#server/mail/transport.ts';

const error = (response: string, command: string) =>
  Object.assign(new Error(response), { response, command, permanent: response.startsWith('5') });

/** As the mail servers of providers and hosting companies word them. */
const passing = [
  'DATA 550 5.4.5 Daily user sending quota exceeded. o65sm25351206pga.71 - gsmtp',
  'DATA 550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550 5.4.5 sending limits go to',
  'DATA 550 5.4.6 Unusual sending activity detected.',
  'DATA 554 5.7.0 too many outgoing, try later',
  'DATA 554 5.1.8 Email Outgoing Blocked.',
  'DATA 552 Message would take you over your relay quota of 500 Current quota used: 487',
  'DATA 552 Your account has been suspended. Please contact us to reactivate',
  'DATA 550 Outgoing mail from "x" has been suspended.',
  'DATA 550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.',
  'DATA 554 Message rejected: Email address is not verified. The following identities failed the check',
  'DATA 553 Relaying disallowed as web@firm.example',
  'DATA 554 5.2.2 mailbox full',
  'DATA 550 5.3.4 Requested action not taken; To continue sending messages, please sign in to your account; temporarily blocked',
  'DATA 550 5.7.26 Your email has been blocked because the sender is unauthenticated. DKIM = did not pass',
  'DATA 550 5.7.1 [192.0.2.1] Our system has detected an unusual rate of unsolicited mail originating from your IP address. To protect our users from spam, mail has been blocked.',
  'DATA 550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  'DATA 550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.',
  'DATA 550 5.7.705 Access denied, tenant has exceeded threshold',
  'DATA 550 5.7.501 Access denied, spam abuse detected',
  ...['DATA 554 5.4.14 Hop count exceeded - possible mail loop', 'DATA 554 5.3.0 Error'],
  ...['MAIL FROM 550 5.4.5 daily limit', 'MAIL FROM 550 5.7.1 Sender rejected'],
  ...['MAIL FROM 501 5.1.7 Bad sender address syntax', 'MAIL FROM 550 no'],
  ...['MAIL FROM 530 5.7.57 Client not authenticated to send mail', 'RCPT TO 550 5.1.8 sender blocked'],
  'RCPT TO 550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  'RCPT TO 552 5.2.2 mailbox full',
  'RCPT TO 552 Requested mailbox exceeds quota.',
  'RCPT TO 552 5.2.2 Mailbox size limit exceeded',
  "RCPT TO 550-SPF-check failed: 550 firm.example doesn't allow sending mails from 192.0.2.1",
  'DATA 550 5.7.1 [192.0.2.1] Our system has detected that this message is likely suspicious due to the very low reputation of the sending domain. To best protect our users from spam, the message has been blocked.',
  'DATA 554 Message not allowed - [PH01] Email not accepted for policy reasons.',
  'DATA 554 Mail loop detected.',
  'RCPT TO 553 5.7.1 <web@firm.example>: Sender address rejected: not owned by user web',
  'RCPT TO 554 5.7.1 <office@firm.example>: Relay access denied',
  'RCPT TO 554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  'RCPT TO 554 5.7.1 <office@firm.example>: Recipient address rejected: Email Sending Quota Exceeded',
  'RCPT TO 550 5.7.1 rate limit exceeded',
  'RCPT TO 550 User web@firm.example has exceeded its 24-hour sending limit. Messages to 25 recipients out of 25',
  'RCPT TO 550-Requested action not taken: mailbox unavailable\n550 Failure sending mail. Try again later.',
  ...['RCPT TO 550 4.7.1 Greylisted', 'RCPT TO 550 Ip frequency limited'],
  ...['RCPT TO 452 4.2.2 The recipient is over quota', 'RCPT TO 450 No such mailbox'],
  'DATA 550 sorry, too many emails (#5.7.1)',
  // Servers that do not pass on mail of this account (nodemailer 190, Haraka 2824, mail-provider 27, express-couchUser 46).
  "RCPT TO 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  'RCPT TO 550 I cannot deliver mail for <office@firm.example>',
  'RCPT TO 550 domain of forward path is not allowed',
  'RCPT TO 551 User not local; please try <office@firm.example>',
  ...['RCPT TO 550 Administrative prohibition', 'RCPT TO 550 Access denied', 'DATA 554 Transaction failed'],
];

const final = [
  'RCPT TO 550 5.1.1 <office@firm.example>: Recipient address rejected: User unknown in virtual mailbox table',
  "RCPT TO 550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address",
  ...['RCPT TO 550 #5.1.0 Address rejected.', 'RCPT TO 550 5.5.0 Requested action not taken: mailbox unavailable'],
  ...['RCPT TO 556 5.1.10 Recipient address has a null MX', 'RCPT TO 550 No such user here'],
  ...['RCPT TO 550 Unrouteable address', 'DATA 554 5.7.1 Spam message rejected'],
  'DATA 550 5.7.1 Message rejected as spam by Content Filtering.',
  'DATA 550-5.7.1 [192.0.2.1] Our system has detected that this message is likely\n550-5.7.1 unsolicited mail. To reduce the amount of spam sent to Gmail,\n550 5.7.1 this message has been blocked.',
  'DATA 552 Message rejected for spam or virus content',
  'DATA 554 5.6.0 Message contains invalid header',
  'DATA 552 5.3.4 Message size exceeds fixed limit',
  'DATA 552 5.2.3 Message exceeds maximum fixed size',
  "DATA 552-5.2.3 Your message exceeded Google's message size limits. Please visit",
  'DATA 552 Message size exceeds maximum permitted',
  'DATA 554 5.3.4 Message too big for system',
  'MAIL FROM 552 5.3.4 Message size exceeds file size limit',
  'DATA 550 Not wanted',
];

it.each(['<later@full.example>:', '<quota-limit@account.example>', 'mx.relay.listed.example[192.0.2.1] said:'])(
  'words of an address or a host are not what a server says: %s',
  (words) => {
    for (const reply of ['550 5.1.1 * User unknown', '550 * No such user here', '550-5.1.1 *\n550 5.1.1 Unrouteable'])
      expect(isFinal(error(reply.replace('*', words), 'RCPT TO'))).toBe(true);
  },
);

const cases = [...passing.map((reply) => [reply, false] as const), ...final.map((reply) => [reply, true] as const)];

it.each(cases)('what a server replies, %s: refused for good is %s', (reply, expected) => {
  const [, command = '', response = ''] = /^(DATA|RCPT TO|MAIL FROM) ([\s\S]*)$/.exec(reply)!;
  expect(isFinal(error(response, command))).toBe(expected);
});
