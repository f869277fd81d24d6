import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { mapOffices, offices } from '#shared/firm/offices.ts';
import { startTestSite } from '../site.ts';
import { inTurn, listedPaths } from './crawl.ts';

const weekdaysOnly = mapOffices(offices, (office) => {
  const { Saturday: _, ...hours } = office.hours;
  return { ...office, hours };
});

/** Of the law, of a calendar, or of what clients do on a Saturday: texts that say nothing of the office. */
const aboutOthers = [
  /^\/blog\//,
  /^\/resources\/(?:deadlines|ohio-employers|tax-letters)/,
  /^\/(?:services\/payroll|industries\/manufacturing)$/,
];

it.each(brandIds)(
  '%s, open on weekdays only, nowhere speaks of Saturday but in the hours',
  async (brand) => {
    const site = await startTestSite({ offices: weekdaysOnly, now: () => Date.parse('2026-12-01T15:00:00Z') });
    const found: string[] = [];
    for (const path of listedPaths.filter(inTurn(brand))) {
      if (aboutOthers.some((pattern) => pattern.test(path))) continue;
      const root = parse((await request(site.server).get(path).set('Host', `${brand}.localhost`)).text);
      for (const hours of root.querySelectorAll('.office-hours, .time-grid, script')) hours.remove();
      const texts = [...root.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content')!)];
      for (const text of [...texts, root.structuredText]) {
        for (const [sentence] of text.matchAll(/[^.\n]*\bSaturday[^.\n]*/g)) found.push(`${path}: ${sentence}`);
      }
    }
    expect(found).toEqual([]);
  },
  180_000,
);

it('names the days of the office among the reasons to choose it', async () => {
  const reasons = async (hours = offices) => {
    const { server } = await startTestSite({ offices: hours });
    const { text } = await request(server).get('/');
    return parse(text).querySelector('.why')!.text;
  };
  expect(await reasons()).toContain('Monday through Saturday');
  expect(await reasons(weekdaysOnly)).toContain('Monday through Friday');
});
