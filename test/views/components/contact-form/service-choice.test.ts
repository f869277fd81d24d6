import { expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { serviceChoice } from '#views/components/contact-form/service-choice.ts';

it("finds each brand's option for a service page", () => {
  expect(serviceChoice(brands.dresdentax, 'business-formation')).toBe('formation');
  expect(serviceChoice(brands.payroll, 'business-formation')).toBe('businessFormation');
  expect(serviceChoice(brands.brownco, 'fractional-cfo')).toBe('fractionalCFO');
  expect(serviceChoice(brands.dresdentax, 'payroll')).toBe('');
});

it('accepts an option by its value, and no other value', () => {
  expect(serviceChoice(brands.payroll, 'hrServices')).toBe('hrServices');
  for (const strange of ['__proto__', 'toString', '<b>', 'hrservices'])
    expect(serviceChoice(brands.payroll, strange)).toBe('');
  expect(serviceChoice(brands.payroll, null)).toBe('');
});
