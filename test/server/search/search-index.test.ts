import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { PostCard } from '#shared/news/post.ts';
import { type All, card, cards, paths, search, texts } from './search-fixtures.ts';

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

  it('reads only the posts that have changed since', async () => {
    const reads: string[] = [];
    const sectionOf = (name: string) => ({
      id: null,
      heading: '',
      get text() {
        reads.push(name);
        return `A text on ${name}.`;
      },
    });
    const [same, changed, renamed] = ['same', 'changed', 'renamed'].map((name) => {
      const post = card(name);
      texts.set(post, [sectionOf(name)]);
      return post;
    }) as [PostCard, PostCard, PostCard];
    let value = [same, changed, renamed];
    const siteSearch = search(async () => ({ ok: true, value }));
    await siteSearch.refresh();
    expect(reads.splice(0)).toEqual(['same', 'changed', 'renamed']);
    texts.set(changed, [sectionOf('garnishments')]);
    const tagged = { ...renamed, tags: [{ name: 'Escrow' }] } as PostCard;
    texts.set(tagged, texts.get(renamed)!);
    value = [same, changed, tagged];
    await siteSearch.refresh();
    expect(reads.splice(0)).toEqual(['garnishments', 'renamed']);
    expect(await paths('escrow', siteSearch)).toEqual(['/blog/renamed']);
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
