import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type All, card, cards, paths, search } from './search-fixtures.ts';

describe('the index', () => {
  it('has titles and descriptions before the pages were read, and posts that were indexed before', async () => {
    let all: All = async () => ({ ok: false, reason: 'unavailable' });
    const siteSearch = search(() => all());
    const find = async () => {
      const result = await siteSearch.find('payroll', 'dresdentax');
      return result.ok ? result.value.hits.map(({ path }) => path) : [];
    };
    expect(await find()).toEqual(['/services/payroll']);
    all = async () => ({ ok: true, value: cards });
    expect(await find()).toHaveLength(3);
    all = async () => ({ ok: false, reason: 'unavailable' });
    expect(await find()).toHaveLength(3);
  });

  it('says of no word that it is not on the site while the pages could not be read', async () => {
    const siteSearch = search(undefined, () => {
      throw new Error('no texts');
    });
    const result = await siteSearch.find('payroll zzzqqq', 'dresdentax');
    expect(result).toMatchObject({ ok: true, value: { hits: [{}, {}, {}], corrected: null, leftOut: [] } });
  });

  it('is waited for a second at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const siteSearch = search(() => new Promise(() => {}));
      const result = siteSearch.find('payroll', 'dresdentax');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await result).toMatchObject({ ok: true, value: { hits: [{ path: '/services/payroll' }] } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes in new posts', async () => {
    let value = cards;
    const siteSearch = search(async () => ({ ok: true, value }));
    expect(await paths('retainage invoices', siteSearch)).toEqual(['/industries/construction']);
    value = [...cards, card('Retainage invoices')];
    expect((await paths('retainage invoices', siteSearch))[0]).toBe('/blog/retainage-invoices');
  });

  it('is built in slices: requests are handled meanwhile', async () => {
    const html = `<p>${Array.from({ length: 300 }, (_, number) => `word${number} of the text`).join(' ')}</p>`;
    const many = Array.from({ length: 500 }, (_, number) => card(`Article ${number}`, { html }));
    const siteSearch = search(async () => ({ ok: true, value: many }));
    let turns = 0;
    let running = true;
    const count = async () => {
      while (running) {
        await nextTurn();
        turns += 1;
      }
    };
    const counting = count();
    await siteSearch.refresh();
    running = false;
    await counting;
    expect(turns).toBeGreaterThan(10);
  });
});
