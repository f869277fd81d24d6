import { describe, expect, it } from 'vitest';
import { checklist, checklistFor } from '#shared/tax/checklist.ts';
import { checklistTopics } from '#shared/tax/checklist-topics.ts';

const ids = (groups: ReturnType<typeof checklistFor>) => groups.flatMap(({ items }) => items.map(({ id }) => id));

describe('the checklist', () => {
  it('lists every document once', () => {
    expect(new Set(ids([...checklist])).size).toBe(ids([...checklist]).length);
  });

  it('is complete without answers, shorter with one, and has documents for every answer', () => {
    expect(checklistFor([])).toEqual(checklist);
    const everyone = ids(checklistFor([]).filter(({ topic }) => !topic));
    for (const { id } of checklistTopics) {
      const own = ids(checklistFor([id]));
      expect(own.length).toBeGreaterThan(everyone.length);
      expect(own.length).toBeLessThan(ids([...checklist]).length);
    }
  });
});
