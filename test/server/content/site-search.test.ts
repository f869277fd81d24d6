import { describe, expect, it, vi } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import { createSiteSearch } from '#server/content/site-search.ts';
import type { Outcome, PostCard } from '#shared/news/post.ts';

const pages = [
  {
    title: 'Payroll',
    path: '/services/payroll',
    description: 'Pay runs, withholding and year-end forms for Ohio teams.',
  },
  { title: 'Contractors', path: '/industries/construction', description: 'Job cost, retainage and lien-law dates.' },
  {
    title: 'Check my refund',
    path: '/resources/check-my-refund',
    description: 'The official pages of the tax offices about a refund.',
  },
];

function card(title: string, { excerpt = '', tags = [] as string[] } = {}) {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    title,
    excerpt,
    custom_excerpt: null,
    url: `/blog/${slug}`,
    tags: tags.map((name) => ({ name })),
  } as PostCard;
}

const cards = [
  card('W-2 season starts in November', {
    excerpt: 'Names, addresses and Social Security numbers.',
    tags: ['Deadlines'],
  }),
  card('A calm month', { excerpt: 'Nothing is due. Payroll goes on as ever, and so does tax.', tags: ['News'] }),
  card('Payroll tax in plain words', { excerpt: 'What leaves a paycheck.' }),
  card('The café on Main Street', { excerpt: 'A tag for each table.', tags: ['Bookkeeping'] }),
];

type All = () => Promise<Outcome<PostCard[]>>;

function search(all: All = async () => ({ ok: true, value: cards })) {
  return createSiteSearch({ allPosts: all } as Partial<ContentService> as ContentService, pages);
}

async function paths(q: string, siteSearch = search()) {
  const result = await siteSearch.find(q);
  return result.ok ? result.value.map(({ path }) => path) : result.reason;
}

describe('search queries', () => {
  it('of one letter match only that letter as a word', async () => {
    expect(await paths('p s t')).toEqual([]);
  });

  it('count at most twelve different words', async () => {
    const twelve = 'qa qb qc qd qe qf qg qh qi qj qk ql';
    expect(await paths(`${twelve} payroll`)).toEqual([]);
    expect(await paths(`${'payroll '.repeat(12)}calm`)).toEqual(['/blog/a-calm-month']);
  });
});

describe('search results', () => {
  it('rank pages above posts, and titles above excerpts', async () => {
    expect(await paths('payroll')).toEqual([
      '/services/payroll',
      '/blog/payroll-tax-in-plain-words',
      '/blog/a-calm-month',
    ]);
  });

  it('contain all words, or any of them when nothing contains all', async () => {
    expect(await paths('payroll tax')).toEqual(['/blog/payroll-tax-in-plain-words', '/blog/a-calm-month']);
    expect(await paths('refund november')).toEqual(
      expect.arrayContaining(['/resources/check-my-refund', '/blog/w-2-season-starts-in-november']),
    );
  });

  it.each(['W-2', 'w2', 'W2 season'])('include the form for %j', async (q) => {
    expect(await paths(q)).toEqual(['/blog/w-2-season-starts-in-november']);
  });

  it('tolerate a typing error in a long word, not in a short one', async () => {
    expect(await paths('payrol')).toContain('/services/payroll');
    expect(await paths('novmber')).toEqual(['/blog/w-2-season-starts-in-november']);
    expect(await paths('tax')).not.toContain('/blog/the-caf-on-main-street');
  });

  it('match tags, page paths, word prefixes and words without accents', async () => {
    expect(await paths('deadlines')).toEqual(['/blog/w-2-season-starts-in-november']);
    expect(await paths('construction')).toEqual(['/industries/construction']);
    expect(await paths('retain')).toEqual(['/industries/construction']);
    expect(await paths('cafe')).toEqual(['/blog/the-caf-on-main-street']);
  });

  it('name the matched words', async () => {
    const result = await search().find('payrol');
    expect(result.ok && result.value[0]).toMatchObject({ path: '/services/payroll', words: ['payroll'], kind: 'page' });
  });

  it('are at most 20, with excerpts of at most 200 characters and an ellipsis', async () => {
    const many = Array.from({ length: 50 }, (_, number) => card(`Payroll ${number}`, { excerpt: 'word '.repeat(100) }));
    const result = await search(async () => ({ ok: true, value: many })).find('payroll');
    expect(result.ok && result.value).toHaveLength(20);
    expect(result.ok && [...result.value.at(-1)!.excerpt].length).toBeLessThanOrEqual(201);
  });

  it.each(['', 'a', '-- !', 'zzzqqq', '"; drop schema', '%00'])('are empty for %j', async (q) => {
    expect(await paths(q)).toEqual([]);
  });
});

describe('search while the posts are unavailable', () => {
  it('finds pages, and posts that were indexed before', async () => {
    let all: All = async () => ({ ok: false, reason: 'unavailable' });
    const siteSearch = search(() => all());
    expect(await paths('payroll', siteSearch)).toEqual(['/services/payroll']);
    all = async () => ({ ok: true, value: cards });
    expect(await paths('payroll', siteSearch)).toHaveLength(3);
    all = async () => ({ ok: false, reason: 'unavailable' });
    expect(await paths('payroll', siteSearch)).toHaveLength(3);
  });

  it('waits for the posts for at most a second', async () => {
    vi.useFakeTimers();
    try {
      const found = paths(
        'payroll',
        search(() => new Promise(() => {})),
      );
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await found).toEqual(['/services/payroll']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('indexes new posts', async () => {
    let value = cards;
    const siteSearch = search(async () => ({ ok: true, value }));
    expect(await paths('retainage payments', siteSearch)).toEqual(['/industries/construction']);
    value = [...cards, card('Retainage payments')];
    expect(await paths('retainage payments', siteSearch)).toEqual(['/blog/retainage-payments']);
  });
});

describe('suggestions for a path that does not exist', () => {
  it('are up to three similar paths, the most similar first', async () => {
    const suggest = async (path: string) => {
      const result = await search().suggest(path);
      return result.ok ? result.value.map(({ path: suggested }) => suggested) : [];
    };
    expect(await suggest('/services/payrol')).toEqual(['/services/payroll']);
    expect(await suggest('/resources/chek-my-refunds')).toEqual(['/resources/check-my-refund']);
    expect(await suggest('/nothing-like-it')).toEqual([]);
  });
});
