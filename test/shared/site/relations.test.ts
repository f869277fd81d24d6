import { describe, expect, it } from 'vitest';
import { allPaths } from '#shared/site/paths.ts';
import { relations, relationsOf } from '#shared/site/relations/index.ts';
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
