import { describe, expect, it } from 'vitest';
import { htmlRules } from '#server/content/html/images.ts';
import { readFacts } from '#server/content/read-facts.ts';
import { factRows, withSiteFacts } from '#server/content/site-facts.ts';
import { brands } from '#shared/brands/index.ts';
import { feeList, priceLabel } from '#shared/firm/prices.ts';
import type { Person } from '#shared/firm/trust.ts';

const rules = htmlRules('https://ghost.example', {}, brands);
const page = (...lines: string[]) => ({ slug: 'site-facts', html: lines.map((line) => `<p>${line}</p>`).join('') });
const good = [
  ...['Phone | 740-555-0111', 'Dresden street | 12 Main Street', 'Dresden hours | Mon-Fri 9-5'],
  ...['Person | Pat Doe | Prepares returns', 'Notice | We are closed on Friday.', 'Personal return | from 180'],
];
const before = readFacts(page(...good), [], rules).rows;

describe('a line that was meant as a row is told to the owner, and its last good value stays', () => {
  it.each([
    ['Phone 740-555-0199', 'Phone | '],
    ['Phone - 740-555-0199', 'Phone | '],
    ['Phone number 740-555-0199', 'Phone | '],
    ['Telephon | 740-555-0199', 'Phone | '],
    ['Telephon: 740-555-0199', 'Phone | '],
    ['Our phone | 740-555-0199', 'Phone | '],
    ['Fone | 740-555-0111', 'Phone | '],
    ['Dresden street 14 Main Street', 'Dresden street | '],
    ['Dresden street – 14 Main Street', 'Dresden street | '],
    ['Dresden stret | 14 Main Street', 'Dresden street | '],
    ['Street in Dresden | 14 Main Street', 'Dresden street | '],
    ['Dresden adress I 14 Main Street', 'Dresden street | '],
    ['Dresden office hours | Mon-Fri 9-4', 'Dresden hours | '],
    ['Dresden hours Mon-Fri 9-4', 'Dresden hours | '],
    ['Person Pat Doe Prepares all returns', 'Person | '],
    ['Persn | Pat Doe | Prepares all returns', 'Person | '],
    ['Notice We are closed on Monday.', 'Notice | '],
    ['Personal returns from 200', 'Personal return | '],
  ])('%s', (mistyped, name) => {
    const others = good.filter((line) => !line.startsWith(name));
    const read = readFacts(page(mistyped, ...others), before, rules);
    expect(read.problems).toEqual([
      expect.stringMatching(`“.*”: .* (?:Write it like this|Its cells are): ${name.replace('|', '\\|')}`),
    ]);
    expect(new Set(read.rows)).toEqual(new Set(before));
    // As long as it stands there.
    expect(readFacts(page(mistyped, ...others), read.rows, rules)).toEqual(read);
  });

  it.each(['Person Kim Poe Runs payroll', 'Office Newark 12 Main Street 43055 Mon-Fri 9-5', 'Counter 100+ Returns'])(
    'also a new one: %s',
    (mistyped) => {
      const read = readFacts(page(...good, mistyped), before, rules);
      expect(read.problems).toHaveLength(1);
      expect(read.rows).toEqual(before);
    },
  );
});

const twice = [
  ...['Phone | 740-555-0111', 'Dresden hours | Mon-Fri 9-5', 'Pause | All | 15', 'Price | Payroll | from 95'],
  ...['Office | Newark | 12 Main Street | 43055', 'Person | Pat Doe | Prepares returns', 'Personal return | from 180'],
];
it.each([
  [0, 'Telephone: 740-555-0199'],
  [1, 'Dresden hours | Mon-Fri 9-4'],
  [2, 'Pause | 30 minutes'],
  [3, 'Price | Payroll | from 120 a month'],
  [4, 'Office | Newark | 14 Main Street | 43055'],
  [5, 'Person | Pat Doe | Runs payroll'],
  [6, 'Personal return: 200'],
])('of a row that is there twice the first counts, and the owner is told: %#', (index, second) => {
  const first = twice[index]!.split(' | ');
  const { rows, problems } = readFacts(page(...twice, second), before, rules);
  expect(rows).toEqual(twice.map((line) => line.split(' | ')));
  expect(problems).toEqual([expect.stringContaining(`you have this row twice. “${first.join(' | ')}” counts`)]);
  expect(problems[0]).not.toContain('Until you change it,');
});

it('of a row that is there twice the one that can be read counts', () => {
  const { rows, problems } = readFacts(page('Phone | 74', 'Phone | 740-555-0199'), before, rules);
  expect(rows).toEqual([['Phone', '740-555-0199']]);
  expect(problems).toEqual([expect.stringContaining('“Phone | 74”')]);
});

it('two counters of the same number, two uses of a program, and two things to bring are no row twice', () => {
  const rows = [
    ...['Bring | All | A photo ID', 'Bring | Your bank account number'],
    'Counter | 100+ | Returns',
    'Counter | 100+ | Letters',
    'Software | Books | pay',
    'Software | Books | tax',
  ];
  expect(readFacts(page(...rows), [], rules).problems).toEqual([]);
});

it.each(['Phone number 740-555-0199', 'Telephon | 740-555-0199', 'Dresden stret | 14 Main Street'])(
  'beside the row that “%s” may mean, the owner is told to change that row',
  (written) => {
    const { rows, problems } = readFacts(page(...good, written), before, rules);
    expect(rows).toEqual(before);
    const name = written.includes('555') ? 'Phone | 740-555-0111' : 'Dresden street | 12 Main Street';
    expect(problems).toEqual([expect.stringContaining(`Change the row “${name}” instead, and delete this line`)]);
  },
);

it.each([
  ...['Phone', 'Phone numbers of the other sites are on their own pages.', 'Phones: ask Pat before changing them'],
  ...['Please call Pat at 740-555-0100 before changing this page', 'Notice is what stands on top of every page.'],
  ...['Notes for the office: one row for each fact', 'Person rows are shown in this order'],
  ...['Persons who have left are taken out the same day.', 'Office hours are in the calendar, not here.'],
  ...['Officer Smith came on Monday', 'A farm costs more than a rental'],
  ...['Personal return prices were last changed in January', 'Software updates every Monday at 9'],
  'Last changed by Kim on November 20, 2026',
])('an ordinary sentence is no row: %s', (sentence) => {
  const { rows, problems } = readFacts(page(sentence, ...good), before, rules);
  expect(problems).toEqual([]);
  expect(rows).toEqual(before);
});

it.each([
  ['Founded in 2004', 'Write it like this: Founded | 2004'],
  ['Price Bookkeeping 250 a month', 'Write it like this: Price | Bookkeeping | 250 a month'],
  ['Price | Payroll | cheap', 'in place of “cheap” it needs dollars such as from 95 a month. Until you change it, '],
  ['Dresden hours | Mon-Fri 9-late', 'in place of “Mon-Fri 9-late” it needs days with hours'],
  ['Bring | Chat call | A photo ID', 'in place of “Chat call” it needs a kind of meeting'],
  ['Video | meet.example.com/office', 'Write it like this: Video | https://meet.example.com/office'],
  ['Phone | (740) 555 0100 ext. 3', 'Write it like this: Phone | (740) 555 0100'],
  ['Person – Lee Sample – Bookkeeping', 'Write it like this: Person | Lee Sample | Bookkeeping'],
  ['old-page | new-page', 'Write it like this: /old-page | /new-page'],
  ['Hours | Mon-Fri 8-4', '“Dresden hours” is probably meant'],
  ['Address | 15 Main Street', 'Write it like this: Dresden street | 15 Main Street'],
  ['Price: Business tax: from 650', 'Write it like this: Price | Business tax | from 650'],
  ['Care of a child | 25', 'Write it like this: Care of a child or dependent | 25'],
  ['Health insurance | 40', 'Write it like this: Health insurance from the marketplace | 40'],
  ['Dresden hours | Mon-Thu 8-5, Fri 8-late, Sat 9-12', 'has “Fri 8-late” where it needs days with hours'],
  [
    'Office | Newark | 12 Main St, Newark, OH 43055 | Mon-Fri 9-5',
    'Office | Newark | 12 Main St | 43055 | Mon-Fri 9-5',
  ],
  [
    'Person: Tom Poe, Runs payroll | CPA, Ohio | Newark',
    'Write it like this: Person | Tom Poe | Runs payroll | CPA, Ohio',
  ],
  [
    'Person | Pat Doe, CPA | EA',
    'in place of “EA” it needs what the person does. Until you change it, the site shows nothing of this row. Its cells',
  ],
  ['Notice | Paving. | until Friday', 'in place of “until Friday” it needs a day such as December 24'],
  ['Notice | Paving. | next week', 'in place of “next week” it needs a day such as December 24'],
  ['Person | Pat Doe | Prepares returns | http:irs', 'begin it with https://'],
  ['Price | Tax | 95', 'needs one of the services: Personal tax, '],
  ['Founded | long ago', 'needs a year such as 2004'],
  ['Email | office@example.com', 'The person who runs the server sets the addresses'],
])('the owner’s own words are in the answer to “%s”, and no values of others', (written, told) => {
  const { problems } = readFacts(page(written), [], rules);
  expect(problems).toEqual([expect.stringContaining(told)]);
  expect(problems[0]).not.toMatch(/Payroll \| from|6 people|photo ID.*photo ID|Sat 9-12.*Its cells.*Sat/);
});

it.each([
  ['Dresden hours | Mon-Fri 9-5, Sat 9-noon'],
  ['Dresden hours | Monday through Friday 8:00 AM to 4:30 PM'],
  ['Office | Newark, OH | 12 Main Street | 43055'],
  ['Most meetings a day | All | four'],
  ['Dresden hours | Monday to Thursday 8am to 5pm, Fr 8-4, Sat. 9-noon'],
  ['Price | Payrol | $95/month'],
  ['Price | Business Taxes | from 650'],
  ['Price | Payroll | $35 each'],
  ['Person | Lee Roe, CPA, Jr. | Enrolled agent and owner'],
  ['Notice | Paving. | until Friday, Dec. 4, 2026'],
])('a row may be written as %s', (written) => {
  expect(readFacts(page(written), [], rules)).toMatchObject({ rows: [written.split(' | ')], problems: [] });
});

/** The first brand with these rows, of which all can be read. */
function brandWith(...lines: string[]) {
  const { rows, problems } = readFacts(page(...lines), [], rules);
  expect(problems).toEqual([]);
  return withSiteFacts(brands, { facts: { 'site-facts': rows }, shown: [], redirects: [], problems: [] }).dresdentax;
}

it.each([
  ['Phone number | 740.555.0199', '740.555.0199'],
  ['Telephone: (740) 555-0199', '(740) 555-0199'],
  ['Phone | 740 555 0199', '740-555-0199'],
  ['Notice | The lot is paved. | 12/4/26', 'The lot is paved. until 2026-12-04'],
  ['Notice | The lot is paved. | December 4th, 2026', 'The lot is paved. until 2026-12-04'],
  ['Notice: The lot is paved.', 'The lot is paved. until null'],
])('a row may also be written as %s', (written, shown) => {
  const { contact, notice } = brandWith(written);
  expect([contact.phone, `${notice?.text} until ${notice?.until}`]).toContain(shown);
});

it.each([
  [['Personal return | 180+'], 'from $180'],
  [['Personal return: $180.00'], '$180'],
  [['Price | Personal tax | from 180', 'Personal return | from 200'], 'from $200'],
  [['Personal return | 200', 'Price | Personal tax | 240 | two jobs and a rental'], '$200'],
  [['Price | Personal tax | 240 | two jobs and a rental', 'A farm | 90'], 'To be quoted'],
  [['Price | Payroll | from 95 a month'], null],
])('of the rows %j the basic return costs %s', (rows, cost) => {
  const { hasPrices, lines } = feeList(['farm'], brandWith(...rows).prices);
  expect(hasPrices ? priceLabel(lines[0]!.price) : null).toBe(cost);
});

it('a person whose picture may not be shown is shown without it', () => {
  const { rows, problems } = readFacts(
    page('Person | Pat Doe | Prepares returns | https://img.unknown.example/pat.jpg'),
    [],
    rules,
  );
  expect(rows).toEqual([['Person', 'Pat Doe', 'Prepares returns']]);
  expect(problems).toEqual([
    expect.stringContaining('the picture https://img.unknown.example/pat.jpg is not on a host'),
  ]);
});

it('of a person’s addresses the one on a host of pictures is the picture', () => {
  const cells = ['Person', 'Pat Doe', 'Prepares returns', 'https://images.unsplash.com/pat', 'https://irs.example/pat'];
  const { rows } = readFacts(page(cells.join(' | ')), [], rules);
  expect(rows).toEqual([[...cells.slice(0, 3), cells[4], 'photo https://images.unsplash.com/pat']]);
});

it('a row that was deleted is gone, whatever else cannot be read', () => {
  const read = readFacts(page('Fax | 1', ...good.slice(1)), before, rules);
  expect(read.rows).toEqual(before.slice(1));
  expect(read.problems).toEqual([expect.stringContaining('there is no row of this name. “Running the website')]);
});

it('only a person has a picture: “Photo ID” is what to bring', () => {
  const bring = ['Bring', 'In person', 'Photo ID'];
  expect(readFacts(page(bring.join(' | ')), [], rules).rows).toEqual([bring]);
});

it.each([
  ['Price | Bookkeeping | from 250 a month', 'Price | Bookkeeping: from $260 a month', 'what it showed before'],
  ['Person | Pat Doe | Prepares returns', 'Person | Pat Doe, prepares all returns', 'what it showed before'],
  ['Phone | 740-555-0111', 'Phone | 74', 'what it showed before'],
  ['Person | Pat Doe | Prepares returns', 'Person | Kim Poe', 'nothing of this row'],
  ['Phone | 740-555-0111', 'Fax | 1', 'nothing of this row'],
])('what “%s” shows while “%s” stands in its place is in the email', (row, written, told) => {
  const last = readFacts(page(row), [], rules).rows;
  const { rows, problems } = readFacts(page(written), last, rules);
  expect(problems).toEqual([expect.stringContaining(`Until you change it, the site shows ${told}.`)]);
  expect(rows).toEqual(told === 'nothing of this row' ? [] : last);
});

it('the rows of tables and texts are in the order of the page', () => {
  const html = `<p>Person | Ann Poe | Runs payroll</p>${table('Person', 'Pat Doe', 'Prepares returns')}<p>Person | Kim Poe | Files</p>`;
  const { rows } = readFacts({ slug: 'site-facts', html }, [], rules);
  expect(rows.map(([, name]) => name)).toEqual(['Ann Poe', 'Pat Doe', 'Kim Poe']);
});

it('a notice that was over when it was written is told; one that has ended since is not', () => {
  const notice = 'Notice | The lot is being paved. | November 3, 2025';
  const read = readFacts(page(notice), before, rules, '2026-12-01');
  expect(read.problems).toEqual([expect.stringContaining('this day is over, so the notice is not shown')]);
  expect(readFacts(page(notice), read.rows, rules, '2026-12-01')).toEqual(read);
  const shown = readFacts(page(notice), before, rules, '2025-11-03');
  expect(shown.problems).toEqual([]);
  expect(readFacts(page(notice), shown.rows, rules, '2026-12-01').problems).toEqual([]);
  // Nothing is known after a restart without a disk.
  expect(readFacts(page(notice), undefined, rules, '2026-12-01').problems).toEqual([]);
});

it('a notice’s day without a year is the next such day, and stays it', () => {
  const read = (today: string, known?: string[][]) => readFacts(page('Notice | Paving. | Jan 4'), known, rules, today);
  const { rows, problems } = read('2026-12-01', before);
  expect([rows, problems]).toEqual([[['Notice', 'Paving.', 'Jan 4, 2027']], []]);
  expect(read('2027-01-05', rows)).toEqual({ rows, problems, redirects: [] });
  // Nothing is known after a restart without a disk.
  expect(read('2027-01-05').rows).toEqual(rows);
});

it.each([
  ['since 218 | English', 'in place of “since 218” it needs a year such as since 2009. Until'],
  ['since forever', 'in place of “since forever” it needs a year such as since 2009'],
  ['Cincinnati office', 'needs a town that the site has on its map'],
])('a person’s cell “%s” is told, not shown as a credential', (cell, told) => {
  const { rows, problems } = readFacts(page(`${pat} | ${cell}`), [], rules);
  expect([rows, problems]).toEqual([[], [expect.stringContaining(told)]]);
});

it.each(['Columbus, Ohio office', 'Columbus office', 'Columbus, OH'])('the town of a person may be “%s”', (cell) => {
  const { rows } = readFacts(page(`${pat} | ${cell}`), [], rules);
  const [{ office, credential }] = factRows.get('person')!.apply(brands.dresdentax, rows).trust.people as [Person];
  expect([office, credential]).toEqual(['Columbus', null]);
});

it('a town with a typing error is the town', () => {
  const read = (cell: string) => readFacts(page(`${pat} | CPA, Ohio | ${cell}`), [], rules);
  const [{ office, credential }] = factRows.get('person')!.apply(brands.dresdentax, read('Zanesvile').rows).trust
    .people as [Person];
  expect([office, credential]).toEqual(['Zanesville', 'CPA, Ohio']);
});

it('a notice’s day behind the end of its text is its last day', () => {
  const { rows, problems } = readFacts(page('Notice | The lot is paved. 12/4/2026'), [], rules, '2026-12-01');
  expect([rows, problems]).toEqual([[['Notice', 'The lot is paved.', '12/4/2026']], []]);
  const said = ['Notice', 'We are closed on December 4'];
  expect(readFacts(page(said.join(' | ')), [], rules, '2026-12-01').rows).toEqual([said]);
});

it('an office by appointment has no hours', () => {
  const { rows } = readFacts(page('Office | Zanesville | 1 Main Street | 43701 | by appointment'), [], rules);
  const { offices } = factRows.get('office')!.apply(brands.dresdentax, rows);
  expect(offices.find(({ town }) => town === 'Zanesville')!.hours).toEqual({});
});

const pat = 'Person | Pat Doe | Prepares returns';
const upload = 'https://ghost.example/content/images/2026/11/pat.jpg';
const unsplash = 'https://images.unsplash.com/photo-1?crop=entropy&w=1080';
const card = (url: string, caption = '') =>
  `<figure class="kg-card kg-image-card"><a href="https://ghost.example/"><img src="${url.replaceAll('&', '&amp;')}" alt="Pat"></a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const table = (...cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;

describe('a person’s picture', () => {
  it.each([
    ['an address with a query', `<p>${pat} | ${upload}?v=2</p>`, `${upload}?v=2`],
    ['an address that Ghost has made a link', `<p>${pat} | <a href="${upload}">${upload}</a></p>`, upload],
    ['an address without https', `<p>${pat} | ${upload.slice(8)}</p>`, upload],
    ['a path', `<p>${pat} | ${upload.slice(21)}</p>`, upload],
    ['an address behind a word', `<p>${pat} | Picture: ${upload}</p>`, upload],
    ['a picture in a cell', table('Person', 'Pat Doe', 'Prepares returns', card(upload)), upload],
    ['a picture beside the name', table('Person', `<img src="${upload}"> Pat Doe`, 'Prepares returns'), upload],
    ['a picture in a line', `<p>${pat} | <img src="${upload}"></p>`, upload],
    [
      'an address below the row',
      `<p>${pat}</p><p><a href="${unsplash}">${unsplash.replace('&', '&amp;')}</a></p>`,
      unsplash,
    ],
    [
      'a card below the row',
      `<p>${pat}</p>${card(unsplash, 'Photo by Kim on Unsplash')}<p>Phone | 740-555-0100</p>`,
      unsplash,
    ],
  ])('%s is shown', (_what, html, url) => {
    const { rows, problems } = readFacts({ slug: 'site-facts', html }, [], rules);
    expect([rows[0], problems]).toEqual([['Person', 'Pat Doe', 'Prepares returns', `photo ${url}`], []]);
  });

  it.each([
    ['a page of Unsplash', 'https://unsplash.com/photos/a-man-1'],
    ['a page of Google', 'https://drive.google.com/file/d/1/view'],
    ['a word alone', 'photo'],
  ])('%s is mailed, not taken for where to look the person up', (_what, cell) => {
    const { rows, problems } = readFacts(page(`${pat} | ${cell}`), [], rules);
    expect([rows, problems]).toEqual([[pat.split(' | ')], [expect.stringContaining('upload it to Ghost')]]);
  });

  it('a row is told as it was written', () => {
    const html = `<p>${pat} | since 218</p><p>https://images.unsplash.com/photo-1?w=800</p>`;
    const { problems } = readFacts({ slug: 'site-facts', html }, [], rules);
    expect(problems[0]).toContain(`“${pat} | since 218”`);
  });

  it('an image that names somebody else, or is the second one below a row, is mailed', () => {
    const named = { slug: 'site-facts', html: `<p>${pat}</p>${card(upload, 'Kim Poe at work')}` };
    const second = { slug: 'site-facts', html: `<p>${pat}</p>${card(upload)}${card(unsplash)}` };
    for (const [html, shown] of [
      [named, []],
      [second, [`photo ${upload}`]],
    ] as const) {
      const { rows, problems } = readFacts(html, [], rules);
      expect(rows).toEqual([['Person', 'Pat Doe', 'Prepares returns', ...shown]]);
      expect(problems).toEqual([expect.stringContaining('not clear whose picture this is')]);
    }
  });

  it.each([
    ['above the row', `${card(upload)}<p>${pat}</p>`],
    ['above each of two rows', `${card(upload)}<p>${pat}</p>${card(unsplash)}<p>${pat.replace('Pat', 'Kim')}</p>`],
    ['below a row that has one', `<p>${pat} | <img src="${upload}"></p>${card(unsplash)}`],
    ['of several', `<p>${pat}</p><figure><img src="${upload}"><img src="${unsplash}"></figure>`],
    ['below another text', `<p>${pat}</p><p>Our team</p>${card(upload)}`],
  ])('a card %s is mailed: it may be somebody else’s', (_where, html) => {
    const { rows, problems } = readFacts({ slug: 'site-facts', html }, [], rules);
    expect(rows[0]!.join(' | ')).toMatch(/^Person \| Pat Doe \| Prepares returns(?: \| photo \S+\/pat\.jpg)?$/);
    expect(problems.join()).toContain('not clear whose picture this is');
    expect(rows.flat().join()).not.toContain('unsplash');
  });
});
