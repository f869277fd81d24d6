import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sampleArticles, sampleAuthors, sampleTags } from '#server/content/sample/index.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { href } from '#shared/site/routes.ts';
import { sharedSite, sitePages } from '../site.ts';

const site = await sharedSite();

const paths = () => [
  ...sitePages(brands).map(({ path }) => path),
  ...sampleArticles.map(({ slug }) => href('blogPost', { slug })),
  ...sampleTags.map(({ slug }) => href('blogTag', { slug })),
  ...sampleAuthors.map(({ slug }) => href('blogAuthor', { slug })),
  '/blog?page=2',
];

describe.each(brandIds)('the head of every page, post, topic and author of %s', (brand) => {
  // Every page of the site is rendered once.
  it('fits search engines and link previews', { timeout: 180_000 }, async () => {
    const problems: string[] = [];
    const titles = new Map<string, string>();
    for (const path of paths()) {
      const { status, text } = await request(site.server).get(path).set('Host', `${brand}.localhost`);
      expect([path, status]).toEqual([path, 200]);
      const head = parse(`${text.slice(0, text.indexOf('</head>'))}</head></html>`).querySelector('head')!;
      const content = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? '';
      const title = head.querySelector('title')!.textContent;
      if (title.length < 10 || title.length > 65) problems.push(`${path}: title of ${title.length}: ${title}`);
      if (titles.has(title)) problems.push(`${path}: title of ${titles.get(title)}: ${title}`);
      titles.set(title, path);
      const description = content('meta[name=description]');
      if (description.length < 50 || description.length > 160)
        problems.push(`${path}: description of ${description.length}: ${description}`);
      if (content('meta[property="og:image:alt"]').length < 5) problems.push(`${path}: no og:image:alt`);
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
      if (canonical !== content('meta[property="og:url"]')) problems.push(`${path}: og:url is not ${canonical}`);
      if (head.querySelector('[hreflang]')) problems.push(`${path}: hreflang`);
    }
    expect(problems).toEqual([]);
    expect(titles.size).toBeGreaterThan(80);
  });
});
