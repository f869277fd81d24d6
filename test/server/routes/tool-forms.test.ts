import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gluedWords } from '../pages/glued-words.ts';
import { startTestSite } from '../site.ts';

const site = await startTestSite({ now: () => Date.parse('2026-11-21T15:00:00Z') });

const calculator = '/resources/tax-calculator';

async function post(path: string, form: Record<string, string>): Promise<{ status: number; page: HTMLElement }> {
  const response = await request(site.server).post(path).type('form').send(form);
  const page = parse(response.text);
  expect(gluedWords(page)).toEqual([]);
  return { status: response.status, page };
}

function fieldValue(page: HTMLElement, name: string): string | undefined {
  const control = page.querySelector(`[name="${name}"]`)!;
  if (control.tagName === 'SELECT') return control.querySelector('option[selected]')?.getAttribute('value');
  return control.getAttribute('value');
}

describe('the tax calculator without scripts', () => {
  it('responds to a POST with the page, its result and all submitted values', async () => {
    const { status, page } = await post(calculator, {
      taxYear: '2026',
      filingStatus: 'single',
      'taxpayer.wages': '$60,000',
      workCity: 'columbus',
    });
    expect(status).toBe(200);
    expect(page.querySelector('.result-total')?.textContent).toContain('$7,727');
    expect(fieldValue(page, 'taxpayer.wages')).toBe('$60,000');
    expect(fieldValue(page, 'workCity')).toBe('columbus');
    expect(page.querySelectorAll('.field-error')).toEqual([]);
  });

  it('says where the rate of a city or district that is not listed is found', async () => {
    const { page } = await post(calculator, { homeCity: 'other', schoolDistrict: 'other' });
    for (const name of ['homeCity', 'schoolDistrict'])
      expect(page.querySelector(`[id="field-${name}.percent-hint"] a`)?.getAttribute('href')).toBe(
        'https://thefinder.tax.ohio.gov',
      );
  });

  it('asks for the home of now beside the one before a move', async () => {
    const move = { 'move.date': '2026-05-15', 'move.schoolDistrict': 'newark' };
    const { page } = await post(calculator, { taxYear: '2026', pension: '48,000', ...move });
    const label = (name: string) => page.querySelector(`[for="field-${name}"]`)!.text.trim();
    expect(['homeCity', 'schoolDistrict', 'move.homeCity', 'move.schoolDistrict'].map(label)).toEqual([
      'City you live in now',
      'School district now',
      'City you lived in before',
      'School district before',
    ]);
  });

  it('says what each office gets or gives back, and calls nothing due whose withholding is not entered', async () => {
    const wages = { filingStatus: 'single', 'taxpayer.wages': '62,000' };
    const before = (await post(calculator, wages)).page;
    const link = before.querySelector('.result-before a')!;
    expect(before.querySelector(link.getAttribute('href')!)?.textContent).toContain('Federal tax withheld');
    expect(before.querySelector('#result')?.textContent).not.toMatch(/\bpay \$|back \$|each quarter|interest runs/i);
    const paid = { ...wages, federalWithholding: '5,900', ohioWithholding: '1,261.50' };
    const { page } = await post(calculator, paid);
    const rows = page.querySelectorAll('.result-amounts > div');
    expect(rows.map((row) => row.querySelectorAll('dt, dd').map(({ text }) => text))).toEqual([
      ['Total for the year', '$6,522'],
      ['IRS after $5,900 paid', 'refund $640', '80.7% of the tax'],
      ['Ohio after $1,262 paid', '$0', '19.3% of the tax'],
    ]);
    expect(page.querySelector('.result-head')?.text).toContain('Refund $640');
    expect(page.querySelector('.result-before')).toBe(null);
  });

  it('leads with what is left to pay in all and when, from which nothing is taken that another office gives back', async () => {
    const couple = {
      ...{ taxYear: '2026', filingStatus: 'mfj', 'taxpayer.wages': '62,000', 'spouse.wages': '48,000' },
      ...{ homeCity: 'newark', workCity: 'columbus', spouseWorkCity: 'newark', schoolDistrict: 'newark' },
    };
    const withheld = { federalWithholding: '7,500', ohioWithholding: '2,438', cityWithholding: '1,550' };
    const result = async (more: Record<string, string>) =>
      (await post(calculator, { ...couple, ...more })).page.querySelector('.result')!;
    const head = async (more: Record<string, string>) =>
      (await result(more)).querySelectorAll('.result-head p').map(({ text }) => text);
    expect(await head({})).toEqual(['Total for the year $15,166']);
    expect(await head({ ...withheld, schoolWithholding: '0' })).toEqual([
      'Left to pay $3,707',
      'To keep the penalty from growing, pay in parts. Now: $1,738. By January 15, 2027: $579. By April 15, 2027: the rest, $1,390. Or have it withheld from your pay by December 31: the IRS counts that as paid evenly all year.',
    ]);
    expect((await result({ ...withheld, schoolWithholding: '0' })).querySelector('.result-amounts')!.text).toMatch(
      /^Refund\$29Total for the year\$15,166IRS/,
    );
    expect((await head({ federalWithholding: '7,500' }))[0]).toBe(
      'Left to pay, without Ohio, Newark schools, Columbus, Newark $1,340',
    );
    expect(await head({ ...withheld, schoolWithholding: '0', taxYear: '2025' })).toContain(
      'It was due by April 15, 2026.',
    );
  });

  it('shows an example before anything is entered', async () => {
    const { text } = await request(site.server).get(calculator);
    const result = parse(text).querySelector('.result')!;
    expect(result.querySelector('h2')?.text).toBe('An example for 2026');
    expect(result.querySelector('.result-head')?.text).toBe('Left to pay $1,029');
    expect(result.querySelectorAll('.result-amounts > div').map(({ text }) => text)).toEqual([
      'IRS after $5,500 paidrefund $480',
      'Ohio after $1,250 paidrefund $44',
      'Newark schoolspay $579',
      'Columbus after $1,500 paid$0',
      'Newarkpay $450',
    ]);
  });

  it('says what is to be paid now, by which days, and what the least of it goes by, of each office', async () => {
    const hairdresser = { 'taxpayer.selfEmploymentNet': '38,000', homeCity: 'zanesville', taxYear: '2026' };
    const whenOf = async (more: Record<string, string> = {}) => {
      const { page } = await post(calculator, { ...hairdresser, ...more });
      expect(page.querySelector('.result-amounts')!.text).not.toContain('each quarter');
      return page.querySelectorAll('.result details').find((part) => part.text.startsWith('When to pay whom'))!;
    };
    const before = await whenOf();
    expect(before.text).toContain('IRS: 90% of this year’s tax $1,567 a part');
    expect(before.text).toContain(
      'Now: $4,702 (three parts whose day has passed). By January 15, 2027: $1,567. The rest of the federal tax, $697, by April 15, 2027.',
    );
    // 722 of Zanesville are over 200; Ohio takes nothing of this profit.
    expect(before.text).toMatch(
      /Zanesville.*Now: \$487 \(three parts whose day has passed\)\. By January 15, 2027: \$162\. The rest of the city tax, \$72, by April/,
    );
    expect(before.text).not.toContain('Ohio:');
    expect(before.text).toContain('Form 2210');
    expect(before.querySelector('a[data-field="lastYear.tax"]')!.text).toBe('the IRS');
    const known = await whenOf({ 'lastYear.tax': '2,500', 'estimatedPayments.federal': '500' });
    expect(known.text).toContain('IRS: the least without a penalty $625 a part');
    expect(known.text).toContain(
      'Now: $1,375 (three parts whose day has passed, less $500 paid). By January 15, 2027: $625.',
    );
    expect(known.text).not.toContain('Was last year’s tax less?');
    const enough = await whenOf({ 'lastYear.tax': '2,500', 'estimatedPayments.federal': '2,600' });
    expect(enough.text).toContain('Enough is paid for the four parts. The rest of the federal tax, ');
    const cityPaid = await whenOf({
      'lastYear.tax': '2,500',
      'estimatedPayments.federal': '2,600',
      cityWithholding: '700',
    });
    expect(cityPaid.text).not.toContain('Form 2210');
    expect(before.text).not.toContain('W-4P');
    const retired = await whenOf({ pension: '20,000' });
    expect(retired.text).toContain('Divide what is left by the checks still to come');
    expect(retired.querySelector('a[href="/resources/paycheck#w4"]')).not.toBeNull();
  });

  it('asks for what is withheld for the school district before it says what Ohio is to get', async () => {
    const teacher = { taxYear: '2026', 'taxpayer.wages': '90,000', homeCity: 'newark', schoolDistrict: 'newark' };
    const known = { ...teacher, federalWithholding: '9,000', ohioWithholding: '1,800' };
    const safe = async (more: Record<string, string>) =>
      (await post(calculator, { ...known, ...more })).page.querySelector('.result')!.text;
    const question =
      'Ohio with the school district: enter what is withheld for the district, 0 if nothing. Over $500 left means a payment.';
    expect(await safe({})).toContain(question);
    // A field of which the amount is not known shows no 0.
    const { page } = await post(calculator, known);
    expect(page.querySelector('[name=schoolWithholding]')!.getAttribute('placeholder')!.trim()).toBe('');
    expect(await safe({ schoolWithholding: '0' })).not.toContain(question);
    expect(await safe({ schoolWithholding: '0' })).toContain('Ohio with the school district: 90% of this year’s tax');
  });

  it('asks for the school district where those around the town tax, and gives a range until it is chosen', async () => {
    const buyer = { 'taxpayer.wages': '62,000', homeCity: 'newark', workCity: 'columbus' };
    const result = async (more: Record<string, string> = {}) =>
      (await post(calculator, { ...buyer, ...more })).page.querySelector('.result')!;
    const open = await result();
    expect(open.querySelector('.result-total')?.text).toContain('$8,537 to $9,157');
    expect(open.querySelector('.result-amounts')!.text).toMatch(/School district.*\$0 to \$620/s);
    const taken = open.querySelector('.result-assumed > p')!;
    expect(taken.querySelector('a[href="#field-schoolDistrict"]')?.text).toBe('no school district tax');
    expect(taken.text).toContain('no school district tax (in a district that taxes: up to $620 more)');
    const chosen = await result({ schoolDistrict: 'newark' });
    expect(chosen.querySelector('.result-total strong')?.text).toBe('$9,135');
    expect(chosen.text).not.toContain('no school district tax');
  });

  it('names first of what it takes for granted the age of a retired couple, with a link to its field', async () => {
    const couple = { filingStatus: 'mfj', pension: '42,000', socialSecurity: '38,000', schoolDistrict: 'pickerington' };
    const { page } = await post(calculator, { ...couple, taxYear: '2026' });
    const taken = page.querySelector('.result-assumed > p')!;
    expect(taken.text).toMatch(/^We assumed: both under 65 \(both 65 or older: \$1,739 less\), /);
    const link = taken.querySelector('a')!.getAttribute('href')!;
    expect(page.querySelector(`[id="${link.slice(1)}"]`)?.closest('details')?.id).toBe('group-household');
  });

  it('shows invalid values again with their errors', async () => {
    const { status, page } = await post(calculator, {
      filingStatus: 'single',
      'taxpayer.wages': 'a lot',
      interest: '-5',
      'spouse.wages': '12,000',
    });
    expect(status).toBe(400);
    const wages = page.querySelector('[name="taxpayer.wages"]')!;
    expect(wages.getAttribute('value')).toBe('a lot');
    expect(wages.getAttribute('aria-invalid')).toBe('true');
    expect(
      page.querySelector(`[id="${wages.getAttribute('aria-describedby')!.split(' ').at(-1)}"]`)?.textContent,
    ).toContain('Enter dollars, such as');
    expect(fieldValue(page, 'spouse.wages')).toBe('12,000');
    expect(page.querySelector('.error-summary')?.textContent).toContain('2 things to fix');
    expect(page.querySelector('title')!.text).toMatch(/^Error: .*[Tt]ax/);
  });

  it('opens the disclosures that contain a value', async () => {
    const { page } = await post(calculator, { longTermGains: '500' });
    const parts = page.querySelectorAll('.tool-more');
    const open = parts.filter((part) => part.hasAttribute('open'));
    expect(open.map((part) => part.querySelector('summary')?.textContent.trim())).toEqual([
      'Income: pension, rent, other 1 filled in',
    ]);
  });

  it.each([
    ['nothing', '', 400],
    ['strange names', 'constructor=1&__proto__=2&toString=3', 400],
    ['a field twice', 'interest=1&interest=2', 200],
    ['made-up choices', 'taxYear=1999&filingStatus=king&homeCity=atlantis', 400],
    ['broken encoding', 'interest=%E0%A4%A', 400],
    ['a very long figure', `interest=${'9'.repeat(5_000)}`, 400],
  ])('responds to %s with a page', async (_what, body, status) => {
    const response = await request(site.server).post(calculator).type('form').send(body);
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('preserves the brand parameter', async () => {
    const { page } = await post(`${calculator}?domain=payroll`, { interest: '5' });
    expect(page.querySelector('html')?.getAttribute('data-brand')).toBe('payroll');
    // Without an action a form is posted to the URL of its page.
    expect(page.querySelector('form.calculator')?.hasAttribute('action')).toBe(false);
  });
});

it('a tool asks for the first amount of the form that was posted, where that is empty or 0', async () => {
  const errors = async (path: string, form: Record<string, string>) => {
    const { status, page } = await post(path, form);
    const texts = page.querySelectorAll('.field-error').map((error) => error.textContent);
    return [status, ...texts];
  };
  const paycheck = '/resources/paycheck';
  expect(await errors(calculator, { filingStatus: 'single' })).toEqual([
    ...[400, 'Enter wages, or your pension below', 'Or enter your pension'],
  ]);
  expect(await errors(calculator, { filingStatus: 'single', 'taxpayer.wages': '0' })).toEqual([200]);
  expect(await errors(calculator, { federalWithholding: '100' })).toEqual([200]);
  expect(await errors(paycheck, { 'pay.period': 'weekly' })).toEqual([400, 'Enter the pay of one check']);
  expect(await errors(paycheck, { 'pay.gross': '0' })).toEqual([400, 'Enter more than 0']);
  expect(await errors(paycheck, { 'owner.year': '2026' })).toEqual([400, 'Enter a profit', 'Enter a salary']);
  expect(await errors(paycheck, {})).toEqual([200]);
  // The card of the home page asks for the profit alone.
  expect(await errors(paycheck, { 'owner.profit': '60,000' })).toEqual([200]);
  expect(await errors(paycheck, { 'owner.profit': '0' })).toEqual([400, 'Enter more than 0']);
  const { page } = await post(paycheck, { 'owner.profit': '60,000' });
  expect(page.querySelector('#owner-result .result-hint')?.text).toMatch(/^Now enter a salary/);
});

describe('the paycheck helper without scripts', () => {
  it('posts one form without emptying the other', async () => {
    const { page } = await post('/resources/paycheck', { 'owner.profit': '120000', 'pay.gross': '1000' });
    const kept = (of: string, name: string) =>
      page.querySelector(`form:has([name="${of}"]:not([type=hidden])) [type=hidden][name="${name}"]`);
    expect(kept('owner.profit', 'pay.gross')?.getAttribute('value')).toBe('1000');
    expect(kept('pay.gross', 'owner.profit')?.getAttribute('value')).toBe('120000');
  });

  it('focuses the result of the form that was posted, or the first field with an error', async () => {
    const focused = async (form: Record<string, string>) =>
      (await post('/resources/paycheck', form)).page.querySelectorAll('[autofocus]').map(({ id }) => id);
    expect(await focused({ 'pay.period': 'weekly', 'pay.gross': '1000' })).toEqual(['take-home-title']);
    expect(await focused({ 'owner.profit': '60000' })).toEqual(['field-owner.salary']);
    const owner = { 'owner.year': '2026', 'owner.profit': '120000' };
    expect(await focused({ ...owner, 'owner.salary': '60000' })).toEqual(['owner-result-title']);
    expect(await focused(owner)).toEqual(['field-owner.salary']);
    expect(await focused({ 'pay.children': 'two', 'pay.home.percent': '9', 'pay.home': 'other' })).toEqual([
      'field-pay.gross',
    ]);
    expect(await focused({ 'pay.period': 'weekly', 'pay.gross': 'much' })).toEqual(['field-pay.gross']);
    const { text } = await request(site.server).get('/resources/paycheck');
    expect(parse(text).querySelectorAll('[autofocus]')).toEqual([]);
  });

  it('says what to write on the W-4 and the IT 4', async () => {
    const posted = async (more: Record<string, string>) =>
      (await post('/resources/paycheck', { 'pay.gross': '2,000', 'pay.year': '2026', ...more })).page;
    const plan = async (more: Record<string, string>) =>
      (await posted(more)).querySelector('[aria-labelledby="w4"]')!.textContent;
    expect(await plan({})).toContain('enter the paydays left');
    const text = await plan({ 'pay.left': '6', 'pay.federalSoFar': '2,400', 'pay.ohioSoFar': '902.60' });
    expect(text).toContain('Form W-4, line 4(c), each payday $121');
    expect(text).toContain('Ohio gives $186.88 back with the IT 1040.');
    expect(text).toContain('From January 2027 on');
    expect(await plan({ 'pay.left': '0' })).toContain('No payday is left in 2026');
    const refused = await posted({ 'pay.left': '2', 'pay.spouseWages': '50,000' });
    expect(refused.querySelector('[id="field-pay.spouseWages-error"]')?.textContent).toContain('Only a joint return');
  });

  it('responds to a POST with its result and the same pictures, with a number field in place of the slider', async () => {
    const { page } = await post('/resources/paycheck', {
      'pay.gross': '1000',
      'owner.profit': '120000',
      'owner.salary': '60000',
    });
    expect(page.querySelector('.owner-chart')?.textContent).toContain('Break-even');
    expect(page.querySelector('#owner-result .result-total')?.textContent).toMatch(/\$[\d,]+/);
    expect(page.querySelector('#owner-result .result-hint')?.textContent).toContain('Only with fair pay for your work');
    expect(page.querySelector('.pay-stub .chart-note')?.textContent).toContain('higher in construction');
    expect(page.querySelector('[id="field-pay.work-hint"]')?.textContent).toContain('Under 18? None');
    expect(page.querySelectorAll('.pay-stub li').length).toBeGreaterThan(6);
    expect(page.querySelectorAll('.owner-bar svg')).toHaveLength(2);
    expect(page.querySelectorAll('[type="range"]')).toEqual([]);
    expect(page.querySelector('[name="owner.salary"]')?.getAttribute('value')).toBe('60000');
  });
});

describe('filters without scripts', () => {
  const get = async (path: string) => parse((await request(site.server).get(path)).text);

  it('show the due dates of the selected kinds', async () => {
    const seller = await get('/resources/deadlines?for=retailer');
    const titles = seller.querySelectorAll('.due h3').map((title) => title.textContent);
    expect(titles.join('; ')).toContain('Sales tax, monthly return, due ');
    expect(titles.join('; ')).not.toContain('Federal payroll deposit');
    // The list of headings tells them apart.
    expect(new Set(titles).size).toBe(titles.length);
    const both = await get('/resources/deadlines?for=retailer&for=employer');
    expect(both.querySelectorAll('.due').length).toBeGreaterThan(titles.length);
    expect(both.querySelectorAll('input[name="for"][checked]')).toHaveLength(2);
  });

  it('remove the taxes that an answer rules out', async () => {
    const rows = async (query: string) =>
      (await get(`/resources/ohio-business-taxes${query}`)).querySelectorAll('.tool details').length;
    expect(await rows('?pay=no')).toBeLessThan(await rows(''));
    expect(await rows('?pay=perhaps&sell[]=no')).toBe(await rows(''));
  });
});

describe('“What if I lived in …?”', () => {
  it('names in the calculator the town of the form and those of our offices before the others', async () => {
    const { page } = await post(calculator, { 'taxpayer.wages': '60,000', homeCity: 'marietta' });
    const towns = page.querySelectorAll('.result tbody th').map(({ text }) => text);
    expect(towns).toHaveLength(10);
    expect(towns.slice(0, 3).toSorted()).toEqual(['Dresden', 'Marietta', 'Pickerington']);
  });

  it('shows on the town page the wages of the form in each town, tax by tax, cheapest first, and keeps them out of the address', async () => {
    const { status, page } = await post('/locations', { 'taxpayer.wages': '60,000', workCity: 'columbus' });
    expect(status).toBe(200);
    expect(fieldValue(page, 'taxpayer.wages')).toBe('60,000');
    const rows = page
      .querySelectorAll('#in-each-town tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));
    expect(rows).toHaveLength(10);
    // 5,020 federal, 1,206.50 Ohio; Pickerington: 1,500 in Columbus, 300 at home, 1% of 57,850.
    expect(rows).toContainEqual(['Columbus', '$7,727', '$1,500', '–no school tax', '$6,227']);
    expect(rows).toContainEqual(['Pickerington', '$8,605', '$1,800', '$579', '$6,227']);
    expect(page.querySelector('#in-each-town form')!.getAttribute('method')).toBe('post');
  });

  it('asks there for the wages, and shows no table without them', async () => {
    const { status, page } = await post('/locations', { workCity: 'columbus' });
    expect(status).toBe(400);
    expect(page.querySelector('#in-each-town .field-error')!.textContent).toContain('Enter your wages');
    expect(page.querySelectorAll('#in-each-town table')).toEqual([]);
  });
});
