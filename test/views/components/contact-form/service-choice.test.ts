import { expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { messageStart, serviceChoice } from '#views/components/contact-form/service-choice.ts';

it("finds each brand's option for a service page", () => {
  expect(serviceChoice(brands.dresdentax, 'business-formation')).toBe('formation');
  expect(serviceChoice(brands.payroll, 'business-formation')).toBe('businessFormation');
  expect(serviceChoice(brands.brownco, 'fractional-cfo')).toBe('fractionalCFO');
  expect(serviceChoice(brands.dresdentax, 'payroll')).toBe('other');
});

it('accepts an option by its value, and no other value', () => {
  expect(serviceChoice(brands.payroll, 'hrServices')).toBe('hrServices');
  for (const strange of ['__proto__', 'toString', '<b>', 'hrservices'])
    expect(serviceChoice(brands.payroll, strange)).toBe('');
  expect(serviceChoice(brands.payroll, null)).toBe('');
});

it('the message begins with the service that the form does not list, the lines of payroll, or the letter', () => {
  const lines = 'People to pay: \nHow often: \nTowns they work in: ';
  expect(messageStart(brands.dresdentax, 'payroll', null)).toBe(`About: Payroll\n${lines}`);
  expect(messageStart(brands.payroll, 'payroll', null)).toBe(lines);
  expect(messageStart(brands.dresdentax, 'marketing', null)).toBe('About: Marketing');
  for (const known of ['personal-tax', 'other', 'nonsense', null])
    expect(messageStart(brands.dresdentax, known, null)).toBeUndefined();
  expect(messageStart(brands.dresdentax, 'personal-tax', 'CP2000')).toMatch(/^My letter: CP2000\n/);
  expect(messageStart(brands.dresdentax, 'payroll', 'Ohio CAT notice')).toMatch(/^About: Payroll\nMy letter: Ohio CAT/);
  expect(messageStart(brands.dresdentax, 'personal-tax', '<b>')).toBeUndefined();
});
