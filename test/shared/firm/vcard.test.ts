import { expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { vcard } from '#shared/firm/vcard.ts';

const origin = 'https://www.example.com';
const unfold = (card: string) => card.replace(/\r\n /g, '');

it('has the name, phone and address of an office', () => {
  const card = unfold(vcard(offices[1], brands.payroll, origin));
  expect(card).toContain('FN:Dresden Payroll\\, Pickerington office\r\n');
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+17405550187\r\n');
  expect(card).toContain('ADR;TYPE=WORK:;;;Pickerington;OH;43147;United States\r\n');
  expect(card).toContain('NOTE:By appointment');
  expect(unfold(vcard(offices[0], brands.payroll, origin))).toContain('Saturday 9 a.m. to noon');
});

it('is valid: CRLF, 75 octets a line, escaped text', () => {
  const brand = {
    ...brands.brownco,
    name: 'Brown; Söhne, Müller & Töchter \\ Partners of Coshocton and Cambridge County',
  };
  const card = vcard(offices[0], brand, origin);
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n') && card.endsWith('END:VCARD\r\n')).toBe(true);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfold(card)).toContain('Brown\\; Söhne\\, Müller & Töchter \\\\ Partners');
});
