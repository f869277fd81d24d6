import { describe, expect, it } from 'vitest';
import { coverName, figureIn } from '#server/content/post-cover.ts';
import { coverScenes } from '#shared/news/cover.ts';

const post = { slug: 'a-post', title: 'A title', excerpt: 'An excerpt.', tags: ['payroll'] };

describe('the name of a cover', () => {
  it.each([
    ['deadlines', 'calendar'],
    ['personal-tax', 'w2'],
    ['fractional-cfo', 'cash'],
    ['ohio', 'map'],
    ['payroll', 'payroll'],
    ['hr-consulting', 'hr'],
    ['bookkeeping', 'ledger'],
    ['news', 'letter'],
    ['business-formation', 'storefront'],
    ['marketing', 'marketing'],
  ])('of a post about %s has the scene %s', (tag, scene) => {
    expect(coverName({ ...post, tags: [tag] })).toMatch(new RegExp(`^[0-9ab]${scene}$`));
  });

  it('of another tag, or of none, has a scene by the slug, always the same', () => {
    for (const tags of [['client-notes'], ['constructor'], []]) {
      const name = coverName({ ...post, tags });
      expect(coverScenes).toContain(name.slice(1));
      expect(coverName({ ...post, tags })).toBe(name);
    }
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug) => coverName({ ...post, slug, tags: [] }));
    expect(new Set(names).size).toBeGreaterThan(3);
  });

  it('is the map for an Ohio article about taxes, but not for one about pay', () => {
    expect(coverName({ ...post, tags: ['personal-tax', 'ohio'] })).toMatch(/^[0-9ab]map$/);
    expect(coverName({ ...post, tags: ['business-tax', 'news', 'ohio'] })).toMatch(/^[0-9ab]map$/);
    expect(coverName({ ...post, tags: ['payroll', 'ohio'] })).toMatch(/^[0-9ab]payroll$/);
  });

  it('is the wage statement for an article about the W-2', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(coverName({ ...post, slug, title: 'Your W-2, box by box' })).toMatch(/^[018]w2$/);
  });

  it('has the figure of the title, else of the excerpt, else the year of the title', () => {
    const figure = (title: string, excerpt: string) => coverName({ ...post, title, excerpt }).split('-')[1];
    expect(figure('What a $20 hire costs', 'About $900 a month.')).toBe('$20');
    expect(figure('W-2 season', 'W-2s for 2026 are due Monday, February 1, 2027.')).toBe('Feb 1');
    expect(figure('Dates for 2027', 'One page for the wall.')).toBe('2027');
    expect(figure('A handbook', 'Twelve pages.')).toBeUndefined();
  });
});

it.each([
  ['The line rises from $600 to $2,000, and then $20,000', '$2,000'],
  ['Everyone above $26,050 pays 2.75 percent', '$26,050'],
  ['They pay 2.75 percent', '2.75%'],
  ['due March 16', 'Mar 16'],
  ['before December 31', 'Dec 31'],
  ['$1,234,567.89', '$1,234,567'],
  ['up to $6 million of receipts', '$6M'],
  ['more than $1.5 billion', undefined],
  ['nothing in it', undefined],
])('finds in “%s”: %s', (text, figure) => {
  expect(figureIn(text)).toBe(figure);
});
