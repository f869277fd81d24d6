import { createHash } from 'node:crypto';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { sampleArticles } from '#server/content/sample/articles.ts';
import { articlesFolder, readArticle } from '#server/content/sample/read-articles.ts';
import { dayName, monthName, ohioTime } from '#shared/format/ohio-date.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { byDay } from '#shared/tax/due-dates.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { matchingLines, projectFiles } from '../../../repository/project-files.ts';
import { sharedSite } from '../../site.ts';

const slugs: string[] = sampleArticles.map(({ slug }) => slug);
const files = projectFiles([articlesFolder]);
const site = await sharedSite();

/** The day of the repository's first commit: no text is older. */
const firstCommit = '2026-11-21';

/** The day each text was written and last changed, by the repository's history, and the text's digest: one that changes gets a new day. */
const written: Record<string, string> = {
  '1099-rules-for-payments-made-in-2026': '2026-11-21 2026-12-01 3e6a4b58',
  'closing-a-business-in-ohio': '2026-11-21 2026-12-01 fc111dbd',
  'contractor-or-employee-five-honest-questions': '2026-11-21 2026-11-30 367b4e53',
  'tax-and-payroll-dates-for-2027': '2026-11-21 2026-12-01 16168afc',
  'thirteen-weeks-of-cash-on-one-page': '2026-11-21 2026-11-30 1764c23f',
  'two-cities-one-paycheck': '2026-11-21 2026-12-01 9516c2e4',
  'w-2-season-starts-in-november': '2026-11-21 2026-12-01 e9cd5b0b',
  'year-end-moves-before-december-31': '2026-11-21 2026-12-01 c4696ba2',
};

/** Hosts of public authorities, the only ones that articles link to. */
const officialHosts = [
  ...[
    'www.irs.gov',
    'www.eftps.gov',
    'tax.ohio.gov',
    'www.tax.ohio.gov',
    'myportal.tax.ohio.gov',
    'thefinder.tax.ohio.gov',
  ],
  ...['gateway.ohio.gov', 'thesource.jfs.ohio.gov', 'codes.ohio.gov', 'info.bwc.ohio.gov', 'www.ritaohio.com'],
  ...['uscode.house.gov', 'www.congress.gov', 'www.ecfr.gov', 'www.ssa.gov', 'www.healthcare.gov', 'aspe.hhs.gov'],
  ...['www.ccaohio.gov', 'www.columbus.gov', 'muskingumcountytreasurer.org', 'treasurer.franklincountyohio.gov'],
];

/** Whose amounts are those of an invented firm, not of a law. */
const withoutTaxFigures = ['thirteen-weeks-of-cash-on-one-page'];

describe('the built-in articles', () => {
  test('have a slug of words, and a title of their own', () => {
    expect(slugs.filter((slug) => !/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(sampleArticles.map(({ title }) => title)).size).toBe(slugs.length);
  });

  test('include three or four featured ones', () => {
    const featured = sampleArticles.filter((article) => article.featured).length;
    expect([3, 4]).toContain(featured);
  });

  test.each(sampleArticles)('$slug has the days on which its text was written and last changed', (article) => {
    const { published, updated = published, slug, title, excerpt, html } = article;
    const digest = createHash('sha256')
      .update(JSON.stringify([title, excerpt, html]))
      .digest('hex')
      .slice(0, 8);
    expect(`${published} ${updated} ${digest}`).toBe(written[slug]);
    expect(published >= firstCommit).toBe(true);
    expect(updated <= ohioTime(new Date()).date).toBe(true);
  });

  test('show the day of the last change in the feed, the sitemap and the structured data', async () => {
    const changed = `${written['thirteen-weeks-of-cash-on-one-page']!.split(' ')[1]}T12:00:00.000Z`;
    const get = async (path: string) => (await request(site.server).get(path).buffer()).text;
    const { items } = JSON.parse(await get('/feed.json')) as { items: Record<string, string>[] };
    expect(items.find(({ url }) => url!.endsWith('/thirteen-weeks-of-cash-on-one-page'))!['date_modified']).toBe(
      changed,
    );
    const page = await get('/blog/thirteen-weeks-of-cash-on-one-page');
    expect(page).toContain(`"dateModified":"${changed}"`);
    expect(await get('/sitemap.xml')).toContain(
      `/blog/thirteen-weeks-of-cash-on-one-page</loc><lastmod>${changed.slice(0, 10)}</lastmod>`,
    );
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

  test('with an amount of tax law ends with its sources and the days on which they were compared', () => {
    const [end] = root.querySelectorAll('h2').slice(-1);
    const rows = end!.nextElementSibling?.nextElementSibling?.querySelectorAll('li') ?? [];
    const hasAmount = /\$\d/.test(root.text) && !withoutTaxFigures.includes(article.slug);
    expect(end!.text === 'Sources').toBe(hasAmount);
    if (!hasAmount) return;
    expect(end!.nextElementSibling!.text).toMatch(/compared .* [A-Z][a-z]+ \d+.*, 20\d\d/);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(new URL(row.querySelector('a')!.getAttribute('href')!).protocol).toBe('https:');
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
  const { name, params } = matchRoute(link.split('#')[0]!);
  if (name === 'blogPost') return slugs.includes(params['slug']!) && params['slug'] !== from;
  return name !== 'notFound' && name !== 'domainTester';
}

function linkTargets(root: HTMLElement) {
  return root.querySelectorAll('a').map((link) => link.getAttribute('href')!.replace(/(?<=[a-z])\/$/, ''));
}

function letters(text: string) {
  return text.replace(/\s+/g, '');
}
