import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { postHtml } from '#server/content/html/post-html.ts';
import { sampleArticles, sampleAuthors, sampleTags } from '#server/content/sample/index.ts';
import { matchRoute } from '#shared/site/routes.ts';

const slugs: string[] = sampleArticles.map(({ slug }) => slug);
const authors = sampleAuthors.map(({ slug }) => slug);
const tags = sampleTags.map(({ slug }) => slug);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const ohioTime = z.iso
  .datetime({ offset: true })
  .refine((time) => time.endsWith(ohioOffset(time)), 'not the offset of Ohio on that day');

const schema = z.strictObject({
  slug,
  title: z.string().min(10).max(90),
  published: ohioTime,
  updated: ohioTime.optional(),
  featured: z.literal(true).optional(),
  excerpt: z.string().min(100).max(180),
  author: z.enum(authors),
  tags: z
    .array(z.enum(tags))
    .min(1)
    .max(3)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'a tag twice'),
  taxYear: z.literal(2025).optional(),
  html: z.string(),
  metaDescription: z.string().min(70).max(160).optional(),
});

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

describe('the sample articles', () => {
  test('have unique slugs and titles', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(sampleArticles.map(({ title }) => title)).size).toBe(slugs.length);
  });

  test('include three or four featured ones', () => {
    const featured = sampleArticles.filter((article) => article.featured).length;
    expect([3, 4]).toContain(featured);
  });
});

describe.each(sampleArticles)('$slug', (article) => {
  const root = parse(article.html);

  test('has the required fields', () => {
    expect(schema.safeParse(article).error?.issues ?? []).toEqual([]);
    if (article.updated) expect(Date.parse(article.updated)).toBeGreaterThan(Date.parse(article.published));
  });

  test('closes its elements', () => {
    expect(unbalanced(article.html)).toEqual([]);
  });

  test('gives each heading a unique id, starting with h2', () => {
    const headings = root.querySelectorAll('h1, h2, h3');
    expect(headings.every(({ tagName, id }) => tagName !== 'H1' && id !== '')).toBe(true);
    expect(headings[0]?.tagName).toBe('H2');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test('has complete tables', () => {
    for (const table of root.querySelectorAll('table')) {
      expect(table.querySelector('caption')?.text).toBeTruthy();
      const columns = table.querySelectorAll('thead th').length;
      expect(columns).toBeGreaterThan(1);
      for (const row of table.querySelectorAll('tbody tr')) expect(row.querySelectorAll('td').length).toBe(columns);
    }
  });

  test('links to pages of this site, other articles and official sites only', () => {
    const links = linkTargets(root);
    expect(links.filter((link) => link.startsWith('/')).length).toBeGreaterThan(0);
    expect(links.filter((link) => !leadsSomewhere(link, article.slug))).toEqual([]);
  });

  test('contains only checked figures', () => {
    expect(root.text).not.toMatch(
      /\$(25|39|50|99|750)(?![,.\d]).{0,12}(fee|filing|articles|license|month)|5\.6 percent/i,
    );
  });

  test('keeps its text when it is transformed', async () => {
    const shown = await postHtml(article.html, {
      ghostUrl: 'https://sample.invalid',
      siteHosts: new Set(),
      hosts: new Set(),
    });
    const page = parse(shown.html);
    expect(letters(page.text)).toBe(letters(root.text));
    expect(linkTargets(page)).toEqual(linkTargets(root));
    expect(shown.headings.map(({ text }) => text)).toEqual(root.querySelectorAll('h2, h3').map(({ text }) => text));
  });
});

function ohioOffset(time: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', '');
}

function _skeleton(html: string) {
  return parse(html)
    .childNodes.map((node) => ('tagName' in node ? `${node.tagName}` : ''))
    .join(' ');
}

function leadsSomewhere(link: string, from: string) {
  if (!link.startsWith('/')) return officialHosts.includes(new URL(link).host) && link.startsWith('https://');
  const { name, params } = matchRoute(link);
  if (name === 'blogPost') return slugs.includes(params['slug']!) && params['slug'] !== from;
  return name !== 'notFound' && name !== 'domainTester';
}

/** Unclosed or misnested tags. */
function unbalanced(html: string) {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name, empty] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) wrong.push(name!);
  }
  return [...wrong, ...open];
}

function linkTargets(root: HTMLElement) {
  return root.querySelectorAll('a').map((link) => link.getAttribute('href')!.replace(/(?<=[a-z])\/$/, ''));
}

function letters(text: string) {
  return text.replace(/\s+/g, '');
}
