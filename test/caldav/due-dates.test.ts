import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { startTestSite, type TestSite } from '#test/server/site.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await startTestSite({ now: () => now });
  folder = mkdtempSync(path.join(os.tmpdir(), 'khal-'));
  writeFileSync(path.join(folder, 'config'), configuration(folder));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

const configuration = (home: string) => `[calendars]
[[due]]
path = ${home}/due
type = calendar
[sqlite]
path = ${home}/khal.db
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = America/New_York
default_timezone = America/New_York
[default]
default_calendar = due
`;

const khal = (...args: string[]) =>
  execFileSync('khal', ['-c', path.join(folder, 'config'), ...args], { encoding: 'utf8', timeout: 50_000 });

async function importFeed(url: string) {
  const { text } = await request(site.server).get(url).buffer();
  const file = path.join(folder, 'feed.ics');
  writeFileSync(file, text);
  khal('import', '--batch', '-a', 'due', file);
}

test('khal reads every date of the feed on its day', async () => {
  await importFeed('/deadlines.ics?for=household,employer');
  await importFeed('/deadlines.ics?id=sales-tax-monthly-2026-12-23');
  const listed = khal(
    ...['list', '--day-format', '', '--once', '--format', '{start-date}|{title}'],
    ...['2026-11-22', '2028-03-01'],
  );
  const rows = listed.split('\n').filter((line) => line.includes('|'));
  const dates = dueDatesFor(['household', 'employer'], new Date(now));
  expect(rows.map((row) => row.replace('|', ' ')).sort()).toEqual(
    [...dates.map(({ date, title }) => `${date} ${title}`), '2026-12-23 Sales tax, monthly return'].sort(),
  );
  expect(dates.length).toBeGreaterThan(50);
});
