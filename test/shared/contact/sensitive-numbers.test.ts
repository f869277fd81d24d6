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
    ['123 45 6789', '••• •• ••••'],
    ['123–45–6789 and 987‑65‑4321', '•••–••–•••• and •••‑••‑••••'],
    ['SSN: 123456789', 'SSN: •••••••••'],
    ['social security number 123456789', 'social security number •••••••••'],
    ['123456789 is my social', '••••••••• is my social'],
    ['EIN 12-3456789', 'EIN ••-•••••••'],
    ['our FEIN is 123456789', 'our FEIN is •••••••••'],
    ['card 4111 1111 1111 1111 exp 04/28', 'card •••• •••• •••• 1111 exp 04/28'],
    ['4111-1111-1111-1111', '••••-••••-••••-1111'],
    ['4111111111111111', '••••••••••••1111'],
    ['amex 3782 822463 10005', 'amex •••• •••••• •0005'],
    ['4222222222222', '•••••••••2222'],
    ['6304 0000 0000 0000 000', '•••• •••• •••• •••0 000'],
    ['2 of 12: 5555 5555 5555 4444 740', '2 of 12: •••• •••• •••• 4444 740'],
    ['routing 044000037', 'routing •••••••••'],
    ['ABA # 0440-0003-7', 'ABA # ••••-••••-•'],
    ['account number: 000123456789', 'account number: ••••••••••••'],
    ['my bank account is 1234567', 'my bank account is •••••••'],
    ['Routing and account: 044000037 / 9876543210', 'Routing and account: ••••••••• / ••••••••••'],
  ])('%s', (text, masked) => {
    expect(maskSensitive(text)).toBe(masked);
  });

  it.each([
    'ZIP 43821-1234',
    'call (740) 555-0100 or 740-555-0199 or 740 555 0100',
    'call +1 740 555 0100 or +49 30-1234567 or +44 20 7946 0958',
    '740-555-0100 740-555-0199 740-555-0123',
    'on 12/31/2025, 2025-12-31 and 12-31-2025',
    'income of $123,456,789.00 and $1234567',
    'I made 120000 in 2024 2025 2026 2023',
    '4111 1111 1111 1112 does not pass',
    'order 1234567890123456',
    'part 123456789',
    'routing 044000038',
    'account 740-555-0100',
    'my account balance was 120000',
    'IRS account transcript 2024',
    'rows 10 20 30 40 50 60 70 80',
    'Form 1040, W-2, 1099-NEC, section 179',
  ])('leaves alone: %s', (text) => {
    expect(findSensitive(text)).toEqual([]);
    expect(maskSensitive(text)).toBe(text);
  });

  it('returns kind and position', () => {
    expect(findSensitive('EIN 12-3456789, card 4111111111111111, SSN 123-45-6789')).toEqual([
      { kind: 'ein', start: 4, end: 14 },
      { kind: 'card', start: 21, end: 37 },
      { kind: 'ssn', start: 43, end: 54 },
    ]);
  });

  it('masks only digits, and only those it found', () => {
    const piece = fc.constantFrom(
      '4',
      '111',
      '1111',
      ' ',
      '-',
      'SSN ',
      'account ',
      '123-45-6789',
      '12-3456789',
      '\n',
      '/',
      '000123456',
      'a',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
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
