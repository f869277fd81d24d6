import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSensitive, maskSensitive } from '#shared/contact/sensitive-numbers.ts';
import recorded from '#test/recordings/numbers.json' with { type: 'json' };

describe('numbers that do not belong in email', () => {
  it('are masked however they are written', () => {
    const { private: numbers, cards } = recorded;
    const left = (text: string) =>
      maskSensitive(text)
        .replace(/exp 04\/28| 123$/g, '')
        .match(/\p{Nd}/gu)?.length ?? 0;
    expect(numbers.length + cards.length).toBeGreaterThanOrEqual(200);
    expect(numbers.filter((text) => left(text) > 0)).toEqual([]);
    expect(cards.filter((text) => ![4, 8].includes(left(text)))).toEqual([]);
  });

  it('are not found in telephone numbers, dates, amounts, addresses and names of forms', () => {
    expect(recorded.harmless.length).toBeGreaterThanOrEqual(200);
    expect(recorded.harmless.filter((text) => findSensitive(text).length > 0)).toEqual([]);
  });

  it.each([
    ['my SSN is 123-45-6789.', 'my SSN is •••-••-••••.'],
    ['123–45–6789 and 987‑65‑4321', '•••–••–•••• and •••‑••‑••••'],
    ['EIN 12-3456789', 'EIN ••-•••••••'],
    ['card 4111 1111 1111 1111 exp 04/28', 'card •••• •••• •••• 1111 exp 04/28'],
    ['amex 3782 822463 10005', 'amex •••• •••••• •0005'],
    ['6304 0000 0000 0000 000', '•••• •••• •••• •••0 000'],
    ['2 of 12: 5555 5555 5555 4444 740', '2 of 12: •••• •••• •••• 4444 740'],
    ['routing 044000037', 'routing •••••••••'],
    ['account number: 000123456789', 'account number: ••••••••••••'],
    ['S.S. 123456789', 'S.S. •••••••••'],
    ['My SSN:\n123456789', 'My SSN:\n•••••••••'],
    ['EIN\n\n  123456789', 'EIN\n\n  •••••••••'],
    ['Account number\n12345678', 'Account number\n••••••••'],
    ['Here is my SSN\nZIP+4 is 432150000', 'Here is my SSN\nZIP+4 is 432150000'],
    ['my s.s. number is 123456789', 'my s.s. number is •••••••••'],
    ['routing 044000037, checking 123456789', 'routing •••••••••, checking •••••••••'],
    ['Routing: 044000037\nchecking 123456789', 'Routing: •••••••••\nchecking •••••••••'],
    ['044000037\nsavings 12345678', '044000037\nsavings ••••••••'],
    ['checking 123456789 for errors', 'checking 123456789 for errors'],
    ['Routing and account: 044000037 / 9876543210', 'Routing and account: ••••••••• / ••••••••••'],
    ['account 123 456 789 012', 'account ••• ••• ••• •••'],
    ['SSN $1,234,567,890.00', 'SSN $1,234,567,890.00'],
    ['SSN by 10/15/2026 2 copies', 'SSN by 10/15/2026 2 copies'],
  ])('%s', (text, masked) => {
    expect(maskSensitive(text)).toBe(masked);
  });

  it.each([
    ...['123/456789', '12345/6789', '123/456/789', '123,45,6789', '123*45*6789', '123\\45\\6789', '123+45+6789'],
    ...['123 (45) 6789', '[123][45][6789]', '1/2/3/4/5/6/7/8/9', '123456789/', '12/345/6789', '123, 45, 6789'],
  ])('beside a label are masked with any marks between their digits: %s', (number) => {
    const masked = number.replace(/\d/g, '•');
    for (const label of ['SSN', 'social security:', 'ITIN', 'EIN', 'Tax ID'])
      expect(maskSensitive(`1/2: my ${label} ${number} 2 kids`)).toBe(`1/2: my ${label} ${masked} 2 kids`);
  });

  it('are masked in a list of two', () => {
    expect(maskSensitive('SSN 123456789/987654321')).toBe('SSN •••••••••/•••••••••');
    expect(maskSensitive('SSN 123456789 2 kids')).toBe('SSN ••••••••• 2 kids');
  });

  it('returns kind and position', () => {
    expect(findSensitive('EIN 12-3456789, card 4111111111111111, SSN 123-45-6789')).toEqual([
      { kind: 'ein', start: 4, end: 14 },
      { kind: 'card', start: 21, end: 37 },
      { kind: 'ssn', start: 43, end: 54 },
    ]);
  });

  it('masks only digits, and only those it found', () => {
    const words = ['1111', ' ', '-', 'SSN ', 'account ', '123-45-6789', '12-3456789', '\n', '/', '000123456', 'a'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('4', '111', ...words), { maxLength: 40 }).map((pieces) => pieces.join('')),
        (text) => {
          const masked = maskSensitive(text);
          const changed = [...text].flatMap((character, at) => (masked[at] === character ? [] : [at]));
          const found = findSensitive(text);
          expect(masked.length).toBe(text.length);
          expect(changed.every((at) => masked[at] === '•' && /\d/.test(text[at]!))).toBe(true);
          expect(changed.every((at) => found.some(({ start, end }) => at >= start && at < end))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('handles the longest message within milliseconds', () => {
    const start = process.cpuUsage();
    for (const unit of ['1', '1 ', '1-', '+1 ', 'account ', '123-', '$1,'])
      findSensitive(unit.repeat(5000 / unit.length));
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_500);
  });
});
