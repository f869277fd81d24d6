import { describe, expect, it } from 'vitest';
import { truncate } from '#shared/format/truncate.ts';
import { postDate, updatedDate } from '#shared/news/post-date.ts';
import { searchQuery } from '#shared/news/search-query.ts';

describe('a text on a card', () => {
  it('is complete up to its limit and ends in an ellipsis beyond it', () => {
    expect(truncate('x'.repeat(150), 150)).toBe('x'.repeat(150));
    expect(truncate('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`);
  });

  it('is counted in code points, so that no character is split', () => {
    expect(truncate('😀'.repeat(150), 150)).toBe('😀'.repeat(150));
    expect(truncate('😀'.repeat(200), 150)).toBe(`${'😀'.repeat(150)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(truncate('one two three', 8)).toBe('one two…');
  });
});

describe('the date of a post', () => {
  it('is the day in Ohio, summer and winter', () => {
    expect(postDate('2026-11-20T03:30:00.000Z')).toBe('Nov 19, 2026');
    expect(postDate('2026-07-01T03:59:00.000Z')).toBe('Jun 30, 2026');
    expect(postDate('2026-07-01T04:00:00.000Z')).toBe('Jul 1, 2026');
  });

  it('is followed by the date of a change on a later day only', () => {
    const published_at = '2026-11-18T15:00:00.000Z';
    expect(updatedDate({ published_at, updated_at: '2026-11-20T15:00:00.000Z' })).toBe('Nov 20, 2026');
    for (const updated_at of ['2026-11-18T20:00:00.000Z', '2026-11-01T15:00:00.000Z', null]) {
      expect(updatedDate({ published_at, updated_at })).toBeNull();
    }
  });
});

describe('a search query', () => {
  it('is one line of at most 100 characters', () => {
    expect(searchQuery('  payroll \n\t tax ')).toBe('payroll tax');
    expect(searchQuery('a '.repeat(300)).length).toBeLessThanOrEqual(100);
    expect(searchQuery(null)).toBe('');
  });
});
