import { describe, expect, it } from 'vitest';
import { lastDays, readLetterDate } from '#shared/tax/letters/letter-days.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';

const today = '2026-11-22';
const last = (slug: string, date: string) =>
  lastDays(date, letterPage(slug)!.terms, today).map(({ day, last: moved }) =>
    day === moved ? day : `${day} ${moved}`,
  );

describe('the last day of a letter', () => {
  it('is marked where it is not moved and no office is open', () => {
    const closed = (slug: string, date: string) =>
      lastDays(date, letterPage(slug)!.terms, today).map(({ isClosed }) => isClosed);
    expect(closed('98c', '2026-11-10')).toEqual([true]);
    expect(closed('5071c', '2026-11-24')).toEqual([false]);
    expect(closed('5071c', '2026-11-25')).toEqual([true]);
    expect(closed('lt11', '2026-11-25')).toEqual([false]);
  });

  it.each([
    // 21 days to pay, which is an act: IRC 7503 moves it past Saturdays and holidays.
    ['cp14', '2026-11-02', ['2026-11-23']],
    ['cp14', '2026-10-31', ['2026-11-21 2026-11-23']],
    ['cp14', '2026-11-05', ['2026-11-26 2026-11-27']],
    ['cp161', '2026-11-05', ['2026-11-26 2026-11-27']],
    // 90 days, IRC 6213: Sunday moves to Monday, and on past Presidents' Day.
    ['cp3219a', '2026-11-16', ['2027-02-14 2027-02-16']],
    ['cp3219a', '2026-09-01', ['2026-11-30']],
    // 30 days to ask for a hearing, IRC 6330: Christmas on a Friday, then a weekend.
    ['lt11', '2026-11-25', ['2026-12-25 2026-12-28']],
    // 30 days before a levy: the IRS waits so long; nothing moves.
    ['cp504', '2026-10-23', ['2026-11-22']],
    // 60 days against a correction, IRC 6213(b).
    ['cp13', '2026-09-23', ['2026-11-22 2026-11-23']],
    // Usual periods are not moved: the date on the letter counts.
    ['cp2000', '2026-10-22', ['2026-11-21']],
    ['lt16', '2026-11-12', ['2026-11-22']],
    ['cp53e', '2026-10-23', ['2026-11-22']],
    // 90 days for the health coverage letter.
    ['226-j', '2026-09-01', ['2026-11-30']],
    // 15 business days: Veterans Day and Thanksgiving are left out.
    ['cp2100', '2026-11-02', ['2026-11-24']],
    ['cp2100', '2026-11-06', ['2026-12-01']],
    // Ohio: 60, 30 and 15 days, moved past Ohio's holidays.
    ['ohio-assessment', '2026-11-02', ['2027-01-01 2027-01-04']],
    ['ohio-sales-tax-not-filed', '2026-09-23', ['2026-11-22 2026-11-23']],
    ['ohio-cat-notice', '2026-09-21', ['2026-11-20', '2026-11-20']],
    ['odjfs-determination', '2026-10-12', ['2026-11-11 2026-11-12']],
    // 21 days to appeal a decision about benefits; a Wednesday that is Veterans Day.
    ['odjfs-benefits', '2026-10-21', ['2026-11-11 2026-11-12']],
    ['odjfs-benefits', '2026-11-02', ['2026-11-23']],
    // 10 working days to say why the job ended.
    ['odjfs-separation', '2026-11-16', ['2026-12-01']],
    // Emancipation Day is a holiday of the District of Columbia, not of Ohio.
    ['lt11', '2027-03-17', ['2027-04-16 2027-04-19']],
    ['odjfs-determination', '2027-03-17', ['2027-04-16']],
    // Two years to sue, IRC 6532; of a February 29, the 28th.
    ['105c', '2026-11-20', ['2028-11-20']],
    ['105c', '2024-02-29', ['2026-02-28']],
    // A leap year.
    ['lt11', '2028-01-31', ['2028-03-01']],
  ] as const)('%s of %s', (slug, date, expected) => {
    expect(last(slug, date)).toEqual(expected);
  });

  it('covers every letter with a limit that the law fixes or that is usual', () => {
    const withTerms = letterIndex.map(({ slug }) => letterPage(slug)!).filter(({ terms }) => terms.length > 0);
    expect(withTerms.length).toBeGreaterThanOrEqual(25);
    for (const { terms } of withTerms) {
      for (const { term, last: day } of lastDays('2026-11-02', terms, today)) {
        expect(day > '2026-11-02', term.to).toBe(true);
        if (term.moves) expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay());
      }
    }
  });

  it('is past only after it', () => {
    const { terms } = letterPage('cp14')!;
    expect(lastDays('2026-11-01', terms, today)[0]!.isPast).toBe(false);
    expect(lastDays('2026-10-31', terms, today)[0]!.isPast).toBe(false);
    expect(lastDays('2026-10-30', terms, today)[0]!.isPast).toBe(true);
  });
});

describe('the date on a letter', () => {
  it.each(['2026-11-22', '2024-02-29', '2000-01-01'])('%s is read', (text) => {
    expect(readLetterDate(text, today)).toEqual({ ok: true, date: text });
  });

  it.each([
    ['', /month, day and year/],
    ['11/02/2026', /month, day and year/],
    ['2026-02-30', /month, day and year/],
    ['2026-11-23', /still to come/],
    ['1999-12-31', /too long ago/],
  ])('%s is refused with a message', (text, message) => {
    const read = readLetterDate(text, today);
    expect(read.ok ? '' : read.message).toMatch(message);
  });
});
