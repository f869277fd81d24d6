import { describe, expect, it } from 'vitest';
import { feeItems, feeItemsIn, feeList, feeListText, type Prices } from '#shared/firm/prices.ts';
import { pageQuery } from '#shared/site/page-data.ts';

const priced: Prices = { base: [180, 240], city: [40, 40], biz: [120, 260] };

describe('a list of what a return has', () => {
  it('adds up the ranges of its lines', () => {
    const list = feeList(['biz', 'city'], priced);
    expect(list.lines.map(({ id }) => id)).toEqual(['base', 'city', 'biz']);
    expect(list.total).toEqual([340, 540]);
    expect(feeListText(list)).toContain(
      '- A city return: $40\n- A business or side work: $120 to $260\nTogether, by your price list: $340 to $540\n',
    );
    expect(feeListText(feeList(['farm', 'rent'], priced))).toContain('$180 to $240, 2 lines to be quoted\n');
  });

  it('has no sum without a price for the return itself', () => {
    expect(feeList(['city'], { city: [40, 40] }).total).toBeNull();
  });

  it('fits into the query of a page with every part ticked', () => {
    const all = feeItems.map(({ id }) => id);
    const query = pageQuery(new URLSearchParams({ has: all.join(',') }), ['has']);
    expect(feeItemsIn(new URLSearchParams(query))).toEqual(all);
  });
});
