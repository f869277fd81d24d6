import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { postSections, type TextSection } from '#server/content/html/sections.ts';
import type { PageText } from '#server/search/documents.ts';
import { createSiteSearch } from '#server/search/site-search.ts';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import type { Outcome, PostCard } from '#shared/news/post.ts';

const heads = [
  {
    title: 'Payroll',
    path: '/services/payroll',
    description: 'Pay runs, withholding and year-end forms for Ohio teams.',
    sections: [
      { id: null, heading: '', text: 'Hours by Tuesday, checks on Friday.' },
      {
        id: 'garnishment',
        heading: 'When a court writes',
        text: 'We read the order first.\nA garnishment is withheld from the next check. Then the court gets its report.',
      },
    ],
  },
  {
    title: 'Contractors',
    path: '/industries/construction',
    description: 'Job cost, retainage and lien-law dates.',
    sections: [],
  },
  {
    title: 'Check my refund',
    path: '/resources/check-my-refund',
    description: 'The official pages to ask about a refund.',
    sections: [],
  },
  { title: 'Contact', path: '/contact', description: 'Call, write or visit.', sections: [] },
  { title: 'All services', path: '/services', description: 'Everything we do.', sections: [] },
];
const pageTexts: PageText[] = brandIds.flatMap((brand) =>
  heads.map((page) => ({ ...page, brand, title: brand === 'payroll' ? `${page.title} for crews` : page.title })),
);

type Article = { excerpt?: string; tags?: string[]; html?: string };

const texts = new Map<PostCard, TextSection[]>();
function card(title: string, { excerpt = '', tags = [], html = '' }: Article = {}) {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const post = {
    title,
    excerpt,
    custom_excerpt: null,
    url: `/blog/${slug}`,
    tags: tags.map((name) => ({ name })),
  } as PostCard;
  texts.set(post, postSections(html));
  return post;
}

const cards = [
  card('W-2 season starts in November', {
    excerpt: 'Names, addresses and Social Security numbers.',
    tags: ['Deadlines'],
    html: '<p>Ask now.</p><h2>Moves across the county line</h2><p>It goes unsaid. An apprentice moved in May. Look at the address.</p>',
  }),
  card('A calm month', { excerpt: 'Nothing is due. Payroll goes on as ever, and so does tax.', tags: ['News'] }),
  card('Payroll tax in plain words', { excerpt: 'What leaves a paycheck.' }),
  card('The café on Main Street', { excerpt: 'A tag for each table.', tags: ['Bookkeeping'] }),
];

type All = () => Promise<Outcome<PostCard[]>>;

function search(all: All = async () => ({ ok: true, value: cards })) {
  return createSiteSearch({
    content: { allPosts: all, sectionsOf: (post) => texts.get(post) ?? [] },
    pageHeads: () => pageTexts.map((page) => ({ ...page, sections: [] })),
    async *pageTexts() {
      yield* pageTexts;
    },
    log: pino({ level: 'silent' }),
  });
}

async function found(q: string, brand: BrandId = 'dresdentax', siteSearch = search()) {
  await siteSearch.refresh();
  const result = await siteSearch.find(q, brand);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

async function paths(q: string, siteSearch = search()) {
  return (await found(q, 'dresdentax', siteSearch)).hits.map(({ path }) => path);
}

describe('search results', () => {
  it('rank pages above posts, and titles above excerpts', async () => {
    expect(await paths('payroll')).toEqual([
      '/services/payroll',
      '/blog/payroll-tax-in-plain-words',
      '/blog/a-calm-month',
    ]);
  });

  it('begin with what contains all words, the rarest counting most', async () => {
    expect((await paths('payroll tax')).slice(0, 1)).toEqual(['/blog/payroll-tax-in-plain-words']);
    expect(await paths('refund november')).toEqual(
      expect.arrayContaining(['/resources/check-my-refund', '/blog/w-2-season-starts-in-november']),
    );
  });

  it.each(['W-2', 'w2', 'W 2', 'W2 season'])('include the form for %j', async (q) => {
    expect((await paths(q))[0]).toBe('/blog/w-2-season-starts-in-november');
  });

  it('match tags, page paths, beginnings of words, and words without accents', async () => {
    expect(await paths('deadlines')).toEqual(['/blog/w-2-season-starts-in-november']);
    expect((await paths('construction'))[0]).toBe('/industries/construction');
    expect(await paths('retain')).toEqual(['/industries/construction']);
    expect(await paths('cafe')).toEqual(['/blog/the-caf-on-main-street']);
  });

  it('find what people call a page', async () => {
    expect((await paths('phone number'))[0]).toBe('/contact');
    expect((await paths('where are you'))[0]).toBe('/contact');
  });

  it('are those of the brand', async () => {
    expect((await found('payroll', 'payroll')).hits[0]!.title.join('')).toBe('Payroll for crews');
    expect((await found('payroll', 'dresdentax')).hits[0]!.title.join('')).toBe('Payroll');
    expect(await paths('crews')).toEqual([]);
  });

  it('lead to the section of a page, with the sentence that matches', async () => {
    const { hits } = await found('garnishments');
    expect(hits[0]).toEqual({
      title: ['Payroll'],
      path: '/services/payroll#garnishment',
      group: 'ask',
      section: 'When a court writes',
      excerpt: ['A ', 'garnishment', ' is withheld from the next check.'],
    });
  });

  it('lead to the section of an article, with its words marked', async () => {
    const { hits } = await found('apprentice');
    expect(hits[0]).toMatchObject({
      path: '/blog/w-2-season-starts-in-november#post-moves-across-the-county-line',
      group: 'read',
      excerpt: ['An ', 'apprentice', ' moved in May.'],
    });
  });

  it('are at most 20, with excerpts of at most 200 characters and an ellipsis', async () => {
    const many = Array.from({ length: 50 }, (_, number) => card(`Payroll ${number}`, { excerpt: 'word '.repeat(100) }));
    const { hits } = await found(
      'payroll',
      'dresdentax',
      search(async () => ({ ok: true, value: many })),
    );
    expect(hits).toHaveLength(20);
    expect([...hits.at(-1)!.excerpt.join('')].length).toBeLessThanOrEqual(201);
  });

  it.each(['', 'a', '-- !', 'zzzqqq', '"; drop schema', '%00'])('are none for %j', async (q) => {
    expect(await paths(q)).toEqual([]);
  });
});

describe('a query with a typing error', () => {
  it.each([
    ['payrlol', 'payroll', '/services/payroll'],
    ['novmber', 'november', '/blog/w-2-season-starts-in-november'],
    ['check my refnud', 'check my refund', '/resources/check-my-refund'],
  ])('%j is corrected to %j', async (q, corrected, path) => {
    const { hits, ...rest } = await found(q);
    expect(rest.corrected).toBe(corrected);
    expect(hits[0]!.path).toBe(path);
  });

  it('is not assumed for a short word, a number or the beginning of a word', async () => {
    expect(await paths('tak')).toEqual([]);
    for (const q of ['payr', 'payroll 2027']) expect((await found(q)).corrected).toBeNull();
  });
});

describe('a query that finds nothing', () => {
  it('gets three likely pages', async () => {
    const { hits, likely } = await found('zzzqqq');
    expect(hits).toEqual([]);
    expect(likely.map(({ path }) => path)).toEqual(expect.arrayContaining(['/services', '/contact']));
    expect((await found('xyrefundsxy')).likely).not.toEqual([]);
  });

  it('of one letter gets none', async () => {
    expect((await found('x')).likely).toEqual([]);
  });
});

describe('results while typing', () => {
  it('are up to six titles with their pages', async () => {
    const siteSearch = search();
    await siteSearch.refresh();
    expect(await siteSearch.quickFind('payr', 'dresdentax')).toMatchObject({
      ok: true,
      value: [{ title: 'Payroll', path: '/services/payroll', group: 'ask' }, {}, {}],
    });
  });
});

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
    const [kept, changed, renamed] = ['kept', 'changed', 'renamed'].map((name) => {
      const post = card(name);
      texts.set(post, [sectionOf(name)]);
      return post;
    }) as [PostCard, PostCard, PostCard];
    let value = [kept, changed, renamed];
    const siteSearch = search(async () => ({ ok: true, value }));
    await siteSearch.refresh();
    expect(reads.splice(0)).toEqual(['kept', 'changed', 'renamed']);
    texts.set(changed, [sectionOf('garnishments')]);
    const tagged = { ...renamed, tags: [{ name: 'Escrow' }] } as PostCard;
    texts.set(tagged, texts.get(renamed)!);
    value = [kept, changed, tagged];
    await siteSearch.refresh();
    expect(reads.splice(0)).toEqual(['garnishments', 'renamed']);
    expect(await paths('escrow', siteSearch)).toEqual(['/blog/renamed']);
  });

  it('is built in slices: requests are answered meanwhile', async () => {
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
