import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paycheck } from '#shared/tax/paycheck.ts';
import { compareSCorp } from '#shared/tax/s-corp.ts';
import { postErrors } from '#views/pages/tools/form/tool-form.ts';
import { ownerForm, payForm } from '#views/pages/tools/paycheck/forms.ts';

const forms = [payForm, ownerForm];

describe('the paycheck form', () => {
  it('rejects impossible combinations', () => {
    expect(payForm.read({ 'pay.gross': '100', 'pay.cafeteria': '200' }).errors).toHaveProperty(['pay.cafeteria']);
    expect(payForm.read({ 'pay.gross': '100', 'pay.retirement': '200' }).errors).toHaveProperty(['pay.retirement']);
    expect(ownerForm.read({ 'owner.profit': '100', 'owner.salary': '200' }).errors).toHaveProperty(['owner.salary']);
    expect(ownerForm.read({ 'owner.spouseWages': '200' }).errors).toHaveProperty(['owner.spouseWages']);
  });

  it.each(['toString', 'constructor', 'daily', ''])('counts the pay period “%s” as the default', (period) => {
    expect(payForm.read({ 'pay.period': period, 'pay.gross': '100' }).input?.period).toBe('biweekly');
  });

  it('never computes NaN', () => {
    const text = fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: 0, max: 400_000 }).map(String));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...forms.flatMap(({ fields }) => fields.map(({ name }) => name))), text),
        (values) => {
          const [pay, owner] = [payForm.read(values).input, ownerForm.read(values).input];
          if (pay) expect(Number.isFinite(paycheck(pay).takeHome)).toBe(true);
          if (owner) expect(Number.isFinite(compareSCorp(owner).difference)).toBe(true);
          expect(Object.values(postErrors(forms, values)).every((sentence) => sentence.length > 10)).toBe(true);
        },
      ),
    );
  });
});
