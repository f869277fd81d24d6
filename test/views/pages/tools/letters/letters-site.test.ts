import { parse } from 'node-html-parser';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { startTestSite, type TestSite } from '#test/server/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ now: () => Date.parse('2026-11-22T15:00:00Z') });
});

const get = (path: string) => request(site.server).get(path).set('Host', 'dresdentax.localhost');
const mainOf = async (path: string) => parse((await get(path)).text).querySelector('main')!;
const list = '/resources/tax-letters';
const hrefs = (root: { querySelectorAll(selector: string): { getAttribute(name: string): string | undefined }[] }) =>
  root.querySelectorAll('a[href]').map((link) => link.getAttribute('href')!);

describe('every letter’s page', () => {
  test('is 404 for an unknown letter, as page and as data', async () => {
    expect((await get(`${list}/cp9999`)).status).toBe(404);
    expect((await get('/api/data/letter?slug=cp9999')).status).toBe(404);
    const { status, body } = await get('/api/data/letter?slug=cp14');
    expect([status, body.value.number]).toEqual([200, 'CP14']);
  });
});

test('what to do about a letter leads to the letter that it names', async () => {
  const [to] = hrefs((await mainOf(`${list}/cp2000`)).querySelector('#you-disagree')!);
  expect(to).toBe(`${list}/1099-k-mismatch`);
  expect((await get(to!)).status).toBe(200);
});

const sentence = 'We received information from others that differs from what you reported on your 2024 return';

test('the field takes a sentence from the paper, here and on the home page', async () => {
  const found = await mainOf(`${list}?number=${encodeURIComponent(sentence)}`);
  expect(hrefs(found.querySelector('.letters-found .letter-list')!)[0]).toBe(`${list}/cp2000`);
  expect(found.querySelector('.letters-found h2')!.text).toBe('Is it one of these?');
  const home = await mainOf('/');
  for (const page of [found, home])
    expect(Number(page.querySelector('[name=number]')!.getAttribute('maxlength'))).toBeGreaterThanOrEqual(
      sentence.length,
    );
});

test('what is cut off a longer text is said', async () => {
  const field = (await mainOf(`${list}?number=${encodeURIComponent(sentence.repeat(2))}`)).querySelector(
    '.letters-form',
  )!;
  expect(field.text).toContain('the rest is cut off');
});

test.each([
  ['cp2000', 'personal-tax'],
  ['cp162', 'business-tax'],
  ['cp2100', 'business-tax'],
  ['ohio-sales-tax-not-filed', 'business-tax'],
  ['ohio-withholding-not-filed', 'payroll'],
  ['bwc-lapse', 'payroll'],
])('the form about %s begins with the service %s', async (slug, service) => {
  const links = hrefs(await mainOf(`${list}/${slug}`)).filter(
    (link) => link.startsWith('/contact?') && link.includes('letter='),
  );
  expect(links.map((link) => new URL(link, 'https://x').searchParams.get('service'))).toEqual([service]);
});

test('the page about missing withholding names the forms, what waiting costs, the sister returns and who takes it over', async () => {
  const { text } = await mainOf(`${list}/ohio-withholding-not-filed`);
  for (const part of [
    ...['IT 942', '$84,000', '$50', '$500', '50%', 'Form 941', 'unemployment', 'We can take it over', 'TBOR 1'],
  ])
    expect(text).toContain(part);
  const { text: cp14 } = await mainOf(`${list}/cp14`);
  expect(cp14).toContain('IRS Form 2848');
  expect(cp14).toMatch(/What to do.*We can take it over.*Official pages and phone numbers/s);
  expect((await mainOf(`${list}/is-it-real`)).text).not.toContain('We can take it over');
});

test('three sources and more are in a row that opens, with the day they were read', async () => {
  const sources = async (slug: string) => (await mainOf(`${list}/${slug}`)).querySelector('.fact-note')!;
  const many = await sources('cp2000');
  expect([many.tagName, many.getAttribute('open')]).toEqual(['DETAILS', undefined]);
  expect(many.querySelector('summary')!.text).toMatch(/^Read on Nov \d+, 2026\. 6 sources$/);
  expect((await sources('cp01a')).tagName).toBe('P');
});

test('a service that the brand’s form does not list is preselected, and the letter is the topic of a meeting', async () => {
  const links = hrefs(await mainOf(`${list}/ohio-withholding-not-filed`)).map((link) => link.replaceAll('&amp;', '&'));
  const form = await mainOf(links.find((link) => link.startsWith('/contact?service=payroll&letter='))!);
  expect(form.querySelector('[name=message]')!.text).toMatch(/^\s*My letter: Ohio withholding notice\n/);
  expect(form.querySelector('[name=service] [selected]')!.text).toBe('Payroll');
  expect(form.querySelector('#write')!.text).toContain('About your letter: Ohio withholding notice.');
  const booking = links.filter((link) => link.startsWith('/schedule?service='));
  expect(new Set(booking)).toEqual(new Set(['/schedule?service=payroll&letter=Ohio+withholding+notice&kind=phone']));
  const schedule = await mainOf(booking[0]!);
  const chosen = schedule.querySelector('[name=topic] [selected]')!;
  expect([chosen.getAttribute('value'), chosen.text]).toEqual(Array(2).fill('Letter: Ohio withholding notice'));
  expect(schedule.querySelector('[name=message]')!.text).toMatch(/^\s*My letter: Ohio withholding notice\n/);
  expect(schedule.querySelector('.schedule-bring li')!.text.trim()).toBe('Every page of the letter, front and back');
});

describe('without scripts', () => {
  test('the date on the letter gives the last day, and what moved it', async () => {
    const main = await mainOf(`${list}/cp3219a?date=2026-11-16`);
    const found = main.querySelector('.letter-last-days')!.structuredText;
    expect(found).toContain('Tuesday, February 16, 2027');
    expect(found).toContain('Day 90 is Sunday, February 14, 2027');
    expect(main.querySelector('input[name=date]')!.getAttribute('value')).toBe('2026-11-16');
  });

  test('a last day goes into a calendar that reminds a week before and does not name the letter, and the free times before it lead to the schedule', async () => {
    const main = await mainOf(`${list}/cp3219a?date=2026-11-16`);
    const file = main.querySelector('.letter-last-days a')!.getAttribute('href')!.replaceAll('&amp;', '&');
    const { status, headers, text } = await get(file);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toMatch(/^DTSTART;VALUE=DATE:20270216\r$/m);
    expect(text).toMatch(/^SUMMARY:Last day to answer a tax letter\r$/m);
    expect(text).toMatch(/^BEGIN:VALARM\r\nACTION:DISPLAY\r\n.*\r\nTRIGGER:-P6DT15H\r$/m);
    for (const wrong of ['letter=cp9999', 'limit=9', 'day=2027-02-30'])
      expect(
        (await get(`${file}&${wrong}`.replace(new RegExp(`(?<=[?&])${wrong.split('=')[0]}=[^&]*&`), ''))).status,
      ).toBe(404);
    const times = main.querySelectorAll('.letter-free-times a');
    expect(times).toHaveLength(3);
    const { pathname, searchParams } = new URL(times[0]!.getAttribute('href')!.replaceAll('&amp;', '&'), 'https://x');
    expect([pathname, searchParams.get('slot')]).toEqual(['/schedule', '2026-11-23T09:00:00-05:00']);
    const chosen = parse((await get(times[0]!.getAttribute('href')!.replaceAll('&amp;', '&'))).text);
    expect(chosen.querySelector('[name=slot][checked]')!.getAttribute('value')).toBe('2026-11-23T09:00:00-05:00');
    const late = await mainOf(`${list}/cp14?date=2026-11-01`);
    expect(late.querySelectorAll('.letter-last-days a')).toHaveLength(1);
    expect(late.querySelector('.letter-free-times')).toBe(null);
  });

  test('the day from which a locked rate counts is a beginning, on the page and in the calendar, also once it has come', async () => {
    const at = async (date: string) => (await mainOf(`${list}/2800c?date=${date}`)).querySelector('.letter-days')!;
    const main = await at('2026-11-02');
    expect(main.querySelector('.letter-terms')!.structuredText).toContain(
      '60 days until the rate of the letter counts.',
    );
    const days = main.querySelector('.letter-last-days')!;
    expect(days.structuredText).toMatch(
      /Friday, January 1, 2027\s*From this day on withhold as it says, until the IRS writes otherwise\./,
    );
    expect(days.structuredText).not.toMatch(/be done before|Last day to withhold/);
    const file = days.querySelectorAll('a').at(-1)!.getAttribute('href')!.replaceAll('&amp;', '&');
    const { text } = await get(file);
    expect(text).toMatch(/^SUMMARY:From today on do as a tax letter says\r$/m);
    expect(text.replace(/\r\n /g, '')).toContain('From this day on withhold as it says');
    const begun = (await at('2026-09-01')).querySelectorAll('.letter-last-days li').at(-1)!;
    expect([begun.getAttribute('data-past'), begun.text.includes('has passed')]).toEqual([undefined, false]);
  });

  test('a date that is none gets a message and no day, and a last day that has passed is said so', async () => {
    const wrong = await mainOf(`${list}/cp14?date=2026-02-30`);
    expect(wrong.querySelector('.field-error')!.text).toContain('month, day and year');
    expect(wrong.querySelector('.letter-last-days')).toBe(null);
    const main = await mainOf(`${list}/cp14?date=2026-10-01`);
    expect(main.querySelector('.letter-last-days')!.structuredText).toMatch(/This day has passed/);
  });

  test.each(['ohio-withholding-not-filed', 'rita-bill', 'cca-letter'])(
    '%s says at once that a notice has no day by law, and asks for the date of an assessment only',
    async (slug) => {
      const at = async (query: string) => (await mainOf(`${list}/${slug}${query}`)).querySelector('.letter-days')!;
      const unsaid = await at('');
      expect(unsaid.querySelector('.letter-terms li')!.structuredText).toMatch(/notice.*no law sets a day.*a week/s);
      expect(unsaid.querySelectorAll('form label').map(({ text }) => text.trim())).toEqual([
        expect.stringContaining('Date printed on the assessment'),
      ]);
      const days = (await at('?date=2026-11-12')).querySelector('.letter-last-days')!;
      expect(days.structuredText).toContain('Monday, January 11, 2027');
    },
  );

  test('a notice to register for commercial activity tax has its days by law, other notices of that tax none', async () => {
    const days = (await mainOf(`${list}/ohio-cat-notice?date=2026-11-12`)).querySelector('.letter-days')!;
    expect(days.querySelector('.letter-terms')!.structuredText).toMatch(/another kind: no law.*60 days to register/s);
    expect(days.querySelector('form')!.structuredText).toContain('Date printed on the letter');
    expect(days.querySelector('.letter-last-days')!.structuredText).toMatch(/January 11, 2027\s*Last day to register/);
  });

  test('a refused claim asks for the date that counts: of the first letter, or the day a Form 2297 was filed', async () => {
    const main = await mainOf(`${list}/105c`);
    expect(main.querySelector('.letter-days form')!.structuredText).toMatch(/first letter.*Form 2297/s);
    expect(main.structuredText).toMatch(/Form 2297.*two years from its filing/s);
  });

  test('a number opens its letter; an unknown one gets who sends what, how to check it, and the form', async () => {
    const { status, headers } = await get(`${list}?number=Letter+5071C`);
    expect([status, headers['location']!.split('?')[0]]).toEqual([308, `${list}/5071c`]);
    const found = (await mainOf(`${list}?number=CP9999`)).querySelector('.letters-found')!;
    expect(found.querySelector('h2')!.text).toBe('We have no page for “CP9999” yet');
    const links = hrefs(found);
    const groups = (await mainOf(list)).querySelectorAll('.letters-index section').map(({ id }) => `#${id}`);
    expect(links.slice(0, groups.length)).toEqual(groups);
    expect(links).toContain(`${list}/is-it-real`);
    expect(links).toContain('/contact#write');
    expect(links.filter((link) => link.startsWith('https:')).length).toBeGreaterThanOrEqual(3);
  });

  test('below letters that were found all others stand folded, without them they are open', async () => {
    const all = async (query: string) => (await mainOf(`${list}${query}`)).querySelector('.letters-groups details')!;
    const details = await all('?number=refund');
    expect(details.getAttribute('open')).toBe(undefined);
    expect(hrefs(details)).toHaveLength(letterIndex.length);
    const status = (await mainOf(`${list}?number=refund`)).querySelector('.letters-found [role=status]')!;
    expect(status.text).toMatch(/^Letters found: \d+$/);
    for (const query of ['', '?number=CP9999']) expect((await all(query)).getAttribute('open'), query).toBe('');
  });

  test('of many letters six stand in sight, under what tells the first two apart and the way to a call', async () => {
    const typed = 'We changed your 2024 return. You owe $1,842';
    const found = (await mainOf(`${list}?number=${encodeURIComponent(typed)}`)).querySelector('.letters-found')!;
    expect(found.text).toMatch(/Then it is CP22.*Not sure which\?\s*Book a call and read it to us.*CP22.*CP11/s);
    const [call, first] = hrefs(found);
    expect([call, first]).toEqual(['/schedule?kind=phone#book', `${list}/cp22`]);
    expect(hrefs(found).filter((link) => link.startsWith(list)).length).toBeGreaterThan(6);
    found.querySelector('details')!.remove();
    expect(hrefs(found).filter((link) => link.startsWith(list))).toHaveLength(6);
  });

  test('an unknown number that is none of the IRS’s gets the groups of others first', async () => {
    const found = (await mainOf(`${list}?number=ST+1234567`)).querySelector('.letters-found')!;
    expect(found.text).not.toContain('It looks like an IRS number');
    expect(hrefs(found)[0]).toBe('#ohio');
  });

  test('who doubts a letter is not sent to the number on it, and others check the letter before they call', async () => {
    const numberOnLetter = 'call the number printed on it';
    expect((await mainOf(`${list}/is-it-real`)).text).not.toContain(numberOnLetter);
    expect((await mainOf(`${list}/cp14`)).text).toContain(
      `First make sure that the letter is real. Then ${numberOnLetter}`,
    );
  });

  test('a law firm that collects for the Attorney General is no sign of a fake', async () => {
    const letter = await mainOf(`${list}/ohio-attorney-general`);
    expect(letter.text).toContain('through a law firm (“special counsel”)');
    expect(letter.querySelector('.letter-signs')!.text).not.toMatch(/ohio\.gov|Treasurer of State/);
  });

  test('the list has every letter by sender, the common ones first', async () => {
    const main = await mainOf(list);
    const groups = main.querySelector('.letters-groups')!;
    expect(hrefs(groups).sort()).toEqual(letterIndex.map(({ slug }) => `${list}/${slug}`).sort());
    const common = letterIndex.filter((letter) => letter.common).map(({ slug }) => `${list}/${slug}`);
    expect(hrefs(main.querySelector('.letters-found')!)).toEqual(common);
  });
});
