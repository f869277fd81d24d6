import { describe, expect, it, vi } from 'vitest';
import { card, found, paths, search } from './search-fixtures.ts';

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

  it('match tags, page paths, beginnings of words, and words without accents', async () => {
    expect(await paths('deadlines')).toEqual(['/blog/w-2-season-starts-in-november']);
    expect((await paths('construction'))[0]).toBe('/industries/construction');
    expect(await paths('retain')).toEqual(['/industries/construction']);
    expect(await paths('cafe')).toEqual(['/blog/the-caf-on-main-street']);
  });

  it('match the beginnings of words from three letters on', async () => {
    expect(await paths('gar')).toEqual(['/services/payroll#garnishment']);
    for (const q of ['ga', 'g p']) expect(await paths(q)).toEqual([]);
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
      section: ['When a court writes'],
      excerpt: ['A ', 'garnishment', ' is withheld from the next check.'],
    });
  });

  it('have the words marked in the heading of a section', async () => {
    expect((await found('court')).hits[0]!.section).toEqual(['When a ', 'court', ' writes']);
  });

  it('lead to the section of an article, with its words marked', async () => {
    const { hits } = await found('apprentice');
    expect(hits[0]).toMatchObject({
      path: '/blog/w-2-season-starts-in-november#post-moves-across-the-county-line',
      group: 'read',
      excerpt: ['An ', 'apprentice', ' moved in May.'],
    });
  });

  it('match synonyms as whole words', async () => {
    const posts = [card('A truck for the business'), card('Two cars'), card('The credit card'), card('What we carry')];
    const siteSearch = search(async () => ({ ok: true, value: posts }));
    expect(await paths('vehicle', siteSearch)).toEqual(['/blog/a-truck-for-the-business', '/blog/two-cars']);
  });

  it('have the word in the excerpt of a long sentence, wherever it stands', async () => {
    const filler = Array.from({ length: 60 }, (_, number) => `word${number}`).join(' ');
    for (const text of [`Escrow ${filler}`, `${filler} escrow ${filler}`, `${filler} escrow`]) {
      const siteSearch = search(async () => ({ ok: true, value: [card('A long text', { html: `<p>${text}.</p>` })] }));
      const [hit] = (await found('escrow', 'dresdentax', siteSearch)).hits;
      expect(hit!.excerpt[1]?.toLowerCase(), text).toBe('escrow');
      expect(hit!.excerpt.join('').length).toBeLessThanOrEqual(210);
    }
  });

  it('have no excerpt of one word', async () => {
    const html = '<h2>Is the commute deductible?</h2><p>No. It is the way to work.</p>';
    const siteSearch = search(async () => ({ ok: true, value: [card('Driving', { html })] }));
    const { hits } = await found('commute', 'dresdentax', siteSearch);
    expect(hits[0]!.excerpt).toEqual(['No. It is the way to work.']);
  });

  it('have a sentence with the one that it refers to, and whole where it has an abbreviation', async () => {
    const html =
      '<p>A parent’s wages are withheld on. Only escrow is not due. Send it to P.O. Box 7 by Friday, with the deed.</p>';
    const siteSearch = search(async () => ({ ok: true, value: [card('Family', { html })] }));
    const excerpt = async (q: string) => (await found(q, 'dresdentax', siteSearch)).hits[0]!.excerpt.join('');
    expect(await excerpt('escrow')).toBe('A parent’s wages are withheld on. Only escrow is not due.');
    expect(await excerpt('deed')).toBe('Send it to P.O. Box 7 by Friday, with the deed.');
  });

  it('are at most 20, with excerpts of at most 200 characters and an ellipsis', async () => {
    const many = Array.from({ length: 50 }, (_, number) =>
      card(`Payroll ${number}`, { excerpt: `Number${number} ${'word '.repeat(100)}` }),
    );
    const { hits } = await found(
      'payroll',
      'dresdentax',
      search(async () => ({ ok: true, value: many })),
    );
    expect(hits).toHaveLength(20);
    expect([...hits.at(-1)!.excerpt.join('')].length).toBeLessThanOrEqual(201);
  });

  it('are neither far below the best nor the same line of another page', async () => {
    const line = '<p>The kiln is hot.</p>';
    const posts = [
      card('Kiln and glaze', { html: '<p>A kiln for each glaze.</p>' }),
      card('First shelf', { html: line }),
      card('Second shelf', { html: line }),
      card('Third shelf', { html: '<p>A cold kiln.</p>' }),
      card('Fourth shelf', { html: '<p>A new kiln.</p>' }),
    ];
    const siteSearch = search(async () => ({ ok: true, value: posts }));
    expect(await paths('hot kiln', siteSearch)).not.toContain('/blog/second-shelf');
    const all = await found('kiln', 'dresdentax', siteSearch);
    expect([all.total, all.hits.length]).toEqual([4, 4]);
    // After the first three.
    const both = await paths('kiln glaze', siteSearch);
    expect([both[0], both.includes('/blog/fourth-shelf')]).toEqual(['/blog/kiln-and-glaze', false]);
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

  it('is corrected to the word with the fewest errors, of those to the one that most texts have', async () => {
    const titles = ['Ledgex one', 'Ledgey two', 'Ledgey three', 'Ledgey four', 'Ledgez five', 'Ledgez six'];
    for (const order of [titles, titles.toReversed()]) {
      const siteSearch = search(async () => ({ ok: true, value: order.map((title) => card(title)) }));
      expect((await found('ledgexy', 'dresdentax', siteSearch)).corrected).toBe('ledgey');
      expect((await found('ldegex', 'dresdentax', siteSearch)).corrected).toBe('ledgex');
    }
  });

  it('is not assumed for a short word, a number or the beginning of a word', async () => {
    expect(await paths('tak')).toEqual([]);
    expect((await found('payr')).corrected).toBeNull();
    expect((await found('payroll 2027')).leftOut).toEqual(['2027']);
  });

  it.each(['poyr', 'bayroll', 'paygoll', 'novelist'])('is not assumed for a word like %s', async (q) => {
    expect(await paths(q)).toEqual([]);
  });
});

describe('a query with a word that is not on the site', () => {
  it('finds what there is for the others, and says which was left out', async () => {
    const { hits, corrected, leftOut } = await found('Lawn payroll, please');
    expect(hits[0]!.path).toBe('/services/payroll');
    expect([corrected, leftOut]).toEqual(['payroll, please', ['Lawn']]);
  });

  it('is told so, too, if only pages of another brand have the word', async () => {
    const { hits, corrected, leftOut } = await found('contractors crews');
    expect(hits[0]!.path).toBe('/industries/construction');
    expect([corrected, leftOut]).toEqual(['contractors', ['crews']]);
    expect((await found('contractors crews', 'payroll')).leftOut).toEqual([]);
  });

  it('is not told so of an amount', async () => {
    const { hits, corrected, leftOut } = await found('payroll on $2,600');
    expect([hits[0]!.path, corrected, leftOut]).toEqual(['/services/payroll', null, []]);
  });
});

it('a page with all words in one section is found before one where they are scattered, and the link leads there', async () => {
  const all = [
    card('Apart', { html: '<h2>Glaze</h2><p>Glaze it.</p><h2>Kiln</h2><p>A kiln.</p>' }),
    card('Together', { html: '<h2>Gnomes</h2><p>Of clay.</p><h2>Pottery</h2><p>Glaze for the kiln.</p>' }),
  ];
  const siteSearch = search(async () => ({ ok: true, value: all }));
  expect(await paths('glaze kiln', siteSearch)).toEqual([
    '/blog/together#post-pottery',
    expect.stringMatching('/blog/apart#'),
  ]);
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

it('the texts of the pages are read once, though a search begins it before the site is warm', async () => {
  const onRead = vi.fn();
  const siteSearch = search(undefined, onRead);
  await siteSearch.find('payroll', 'dresdentax');
  await siteSearch.refresh();
  expect(onRead).toHaveBeenCalledOnce();
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
