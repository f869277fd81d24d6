import { ohioDate } from '#shared/format/ohio-date.ts';
import { TAX_YEARS, type TaxYear } from '#shared/tax/types.ts';
import { type Fact, factMaker } from '../fact.ts';
import { figures2025 } from './2025.ts';
import { figures2026 } from './2026.ts';
import { figures2027 } from './2027.ts';
import {
  type FederalFigures,
  federalLabels,
  type Labels,
  type OhioFigures,
  ohioLabels,
  type YearFigures,
} from './figures.ts';
import type { Published } from './published.ts';

/** The figures of each tax year as published. */
export const yearFigures: Record<TaxYear, YearFigures> = { 2025: figures2025, 2026: figures2026, 2027: figures2027 };

/** The facts of each tax year. */
export function ofEachYear<T>(factsOf: (year: TaxYear) => T): Record<TaxYear, T> {
  return Object.fromEntries(TAX_YEARS.map((year) => [year, factsOf(year)])) as Record<TaxYear, T>;
}

/** The last tax year that has begun, by the date in Ohio. */
export function latestYear(now: Date): TaxYear {
  const year = Number(ohioDate(now).slice(0, 4));
  return TAX_YEARS.findLast((one) => one <= year) ?? TAX_YEARS[0];
}

/** The tax year that tools begin with: the last that has begun and whose figures are all published. */
export function currentTaxYear(now: Date): TaxYear {
  return TAX_YEARS.findLast((year) => year <= latestYear(now) && isPublished(year)) ?? TAX_YEARS[0];
}

/** Whether all figures of a year are published: none is the year before's. */
export function isPublished(year: TaxYear): boolean {
  const { federal, ohio } = yearFigures[year];
  return (
    Object.keys(federalLabels).every((name) => name in federal) && Object.keys(ohioLabels).every((name) => name in ohio)
  );
}

type Facts<Figures> = { [Name in keyof Figures]: Fact<Figures[Name]> };

/** The federal figures of a year as facts; those not published yet are the year before's, marked as expected. */
export function federalFigures(year: TaxYear): Facts<FederalFigures> {
  return factsOf('federal', year, federalLabels, (figures) => [figures.federal, figures.federalValidThrough]);
}

/** The Ohio figures of a year as facts, in the same way. */
export function ohioFigures(year: TaxYear): Facts<OhioFigures> {
  return factsOf('ohio', year, ohioLabels, (figures) => [figures.ohio, figures.ohioValidThrough]);
}

function factsOf<Figures>(
  subject: 'federal' | 'ohio',
  year: TaxYear,
  labels: Labels<Figures>,
  partOf: (figures: YearFigures) => readonly [object, validThrough: string],
): Facts<Figures> {
  const [, validThrough] = partOf(yearFigures[year]);
  const fact = factMaker(subject, year, validThrough, yearFigures[year].checkedOn);
  const entries = Object.entries<Labels<Figures>[keyof Figures & string]>(labels).map(([name, labeled]) => {
    const [label, options] = typeof labeled === 'string' ? [labeled] : [labeled[0], { unit: labeled[1] }];
    // The first year has every figure.
    const published = TAX_YEARS.findLast((one) => one <= year && name in partOf(yearFigures[one])[0])!;
    const figures = partOf(yearFigures[published])[0] as Record<string, Published<unknown>>;
    const [value, source, checkedOn = yearFigures[year].checkedOn] = figures[name]!;
    if (published === year) return [name, fact(name, label, value, source, { ...options, checkedOn })];
    const expected = {
      ...source,
      label: `${source.label}, figure of ${published}: ${year} expected`,
      expected: true as const,
    };
    // To be published before the year begins.
    const validThrough = `${year - 1}-12-31`;
    return [name, { ...fact(name, label, value, expected, { ...options, validThrough }), expectedFrom: published }];
  });
  return Object.fromEntries(entries) as Facts<Figures>;
}
