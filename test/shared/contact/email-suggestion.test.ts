import { describe, expect, it } from 'vitest';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';

const meant = (domain: string) => emailSuggestion(`pat@${domain}`)?.meant ?? null;

describe('the domain that was probably meant', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['Yaho.com', 'yahoo.com'],
    ['att.ent', 'att.net'],
  ])('%s: %s', (typed, expected) => {
    expect(meant(typed)).toBe(expected);
  });

  it.each(['gmail.com', 'GMAIL.COM', 'al.com', 'yahoo.co.uk', 'gail.org', 'example.com', 'mail.gmail.com', ''])(
    'none for %s',
    (typed) => {
      expect(meant(typed)).toBeNull();
    },
  );

  it('replaces the domain and nothing else', () => {
    expect(emailSuggestion(' Pat.Doe+tax@Gmial.com ')).toEqual({
      typed: 'gmial.com',
      meant: 'gmail.com',
      email: 'Pat.Doe+tax@gmail.com',
    });
  });

  it('has none for what is not an address, however long', () => {
    for (const text of ['', 'gmial.com', '@gmial.com', 'pat', `pat@${'gmail'.repeat(20_000)}`])
      expect(emailSuggestion(text)).toBeNull();
  });
});
