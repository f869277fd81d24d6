import { describe, expect, it } from 'vitest';
import { truncate } from '#shared/format/text.ts';
import { coverOf } from '#shared/news/cover.ts';
import { updatedDate } from '#shared/news/post.ts';
import { searchQuery } from '#shared/news/search-query.ts';

describe('a text on a card', () => {
  it('has no space before the ellipsis', () => {
    expect(truncate('one two three', 8)).toBe('one two…');
  });
});

describe('the date of a post', () => {
  it('is followed by the date of a change on a later day only', () => {
    const published_at = '2026-11-18T15:00:00.000Z';
    expect(updatedDate({ published_at, updated_at: '2026-11-20T15:00:00.000Z' })).toBe('Nov 20, 2026');
    for (const updated_at of ['2026-11-18T20:00:00.000Z', '2026-11-01T15:00:00.000Z', null]) {
      expect(updatedDate({ published_at, updated_at })).toBeNull();
    }
  });
});

describe('a search query', () => {
  it('is one line of at most 300 characters, without a part of a word at its end', () => {
    expect(searchQuery('  payroll \n\t tax ')).toBe('payroll tax');
    const words = Array.from({ length: 60 }, (_, number) => `word${number + 10}`).join(' ');
    for (const longer of ['', 'a', 'a b', 'a b c', 'ab cd efg']) {
      const query = searchQuery(`${longer} ${words}`);
      expect(query.length).toBeGreaterThan(290);
      expect(query.length).toBeLessThanOrEqual(300);
      expect(query).toMatch(/ word\d\d$/);
    }
    expect(searchQuery('a'.repeat(400))).toHaveLength(300);
    expect(searchQuery(null)).toBe('');
  });
});

const tagged = (...slugs: string[]) => ({
  tags: slugs.map((slug) => ({ id: slug, name: slug, slug, description: null })),
});

it('is that of the first tag that has one, and of articles in general where none has', () => {
  expect(coverOf(tagged('client-notes', 'payroll', 'ohio'))).toBe('payroll');
  for (const tags of [['client-notes'], ['constructor'], []]) expect(coverOf(tagged(...tags))).toBe('resources');
});
