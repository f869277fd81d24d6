import { expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { isOnlyStart, messageStart, serviceChoice } from '#views/components/contact-form/service-choice.ts';

it("finds each brand's option for a service page", () => {
  expect(serviceChoice(brands.dresdentax, 'business-formation')).toBe('formation');
  expect(serviceChoice(brands.payroll, 'business-formation')).toBe('businessFormation');
  expect(serviceChoice(brands.brownco, 'fractional-cfo')).toBe('fractionalCFO');
  expect(serviceChoice(brands.dresdentax, 'payroll')).toBe('Payroll');
  expect(serviceChoice(brands.payroll, 'business-tax')).toBe('Business tax');
  expect(serviceChoice(brands.brownco, 'hr-consulting')).toBe('HR consulting');
});

it('accepts an option by its value, and no other value', () => {
  expect(serviceChoice(brands.payroll, 'hrServices')).toBe('hrServices');
  for (const strange of ['__proto__', 'toString', '<b>', 'hrservices'])
    expect(serviceChoice(brands.payroll, strange)).toBe('');
  expect(serviceChoice(brands.payroll, null)).toBe('');
});

it('the message begins with what the fee depends on, or the letter', () => {
  const lines = 'People to pay: \nHow often: \nTowns they work in: ';
  expect(messageStart(brands.dresdentax, 'payroll', null)).toBe(lines);
  expect(messageStart(brands.brownco, 'business-formation', null)).toMatch(
    /^Owners: \n.*\nStart date: \nPeople it will/,
  );
  for (const known of ['personal-tax', 'marketing', 'other', 'nonsense', null])
    expect(messageStart(brands.dresdentax, known, null)).toBeUndefined();
  expect(messageStart(brands.dresdentax, 'personal-tax', 'CP2000')).toMatch(/^My letter: CP2000\n/);
  expect(messageStart(brands.dresdentax, 'payroll', 'Ohio CAT notice')).toMatch(/^My letter: Ohio CAT/);
  expect(messageStart(brands.dresdentax, 'personal-tax', '<b>')).toBeUndefined();
});

it('what was begun is told from what somebody has filled in', () => {
  for (const begun of ['payroll', 'payroll-switch', 'business-formation'])
    expect(isOnlyStart(messageStart(brands.payroll, begun, null)!), begun).toBe(true);
  expect(isOnlyStart(messageStart(brands.payroll, null, 'CP14')!)).toBe(true);
  expect(isOnlyStart(`${messageStart(brands.payroll, 'payroll', null)}Dresden`)).toBe(false);
  expect(isOnlyStart('Question: what now?')).toBe(false);
});
