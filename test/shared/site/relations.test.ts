import { describe, expect, it } from 'vitest';
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
  it('leads on to the tools and the services of its tags', () => {
    expect(articleRelations(['payroll', 'ohio'])).toEqual({
      tools: [...relations.payroll.tools].slice(0, 2),
      services: ['payroll'],
    });
  });

  it('without a known tag leads to the deadline calendar', () => {
    expect(articleRelations(['snow'])).toEqual({ tools: ['deadlines'], services: [] });
  });
});
