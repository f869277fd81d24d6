import { describe, expect, it } from 'vitest';
import { ownerDataProblems } from '#shared/firm/owner-data.ts';

describe('the validation of the owner’s data', () => {
  it('finds no problem in the repository’s data', () => {
    expect(ownerDataProblems()).toEqual([]);
  });

  it('names file, entry and field', () => {
    expect(ownerDataProblems({ base: [12.5, 20], city: [0, 10], rent: [40, 30], biz: 90 })).toEqual([
      'shared/firm/prices.ts, base, 0: needs whole dollars above 0',
      'shared/firm/prices.ts, city, 0: needs whole dollars above 0',
      'shared/firm/prices.ts, rent: needs the lower figure first',
      'shared/firm/prices.ts, biz: needs two figures, from and to, or null',
    ]);
  });
});
