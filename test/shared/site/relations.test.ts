import { describe, expect, it } from 'vitest';
import { sampleArticles } from '#server/content/sample/index.ts';
import { allPaths } from '#shared/site/paths.ts';
import { articleRelations, relations, relationsOf } from '#shared/site/relations/index.ts';
import { href, matchRoute } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';

const withArticles = ['service', 'industry', 'about', 'contact', 'personalTaxPricing', ...Object.keys(tools)];
const paths = [
  ...allPaths.filter(({ name }) => withArticles.includes(name)).map(({ path }) => path),
  href('taxLetter', { slug: 'cp14' }),
];

describe('the table of relations', () => {
  it('has every service, industry and tool, the pages about the firm, its contact and its prices, and no other', () => {
    for (const path of paths) expect(relationsOf(matchRoute(path)), path).not.toBeNull();
    expect(Object.keys(relations)).toHaveLength(paths.length);
    expect(relationsOf(matchRoute('/terms-of-service'))).toBeNull();
    expect(relationsOf(matchRoute('/nowhere'))).toBeNull();
  });
});

describe('an article', () => {
  it('that a page names is built in', () => {
    const builtIn = sampleArticles.map(({ slug }) => slug);
    for (const { articles } of Object.values(relations)) expect(builtIn).toEqual(expect.arrayContaining([...articles]));
  });

  it('leads on to tools that know it, then to those of its tags', () => {
    expect(articleRelations('where-is-my-refund', ['personal-tax', 'ohio'])).toEqual({
      tools: ['checkMyRefund', 'taxLetters'],
      services: ['personal-tax'],
    });
    expect(articleRelations('a-post-of-ghost', ['payroll'])).toEqual({
      tools: [...relations.payroll.tools].slice(0, 2),
      services: ['payroll'],
    });
  });

  it('without a known tag leads to the deadline calendar', () => {
    expect(articleRelations('a-post-of-ghost', ['snow'])).toEqual({ tools: ['deadlines'], services: [] });
  });
});
