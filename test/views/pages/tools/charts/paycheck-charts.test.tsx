import { describe, expect, it } from 'vitest';
import { type PaycheckInput, paycheck } from '#shared/tax/paycheck.ts';
import { breakEvenSalary, compareSCorp } from '#shared/tax/s-corp.ts';
import { taxInput } from '#test/shared/tax/tax-return.ts';
import { OwnerChart } from '#views/pages/tools/charts/owner-chart.tsx';
import { PayStub } from '#views/pages/tools/charts/pay-stub.tsx';
import { drawn, lengthOf, numberIn, tableRows } from './drawing.tsx';

const check: PaycheckInput = {
  taxYear: 2026,
  filingStatus: 'single',
  period: 'biweekly',
  gross: 2_000,
  retirement: 100,
  cafeteria: 80,
  children: 1,
  otherDependents: 0,
  extraWithholding: 25,
  yearToDate: 0,
  homeCity: { id: 'newark' },
  workCity: { id: 'zanesville' },
  schoolDistrict: { id: 'newark' },
};

describe('the pay stub', () => {
  it.each([
    check,
    { ...check, gross: 12.34, retirement: 0, cafeteria: 0, extraWithholding: 0 },
    { ...check, gross: 30_000, yearToDate: 170_000 },
    { ...check, period: 'monthly', filingStatus: 'mfj', gross: 5_200 } as const,
  ])('draws each line as long as its amount in the table: %o', (input) => {
    const result = paycheck(input);
    const root = drawn(<PayStub check={result} />);
    const rows = tableRows(root);
    const lines = root.querySelectorAll('.pay-stub li');
    expect(lines).toHaveLength(rows.length);
    for (const [index, [label, , amount]] of rows.entries()) {
      const line = lines[index]!;
      expect(line.textContent.trim()).toBe(`${label} ${amount}`);
      const width = lengthOf(line.querySelector('.bar-fill'), 'width');
      expect(width).toBeCloseTo((100 * numberIn(amount!)) / input.gross, 6);
      expect(width).toBeLessThanOrEqual(100);
    }
    const sums = new Map<string, number>();
    for (const [, paidBy, amount] of rows) sums.set(paidBy!, (sums.get(paidBy!) ?? 0) + numberIn(amount!));
    expect(sums.get('your pay')).toBeCloseTo(input.gross, 2);
    expect(sums.get('your employer')).toBeCloseTo(result.employer.taxes, 2);
    const heads = root.querySelectorAll('.pay-stub-head .chart-amount').map(({ textContent }) => numberIn(textContent));
    expect(heads).toEqual([input.gross, result.employer.taxes]);
  });

  it('draws nothing without pay, and when more than the pay would be withheld', () => {
    expect(drawn(<PayStub check={paycheck({ ...check, extraWithholding: 3_000 })} />).innerHTML).toBe('');
    expect(drawn(<PayStub check={paycheck({ ...check, gross: 0, retirement: 0, cafeteria: 0 })} />).innerHTML).toBe('');
  });
});

describe('the profit of an owner', () => {
  const household = taxInput({ taxYear: 2026, taxpayer: { selfEmploymentNet: 1 }, homeCity: { id: 'zanesville' } });
  const inputs = [
    [120_000, 60_000, 2_000],
    [48_500.5, 30_000, 1_234.56],
    [400_000, 184_500, 0],
  ].map(([profit, salary, addedCosts]) => ({ household, profit: profit!, salary: salary!, addedCosts: addedCosts! }));

  it.each(inputs)('is drawn in two bars whose parts are those of the table: $profit, $salary', (input) => {
    const comparison = compareSCorp(input);
    const root = drawn(<OwnerChart comparison={comparison} profit={input.profit} breakEven={breakEvenSalary(input)} />);
    const rows = tableRows(root);
    const whole = Math.round(input.profit);
    for (const [place, bar] of root.querySelectorAll('.owner-bar').entries()) {
      const amounts = rows.map((row) => numberIn(row[place + 1]!));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
      const rects = bar.querySelectorAll('rect');
      const widths = rects.map((rect) => lengthOf(rect, 'width'));
      expect(widths.map((width) => Math.round((width * whole) / 100))).toEqual(amounts);
      expect(rects.map((rect) => lengthOf(rect, 'x'))).toEqual(
        widths.map((_, index) =>
          expect.closeTo(
            widths.slice(0, index).reduce((sum, own) => sum + own, 0),
            6,
          ),
        ),
      );
      expect(numberIn(bar.querySelector('.chart-amount')!.textContent)).toBe(amounts[0]);
    }
    expect(numberIn(rows[0]![1]!)).toBe(Math.round(comparison.soleOwner.left));
    expect(Math.abs(numberIn(rows[0]![2]!) - comparison.sCorp.left)).toBeLessThanOrEqual(1);
  });

  it('says where it breaks even, or that it never does', () => {
    const note = (breakEven: number | null) =>
      drawn(<OwnerChart comparison={compareSCorp(inputs[0]!)} profit={120_000} breakEven={breakEven} />).querySelector(
        '.chart-note',
      )!.textContent;
    expect(note(71_250)).toContain('a salary of about $71,250');
    expect(note(null)).toContain('less at any salary');
    expect(note(120_000)).toContain('more at any salary');
  });

  it('is not drawn when more than the profit goes to tax and costs', () => {
    const input = { household, profit: 3_000, salary: 2_000, addedCosts: 4_000 };
    expect(drawn(<OwnerChart comparison={compareSCorp(input)} profit={3_000} breakEven={null} />).innerHTML).toBe('');
  });
});
