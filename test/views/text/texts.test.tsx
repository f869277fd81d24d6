import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAuthors, sampleTags } from '#server/content/sample/article.ts';
import { sampleArticles } from '#server/content/sample/articles.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { cities, countySalesTax, schoolDistricts, stateSalesTax } from '#shared/tax/facts/local.ts';
import { measured } from '#test/shared/tax/measured.ts';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { headOf, renderEveryPage } from '../every-page.ts';
import { type RenderedPage, renderPart, testContext } from '../render-page.tsx';

/** Place names, names of forms and firms, and words of the trade that no general dictionary has. */
const dictionary = path.resolve(import.meta.dirname, '../../dictionary.txt');

const settings = {
  language: 'en-US',
  maxNumberOfProblems: 10_000,
  dictionaries: ['en_us'],
  words: readFileSync(dictionary, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean),
  ignoreRegExpList: ['/https?:\\S+/', '/\\S+@\\S+/', '/\\S+\\.(com|gov|org|us|net|ics|localhost)\\b/'],
};

/** Local rates are stored in percent, all others as fractions. */
const percents = new Set(
  [
    ...[cities, countySalesTax, schoolDistricts, stateSalesTax].flatMap(({ value }) => numbersIn(value)),
    ...allFacts.flatMap(({ value }) => numbersIn(value).map((number) => number * 100)),
  ].map(rounded),
);
const amounts = new Set(allFacts.flatMap(({ value }) => numbersIn(value)));
// The facts of the towns are sentences.
for (const { value } of allFacts) {
  for (const figure of typeof value === 'string' ? figuresIn(value) : []) {
    if (figure.startsWith('$')) amounts.add(numberOf(figure));
    else percents.add(rounded(numberOf(figure)));
  }
}

const phones = new Set([
  ...brandIds.map((id) => brands[id].contact.phone),
  ...(JSON.stringify(allFacts).match(/\d{3}-\d{3}-\d{4}/g) ?? []),
]);
/** Lengths of time, as `60 day`. */
const lengths = new Set(
  allFacts.flatMap((fact) =>
    measured(fact).map(({ number, unit }) => `${number} ${unit?.replace('business ', '').slice(0, -1)}`),
  ),
);
for (const { value } of allFacts) {
  for (const [, number, unit] of String(value).matchAll(/(\d+) (day|week|month|year)s?/g))
    lengths.add(`${number} ${unit}`);
}

/** Dates as `2026-11-22`, and as `11-22` for each year: those of the facts, and the due dates, moved or not. */
const isoDates = [
  ...(JSON.stringify(allFacts).match(/\d{4}-\d\d-\d\d/g) ?? []),
  ...dueDatesFor([], new Date(testContext('dresdentax').now), 18).flatMap(({ date, statutory }) => [date, statutory]),
];
const dates = new Set(isoDates.flatMap((date) => [date, date.slice(5)]));

/** Reviewed figures that are computed from facts, are examples of a format, or tell how the firm works. Samples need no entry. */
const reviewed: Record<string, string[]> = {
  // Thanksgiving, when the office is closed.
  '/about-us': ['November 26'],
  '/contact': ['November 26'],
  '/accessibility': ['200 percent'],
  '/services/personal-tax/pricing': ['$1,286.40'],
  // The dates of a switch, counted back from the first day of a quarter.
  '/services/payroll': ['December 4, 2026', 'December 11, 2026', 'December 24, 2026', 'January 8, 2027'],
  '/resources/tax-calculator': ['$433', '85%', '0.0%'],
  '/resources/deadlines': [
    '12 months',
    '15 months',
    'January 1',
    'June 30, 2025',
    'June 30, 2026',
    'December 24, 2026',
    'December 28',
    ...['December 4, 2026', 'December 18', 'December 21', '$60,000', '$44,000', '$104,000', 'January 4, 2027'],
    'December 30',
    'January 6',
    'January 21',
    'February 21, 2028',
  ],
  '/resources/ohio-employers': [
    ...['12 months', 'January 1', 'June 1', 'September 1', 'December 1', '$520', '$130', '$302.50', 'January 1, 2025'],
    ...['15%', '10%', '$78', '$52', 'March 3, 2027'],
    ...['$892', '$19.39', '$58.17', '$950.17', '$3', '$8', '$13.50', '$16.50', '$138', '$539', '$401'],
    ...['$42', '$810', '$950', '13 weeks', '$30.77', '$2.01', 'June 30, 2025', 'November 1, 2026', 'June 21', '20%'],
    ...['October 1', 'December 24', 'December 25, 2026', '2 percent', '$650', '$16.25', '$146.25', '$42.39'],
  ],
  '/resources/tax-payment-center': ['October 20'],
  '/resources/paycheck': ['January 1', '$1,522.07'],
  '/resources/whats-new': ['July 4, 2025', 'January 1, 2027', 'December 1', '85%'],
  '/resources/ohio-business-taxes': ['August 1', '$7,500,000', '$3,900', '$10,000,000', '$10,400'],
};

describe.each(brandIds)('the texts of %s', (brand) => {
  let pages: (RenderedPage & { figures: string[] })[] = [];
  beforeAll(async () => {
    pages = (await renderEveryPage(brand)).map((page) => ({ ...page, figures: figuresOf(page.root) }));
  });

  it('have amounts, percentages, lengths of time, dates and telephones of the dated facts, or in a labeled sample', () => {
    const figures = pages.flatMap(({ path, figures }) => figures.map((figure) => ({ path, figure })));
    expect(figures.length).toBeGreaterThan(100);
    const unknown = figures.filter(({ path, figure }) => !isFact(figure) && !reviewed[path]?.includes(figure));
    expect(unknown).toEqual([]);
  });

  it('show rates on pages with the source and the check date', () => {
    const bare = pages.filter(({ path, root, figures }) => {
      const rules = figures.filter((figure) => /[$%]/.test(figure) && !reviewed[path]?.includes(figure));
      return rules.length > 0 && !root.querySelector('.fact-note a[href^="https://"]');
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('are spelled right on every page, in its title and in its description', { timeout: 300_000 }, async () => {
    const texts = await Promise.all(pages.map(textOf));
    expect(pages.length).toBeGreaterThan(30);
    expect(await misspelt(texts.join('\n'))).toEqual([]);
  });

  it('are spelled right in the menus and the footer', async () => {
    const context = testContext(brand);
    const frame = renderPart(
      <>
        <Header brand={brands[brand]} context={context} path="/" />
        <Footer brand={brands[brand]} context={context} path="/" />
      </>,
      context,
    );
    const text = parse(spaced(frame.outerHTML)).structuredText;
    expect(text).toContain('Accessibility');
    expect(await misspelt(text)).toEqual([]);
  });
});

it('a figure past its day stands beside its year: in its sentence, its row, or the head of its column', async () => {
  // An example, a form's steps, what ended, a share of assessed value, and of taxed benefits.
  const undated = ['$50', '$600', '$9,000', '$1,286.40', '$520', '$130', '$302.50', '2%', '85%'];
  const pages = await renderEveryPage('dresdentax', '2028-03-01T15:00:00.000Z');
  const figures = pages.flatMap(({ path, root }) => {
    for (const part of root.querySelectorAll('.tool, .fact-note, .past-figures')) part.remove();
    for (const row of root.querySelectorAll('caption, thead, tbody tr')) {
      if (/20[012]\d/.test(row.textContent)) (row.closest('tbody') ? row : row.closest('table'))?.remove();
    }
    const sentences = ownText(root).split(/\n|(?<=[.!?]) /);
    const unnamed = sentences.filter((sentence) => !/20[012]\d/.test(sentence)).flatMap(figuresIn);
    return unnamed
      .filter((figure) => /[$%]/.test(figure) && !undated.includes(figure))
      .map((figure) => ({ path, figure }));
  });
  expect(figures).toEqual([]);
});

describe('the spelling of the built-in news', () => {
  it('is correct in every article, tag and author', { timeout: 300_000 }, async () => {
    const articles = sampleArticles.flatMap(({ title, excerpt, metaDescription, html }) => [
      title,
      excerpt,
      metaDescription ?? '',
      parse(html).structuredText,
    ]);
    const names = [...sampleTags, ...sampleAuthors].map((entry) => Object.values(entry).join('\n'));
    expect(await misspelt([...articles, ...names].join('\n'))).toEqual([]);
  });
});

describe('the check', () => {
  it('detects a wrong letter and British spelling', async () => {
    expect(await misspelt('We file your retrun and colour the ledger.')).toEqual(['colour', 'retrun']);
  });
});

async function textOf(page: RenderedPage): Promise<string> {
  const { title, description } = await headOf(page);
  const context = testContext(page.brand);
  const alternatives = page.root
    .querySelectorAll('[alt], [aria-label], [placeholder]')
    .flatMap((element) => ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
  const shown = parse(spaced(page.root.outerHTML)).structuredText;
  return [title, description, context.brand.tagline, shown, ...alternatives].join('\n');
}

/** Inserts spaces between texts that are separate on the page but adjacent in the markup; pictures for no scripts go. */
function spaced(html: string): string {
  return html
    .replace(/<noscript>.*?<\/noscript>/g, '')
    .replace(/<\/(option|th|td|text|tspan|span|strong|small)>/g, '$& ');
}

const spelledRight = new Set<string>();

/** The misspelt words of a text, each checked once: pages and brands repeat most of theirs. */
async function misspelt(text: string): Promise<string[]> {
  const words = new Set(text.replaceAll('’', "'").split(/\s+/)).difference(spelledRight);
  const { issues } = await spellCheckDocument(
    { uri: 'text:page.txt', text: [...words].join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    settings,
  );
  if (issues.length === 0) for (const word of words) spelledRight.add(word);
  return [...new Set(issues.map((issue) => issue.text))].sort();
}

/** The amounts and percentages of a page's text, without forms, their results, navigation, drawings and samples. */
const figuresOf = (root: HTMLElement) => figuresIn(ownText(root));

function ownText(root: HTMLElement): string {
  const own = root.clone() as HTMLElement;
  for (const part of own.querySelectorAll('form, .calculator-result, nav, svg')) part.remove();
  for (const section of own.querySelectorAll('section, figure')) {
    if (/\b(sample|invented)\b/i.test(section.textContent)) section.remove();
  }
  return parse(spaced(own.outerHTML)).structuredText;
}

function figuresIn(text: string): string[] {
  return (
    text.match(
      /\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d{1,2}(, \d{4})?\b(?![.\d]*%|\.\d)|\$\d[\d,]*\d(\.\d\d)?|\$\d|\d+(\.\d+)?(%| percent\b)|\b\d+ (business |working )?(day|week|month|year)s?\b|\b\d{3}-\d{3}-\d{4}\b/g,
    ) ?? []
  );
}

function isFact(figure: string): boolean {
  if (/^[A-Z]/.test(figure)) return dates.has(isoDate(figure));
  const number = numberOf(figure);
  const [, unit] = /(day|week|month|year)s?$/.exec(figure) ?? [];
  if (unit) return lengths.has(`${number} ${unit}`);
  if (figure.includes('-')) return phones.has(figure);
  return figure.startsWith('$') ? amounts.has(number) : percents.has(rounded(number));
}

/** `November 22, 2026` or `Nov 22` as `2026-11-22` or `11-22`. */
function isoDate(printed: string): string {
  const hasYear = /\d{4}$/.test(printed);
  const iso = new Date(`${printed}${hasYear ? '' : ', 2028'} 12:00 UTC`).toISOString().slice(0, 10);
  return hasYear ? iso : iso.slice(5);
}

function numberOf(figure: string): number {
  return Number(figure.replace(/[^\d.]/g, ''));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(numbersIn);
  return [];
}

function rounded(percent: number): number {
  return Number(percent.toFixed(4));
}
