import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { startTestSite } from '../site.ts';

let now = '2027-07-01T15:00:00Z';
const site = await startTestSite({ now: () => Date.parse(now) });
const get = async (path: string) => parse((await request(site.server).get(path)).text);

it.each([
  ['tax-calculator', { 'taxpayer.wages': '62,000' }, 'taxYear'],
  ['paycheck', { 'pay.gross': '2,000' }, 'pay.year'],
])('the %s says above the sum whose figures it used, and nothing for their own year', async (tool, form, year) => {
  const result = async (taxYear: string) => {
    const posted = request(site.server).post(`/resources/${tool}`).type('form');
    return parse((await posted.send({ ...form, [year]: taxYear })).text).querySelector('.result')!.textContent;
  };
  expect(await result('2027')).toMatch(/Figures of 2026, not compared with newer ones: .*City income tax rates.*\$/);
  expect(await result('2026')).not.toContain('not compared with newer ones');
});

it('the Ohio business taxes say so before the first rate', async () => {
  const tool = (await get('/resources/ohio-business-taxes')).querySelector('.tool')!.textContent;
  expect(tool).toMatch(/^[^%]*Figures of 2026, not compared with newer ones/);
});

it('the calendar ends, on the page and as a file, with the last day that was compared, and says so', async () => {
  const page = (await get('/resources/deadlines')).querySelector('.deadlines')!;
  expect(page.textContent).toContain('Dates run to February 21, 2028');
  expect(page.querySelectorAll('.due time').at(-1)!.getAttribute('datetime')).toBe('2028-02-15');
  const { text } = await request(site.server).get('/deadlines.ics');
  expect(text.split('DTSTART;VALUE=DATE:').at(-1)).toMatch(/^20280215/);
});

it('pages whose dates are all past are there, without them', async () => {
  now = '2028-03-01T15:00:00Z';
  expect((await get('/resources/deadlines')).querySelectorAll('.due')).toEqual([]);
  expect((await get('/resources/ohio-employers')).textContent).toContain('FebruaryCity reconciliation');
  const letter = (await get('/resources/tax-letters/lt11')).querySelector('.page-head')!;
  expect(letter.textContent).toMatch(/not compared with newer ones.*By when/);
});
