import { editDistance } from '../format/edit-distance.ts';

/** Domains of the mail services that most private addresses belong to. */
const services = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'sbcglobal.net',
  'att.net',
  'verizon.net',
  'frontier.com',
  'windstream.net',
];
/** Domains one letter away from one above that belong to other mail services. */
const others = ['mail.com', 'email.com', 'ymail.com'];
/** Shorter names have neighbors in use, such as aon.com: of those only the ending can be recognized as a typing error. */
const shortestName = 5;

/** What a form asks before it is sent to such an address for the first time. */
export const addressQuestion = ({ typed }: EmailSuggestion) => `${typed}? Press again if it is right`;

/** `email` is the address with the domain that was probably meant. */
export type EmailSuggestion = { typed: string; meant: string; email: string };

/**
 * The well-known domain that an address was probably meant to have: one letter is missing, too many or wrong, or two are
 * swapped. Only a hint, because the typed domain may exist.
 */
export function emailSuggestion(email: string): EmailSuggestion | null {
  const at = email.lastIndexOf('@');
  const typed = email
    .slice(at + 1)
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
  if (at < 1 || typed.length > 20 || services.includes(typed) || others.includes(typed)) return null;
  const meant = services.find((domain) => {
    const name = domain.slice(0, domain.indexOf('.') + 1);
    return (name.length > shortestName || typed.startsWith(name)) && editDistance(typed, domain, 1) === 1;
  });
  return meant === undefined ? null : { typed, meant, email: email.slice(0, at + 1).trim() + meant };
}
