import { describe, expect, it } from 'vitest';
import { allFacts, staleFacts } from '#shared/tax/facts/all-facts.ts';
import { business } from '#shared/tax/facts/business.ts';
import { collection } from '#shared/tax/facts/collection.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { isStale } from '#shared/tax/facts/fact.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { garnishments } from '#shared/tax/facts/garnishments.ts';
import { laterLife } from '#shared/tax/facts/later-life.ts';
import { cities, countySalesTax, schoolDistricts } from '#shared/tax/facts/local.ts';
import { owners } from '#shared/tax/facts/owners.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';
import { sources } from '#shared/tax/facts/sources.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { ordinaryTax } from '#shared/tax/rules/income-tax.ts';
import { measured } from './measured.ts';

/** A second list, kept by hand from the offices' own pages: a mistyped number is wrong in one of the two. */
const numbers = {
  irs: '800-829-1040',
  irsBusinesses: '800-829-4933',
  irsPenalties: '800-829-0922',
  // According to secondary sources.
  irsIdentity: '800-830-5084',
  ohioIndividuals: '800-282-1780',
  ohioIdentity: '855-855-7579',
  ohioBusinesses: '888-405-4039',
  rita: '800-860-7482',
  cca: '800-223-6317',
  unemployment: '614-466-2319',
  workersCompensation: '800-644-6292',
};

describe('facts', () => {
  it('of 2027 are those that were published by November 2026', () => {
    const { wageBase, stateTaxCap, stateTaxCapFallsOver, age65BornBefore } = federal[2027];
    const published = [wageBase, stateTaxCap, stateTaxCapFallsOver, age65BornBefore];
    expect(published.map(({ value }) => value)).toEqual([192_300, 40_804, 510_050, '1963-01-02']);
  });

  it('let people of 65 file from the higher standard deduction on', () => {
    const { standardDeduction, agedOrBlind } = federal[2026];
    const { single, joint } = laterLife.mustFileAt65.value;
    expect(single).toBe(standardDeduction.value.single + agedOrBlind.value.single);
    expect(joint).toBe(standardDeduction.value.mfj + 2 * agedOrBlind.value.mfj);
  });

  it('have four times the poverty lines of 2026 as the limits of the marketplace credit for 2027', () => {
    const { one, two } = recentChanges.marketplaceLimit2027.value;
    expect([one, two]).toEqual([4 * 15_960, 4 * 21_640]);
  });

  it('of garnishment and of overtime with tips follow from the wages an hour', () => {
    const { minimumWage, tipCredit, tippedOvertime } = employerDuties;
    const { federal: least, hour, tipped } = minimumWage.value;
    const { week, twoWeeks, halfMonth, month } = garnishments.garnishment.value;
    expect([week, twoWeeks, halfMonth, month]).toEqual([30, 60, 65, 130].map((hours) => hours * least));
    expect(tipCredit.value).toBe(hour - tipped);
    expect(tippedOvertime.value).toBe(1.5 * hour - tipCredit.value);
    // The page's example: 46 hours with tips of $3 an hour, less than the highest credit.
    const tips = 3;
    const owed = 40 * hour + 6 * 1.5 * hour;
    expect([hour - tips, 1.5 * hour - tips, owed, owed - 46 * tips]).toEqual([8, 13.5, 539, 401]);
  });

  it('of the pages’ examples follow from the rules: overtime with a bonus, a write-off in Ohio, federal unemployment tax', () => {
    const { overtimeOver } = employerDuties;
    const hours = 45;
    const earned = 18 * hours + 90;
    const premium = ((earned / hours) * (hours - overtimeOver.value)) / 2;
    expect([earned, premium, earned + premium]).toEqual([900, 50, 950]);
    expect([(30_000 * 5) / 6, (30_000 * 5) / 6 / 5]).toEqual([25_000, 5_000]);
    const { rate, wages } = federal[2026].unemployment.value;
    expect(rate * wages).toBe(42);
  });

  it('have the penalties of returns and forms due in 2026 and in 2027', () => {
    const { lateFilingLeast, lateOwners, lateForms } = collection;
    expect(lateFilingLeast.value).toMatchObject({
      earlier: { year: 2026, dollars: 525 },
      later: { year: 2027, dollars: 535 },
    });
    expect(lateOwners.value).toMatchObject({
      earlier: { year: 2026, dollars: 255 },
      later: { year: 2027, dollars: 260 },
    });
    expect([lateForms.taxYear, lateForms.value]).toEqual([2027, { soon: 60, untilAugust: 130, later: 340 }]);
    expect(staleFacts(new Date('2027-04-15T12:00:00-04:00')).filter(({ id }) => /\.late/.test(id))).toEqual([]);
  });

  it('cut the penalty for filing late by that for paying late, where both run in a month', () => {
    const { lateFiling, latePayment, latePaymentMost, lateBoth, lateExample } = collection;
    const cut = lateFiling.value - latePayment.value;
    expect(lateBoth.value.month).toBeCloseTo(cut, 6);
    // Five months reach the most of both together.
    expect(lateBoth.value.most).toBeCloseTo(latePaymentMost.value - 5 * latePayment.value, 6);
    // Due April 15, filed and paid October 20: seven months or parts of them.
    const { unpaid, filing, payment, both } = lateExample.value;
    expect([filing, payment, both]).toEqual([900, 140, 1_040]);
    expect([filing, payment].map((part) => part / unpaid)).toEqual([lateBoth.value.most, 7 * latePayment.value]);
  });

  it('work out what the pass-through entity tax saves an owner, by the rates of the law', () => {
    const { profit, tax, ...saved } = owners.passThroughExample.value;
    expect(tax).toBe(profit * business.passThroughRate.value);
    // A fifth of the profit is deducted besides, so a deduction before it counts four fifths.
    const [at22, at24] = [0.22, 0.24].map((rate) => Math.round(tax * 0.8 * rate));
    const [at22Alone, at24Alone] = [0.22, 0.24].map((rate) => Math.round(tax * rate));
    expect(saved).toEqual({ at22, at24, at22Alone, at24Alone });
    expect(saved).toEqual({ at22: 739, at24: 806, at22Alone: 924, at24Alone: 1_008 });
  });

  it('have the phone numbers of the second list, and sources on official hosts only', () => {
    expect(Object.fromEntries(Object.entries(telephones).map(([id, { value }]) => [id, value.number]))).toEqual(
      numbers,
    );
    const official = /(^|\.)(irs\.gov|ssa\.gov|congress\.gov|house\.gov|ecfr\.gov|fincen\.gov|ohio\.gov)$/;
    for (const { url } of Object.values(sources)) expect(new URL(url).hostname).toMatch(official);
  });

  it('each have a year, an official HTTPS source, a check date and a later end date', () => {
    expect(allFacts.length).toBeGreaterThan(100);
    for (const fact of allFacts) {
      expect(fact.id, fact.label).toMatch(/^[a-z]+\.[\w ]+\.[\w-]+$/i);
      expect(String(fact.taxYear)).toMatch(/20\d\d/);
      expect(fact.source.label.length).toBeGreaterThan(5);
      expect(new URL(fact.source.url).protocol).toBe('https:');
      expect(fact.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(fact.validThrough > fact.checkedOn, fact.id).toBe(true);
    }
    expect(new Set(allFacts.map((fact) => fact.id)).size).toBe(allFacts.length);
  });

  it('never call one document both read and known from secondary sources, unless they name its part or edition', () => {
    const byDocument = Object.groupBy(allFacts, ({ source }) => source.url);
    for (const [url, facts = []] of Object.entries(byDocument)) {
      const labels = new Set(facts.map(({ source }) => source.label));
      const documents = new Set([...labels].map((label) => label.replace(', from secondary sources', '')));
      expect(documents.size, url).toBe(labels.size);
    }
  });

  it('have a unit for each of their numbers, a part of something as a fraction or in percent', () => {
    for (const { id, number, unit } of allFacts.flatMap(measured)) {
      expect(unit, id).toMatch(/^[a-z]/);
      const part = unit === 'fraction of 1' || unit === 'percent';
      if (number > 0 && number < 1) expect(part, id).toBe(true);
      if (unit === 'fraction of 1') expect(number, id).toBeLessThan(1.2);
      if (unit === 'percent') expect(number, id).toBeLessThan(10);
    }
  });

  it('are not stale on their check date, and are stale the day after their end date', () => {
    expect(staleFacts(new Date('2026-11-22T12:00:00-05:00'))).toEqual([]);
    expect(staleFacts(new Date('2026-12-31T23:59:00-05:00'))).toEqual([]);
    const stale = staleFacts(new Date('2027-01-01T00:01:00-05:00')).map((fact) => fact.id);
    expect(stale).toContain('local.2026.cities');
    expect(stale).not.toContain('federal.2026.standardDeduction');
    expect(isStale(federal[2026].standardDeduction, new Date('2027-10-16T12:00:00-04:00'))).toBe(true);
  });

  it('are stale 400 days after their check, and later with days of grace', () => {
    const fact = { checkedOn: '2026-01-01', validThrough: '2030-12-31' };
    expect(isStale(fact, new Date('2027-02-05T12:00:00-05:00'))).toBe(false);
    expect(isStale(fact, new Date('2027-02-06T12:00:00-05:00'))).toBe(true);
    expect(isStale(fact, new Date('2027-03-07T12:00:00-05:00'), 30)).toBe(false);
    expect(isStale(fact, new Date('2027-03-08T12:00:00-05:00'), 30)).toBe(true);
    const ended = { checkedOn: '2026-11-22', validThrough: '2026-12-31' };
    expect(isStale(ended, new Date('2027-01-30T12:00:00-05:00'), 30)).toBe(false);
    expect(isStale(ended, new Date('2027-01-31T12:00:00-05:00'), 30)).toBe(true);
  });

  it('have been compared with their sources less than 30 days after it was due', () => {
    const overdue = staleFacts(new Date(), 30).map(({ id, label, source }) => `${id}: ${label} (${source.url})`);
    expect(overdue).toEqual([]);
  });

  it.each([
    [2025, 'single', [1_192.5, 5_578.5, 17_651, 40_199, 57_231, 188_769.75]],
    [2025, 'mfj', [2_385, 11_157, 35_302, 80_398, 114_462, 202_154.5]],
    [2026, 'single', [1_240, 5_800, 17_966, 41_024, 58_448, 192_979.25]],
    [2026, 'mfj', [2_480, 11_600, 35_932, 82_048, 116_896, 206_583.5]],
  ] as const)('give the published tax at each bracket edge, %d %s', (year, status, expected) => {
    const tops = federal[year].bracketTops.value[status];
    expect(tops.map((top) => Math.round(ordinaryTax(top, status, federal[year]).amount * 100) / 100)).toEqual(expected);
  });

  it('list each tax location once, with rates the law allows', () => {
    for (const list of [schoolDistricts.value, cities.value]) {
      expect(new Set(list.map((place) => place.id)).size).toBe(list.length);
      for (const place of list) expect(place.percent).toBeLessThanOrEqual(3);
    }
    expect(countySalesTax.value.every((county) => county.percent >= 6.5 && county.percent <= 8.25)).toBe(true);
  });
});
