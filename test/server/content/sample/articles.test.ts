import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { sampleArticles } from '#server/content/sample/articles.ts';
import { articlesFolder, readArticle } from '#server/content/sample/read-articles.ts';
import { dayName, monthName, ohioTime } from '#shared/format/ohio-date.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { byDay } from '#shared/tax/due-dates.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { matchingLines, projectFiles } from '../../../repository/project-files.ts';

const slugs: string[] = sampleArticles.map(({ slug }) => slug);
const files = projectFiles([articlesFolder]);

/** Hosts of public authorities, the only ones that articles link to. */
const officialHosts = [
  'www.irs.gov',
  'www.eftps.gov',
  'tax.ohio.gov',
  'myportal.tax.ohio.gov',
  'thefinder.tax.ohio.gov',
  'gateway.ohio.gov',
  'thesource.jfs.ohio.gov',
  'codes.ohio.gov',
  'info.bwc.ohio.gov',
  'www.ritaohio.com',
  'www.ccaohio.gov',
  'muskingumcountytreasurer.org',
  'treasurer.franklincountyohio.gov',
];

describe('the built-in articles', () => {
  test('have a slug of words, and a title of their own', () => {
    expect(slugs.filter((slug) => !/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(sampleArticles.map(({ title }) => title)).size).toBe(slugs.length);
  });

  test('include three or four featured ones', () => {
    const featured = sampleArticles.filter((article) => article.featured).length;
    expect([3, 4]).toContain(featured);
  });

  test('were written after the site was begun, and not in the future', () => {
    const lastCommit = execFileSync('git', ['log', '-1', '--format=%cs']).toString().trim();
    const [, latest] = [ohioTime(new Date()).date, lastCommit].sort();
    const days = sampleArticles.flatMap(({ published, updated = published }) => [published, updated]).sort();
    expect(days[0]! >= '2026-11-21').toBe(true);
    expect(days.at(-1)! <= latest!).toBe(true);
  });

  test('link to pages of this site, other articles and official sites only', () => {
    expect(files.length).toBe(slugs.length);
    const wrong = files.flatMap((file) => {
      const slug = path.basename(file.path, '.md');
      const links = [...file.text.matchAll(/\]\(([^)]*)\)/g)].map(([whole, link]) => ({ whole, link: link! }));
      expect(links.some(({ link }) => link.startsWith('/'))).toBe(true);
      return links
        .filter(({ link }) => !leadsSomewhere(link, slug))
        .flatMap(({ whole, link }) =>
          matchingLines([file], new RegExp(RegExp.escape(whole))).map((line) => `${line}: ${link}`),
        );
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['tags: [payroll]', 'tags: [payrol]', ':6: tags: Invalid option'],
    ['published: 2026-11-23', 'published: 11/23/2026', ':3: published: Invalid ISO date'],
    ['updated: 2026-11-24', 'updated: 2026-11-22', ':4: updated: earlier than published'],
    ['author: payroll-desk', 'writer: payroll-desk', ':5: front matter: Unrecognized key: "writer"'],
    ['author: payroll-desk\n', '', ':1: author: Invalid option'],
    ['title: Payday', 'title: Payday: Friday', ' at line 2, column 8'],
  ])('are refused with file and line: %j as %j', (right, wrong, message) => {
    const text = `---\ntitle: Payday is Friday\npublished: 2026-11-23\nupdated: 2026-11-24\nauthor: payroll-desk\ntags: [payroll]\nexcerpt: ${'Text. '.repeat(20)}\n---\n\nText.\n`;
    expect(readArticle('payday.md', text)).toMatchObject({ slug: 'payday', html: '<p>Text.</p>\n' });
    expect(() => readArticle('payday.md', text.replace(right, wrong))).toThrow(message);
    expect(() => readArticle('payday.md', text.replace(right, wrong))).toThrow(`${articlesFolder}/payday.md:`);
  });
});

describe.each(sampleArticles)('$slug', (article) => {
  const root = parse(article.html);

  test('has headings of two levels', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H2');
    expect(new Set(levels).difference(new Set(['H2', 'H3'])).size).toBe(0);
  });

  test('has no mark that became text', () => {
    expect(root.text).not.toMatch(/\[!|\*\*|^Table:|\]\(|^\||^#/m);
  });

  test('keeps its text when it is transformed', async () => {
    const shown = await postHtml(article.html, {
      ghostUrl: 'https://sample.invalid',
      siteHosts: new Set(),
      imageHosts: new Set(),
    });
    const page = parse(shown.html);
    expect(letters(page.text)).toBe(letters(root.text));
    expect(linkTargets(page)).toEqual(linkTargets(root));
    expect(shown.headings.map(({ text }) => text)).toEqual(root.querySelectorAll('h2, h3').map(({ text }) => text));
  });
});

/** Printed as in the article: `Fri, January 15`. */
const printed = (date: string) => `${dayName(date).slice(0, 3)}, ${monthName(date, 'long')} ${Number(date.slice(8))}`;

test('the article on the dates of 2027 has every due date of the year that is not monthly, on its weekday', () => {
  const article = sampleArticles.find(({ slug }) => slug === 'tax-and-payroll-dates-for-2027')!;
  const dates = parse(article.html)
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelector('td')!.textContent);
  const due = dueDatesFor([], new Date('2027-01-01T12:00:00-05:00'), 12).filter(({ perYear }) => perYear < 12);
  expect([...new Set(dates)]).toEqual(byDay(due).map(({ date }) => printed(date)));
});

function leadsSomewhere(link: string, from: string) {
  if (!link.startsWith('/')) return officialHosts.includes(new URL(link).host) && link.startsWith('https://');
  const { name, params } = matchRoute(link);
  if (name === 'blogPost') return slugs.includes(params['slug']!) && params['slug'] !== from;
  return name !== 'notFound' && name !== 'domainTester';
}

function linkTargets(root: HTMLElement) {
  return root.querySelectorAll('a').map((link) => link.getAttribute('href')!.replace(/(?<=[a-z])\/$/, ''));
}

function letters(text: string) {
  return text.replace(/\s+/g, '');
}
