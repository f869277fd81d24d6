import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '#server/env.ts';
import type { Mail } from '#server/mail/lead.ts';
import { textLayout } from '#server/mail/mail-layout.ts';
import { createReport } from '#server/report/report-service.ts';
import { brands } from '#shared/brands/index.ts';
import { reportRetentionDays } from '#shared/limits.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process of the site with a clock of its own, and the mails it has queued. */
function report(start: string, { dir = folder, to = 'owner@example.com', outcome = 'queued' } = {}) {
  const mails: Mail[] = [];
  const state = { now: Date.parse(start), outcome, oldest: null as number | null };
  const logged: string[] = [];
  const service = createReport({
    env: parseEnv({ REPORT_TO: to, REPORT_DIR: dir, MAIL_FROM: 'Website <website@example.com>' }),
    brands,
    delivery: {
      submitMail: async (mail) => {
        if (state.outcome !== 'failed') mails.push(mail);
        return state.outcome as 'queued' | 'failed';
      },
      oldestPending: async () => state.oldest,
    },
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    now: () => state.now,
  });
  return {
    ...service,
    mails,
    state,
    logged,
    /** The service's minute at this time. */
    async at(time: string) {
      state.now = Date.parse(time);
      await service.tick();
    },
  };
}

const textOf = ({ raw }: Mail) =>
  raw
    .toString()
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

describe('the weekly report is mailed', () => {
  it.each([
    ['in winter', '2026-11-20T12:00:00Z', '2026-11-23T11:59:00Z', '2026-11-23T12:00:00Z'],
    ['in summer', '2026-07-09T12:00:00Z', '2026-07-13T10:59:00Z', '2026-07-13T11:00:00Z'],
    ['the day after clocks are set back', '2026-10-30T12:00:00Z', '2026-11-02T11:59:00Z', '2026-11-02T12:00:00Z'],
    ['the day after clocks are set forward', '2027-03-12T12:00:00Z', '2027-03-15T10:59:00Z', '2027-03-15T11:00:00Z'],
  ])('on Monday at seven Eastern time %s, once', async (_when, counted, before, after) => {
    const process = report(counted);
    process.counts.page('payroll', '/services/payroll');
    await process.tick();
    await process.at(before);
    expect(process.mails).toEqual([]);
    await process.at(after);
    await process.at(new Date(Date.parse(after) + 3_600_000).toISOString());
    expect(process.mails).toHaveLength(1);
    const [mail] = process.mails;
    expect(mail!.envelope).toEqual({ from: 'website@example.com', to: ['owner@example.com'] });
    expect(textOf(mail!)).toContain('/services/payroll');
  });

  it('after a downtime, at the next start', async () => {
    const before = report('2026-11-20T12:00:00Z');
    before.counts.page('payroll', '/services/payroll');
    await before.close();
    const after = report('2026-11-26T15:00:00Z');
    await after.tick();
    expect(after.mails.map(({ subject }) => subject)).toEqual(['Website report, November 16 to November 22, 2026']);
  });

  it('by one of several processes, with the counts of all', async () => {
    const processes = [1, 2, 3].map(() => report('2026-11-20T12:00:00Z'));
    for (const { counts, tick } of processes) {
      counts.page('payroll', '/services/payroll');
      counts.page('payroll', '/services/payroll');
      await tick();
    }
    await Promise.all(processes.map(({ at }) => at('2026-11-23T12:00:00Z')));
    const mails = processes.flatMap((process) => process.mails);
    expect(mails).toHaveLength(1);
    expect(textOf(mails[0]!)).toContain('6 pages read (0 in the seven days before)');
  });

  it('again after ten minutes by another process, when the first one was killed', async () => {
    writeFileSync(path.join(folder, '2026-11-23.leased'), String(Date.parse('2026-11-23T12:00:00Z')));
    const process = report('2026-11-20T12:00:00Z');
    process.counts.page('payroll', '/services/payroll');
    await process.tick();
    await process.at('2026-11-23T12:09:00Z');
    expect(process.mails).toEqual([]);
    await process.at('2026-11-23T12:11:00Z');
    expect(process.mails).toHaveLength(1);
  });

  it('later, when the mail queue does not take it', async () => {
    const process = report('2026-11-20T12:00:00Z', { outcome: 'failed' });
    process.counts.page('payroll', '/services/payroll');
    await process.tick();
    await process.at('2026-11-23T12:00:00Z');
    process.state.outcome = 'queued';
    await process.at('2026-11-23T12:01:00Z');
    expect(process.mails).toHaveLength(1);
  });

  it('not by a site that had no week before, nor without REPORT_TO', async () => {
    const fresh = report('2026-11-23T15:00:00Z');
    fresh.counts.page('payroll', '/');
    await fresh.tick();
    await fresh.at('2026-11-23T16:00:00Z');
    const unset = report('2026-11-20T12:00:00Z', { to: '' });
    unset.counts.page('payroll', '/');
    await unset.tick();
    await unset.at('2026-11-23T12:00:00Z');
    expect([fresh.mails, unset.mails]).toEqual([[], []]);
  });
});

describe('the report', () => {
  const now = '2026-11-20T12:00:00Z';
  const current = async (process: ReturnType<typeof report>) => {
    await process.tick();
    return textLayout(await process.current());
  };

  it('says what came in by brand, kind and page, what was used and read', async () => {
    const process = report(now);
    process.counts.message('payroll', 'message', '/services/payroll');
    process.counts.message('payroll', 'message', '/services/payroll');
    process.counts.booking('brownco', 'video', '/schedule');
    process.counts.tool('dresdentax', '/resources/paycheck');
    for (let time = 0; time < 3; time++) process.counts.page('dresdentax', '/resources/tax-letters/cp14');
    process.counts.page('payroll', '/resources/tax-letters/cp14');
    const text = await current(process);
    expect(text).toContain('2 messages (0 in the seven days before)');
    expect(text).toContain('1 booked meetings (0');
    const [messages, tools, letters] = ['Messages and meetings', 'Tools used', 'Letters looked up'].map(
      (heading) => text.split(`${heading}\n`)[1]!.split('\n\n')[0],
    );
    expect(messages).toMatch(new RegExp(`${brands.payroll.shortName}, message, from /services/payroll: +2`));
    expect(messages).toMatch(new RegExp(`${brands.brownco.shortName}, video, from /schedule: +1`));
    expect(tools).toMatch(/\/resources\/paycheck \(.+\): +1/);
    expect(letters).toMatch(/CP14: +4/);
  });

  it('compares with the seven days before', async () => {
    const process = report('2026-11-10T12:00:00Z');
    process.counts.page('payroll', '/');
    await process.tick();
    await process.at(now);
    process.counts.page('payroll', '/');
    process.counts.page('payroll', '/');
    expect(await current(process)).toContain('2 pages read (1 in the seven days before)');
  });

  it('names search words and missing addresses only when they came at five different times', async () => {
    const process = report(now);
    for (let minute = 0; minute < 5; minute++) {
      for (let time = 0; time < 9; time++) process.counts.searchedInVain('payroll', 'garnishment');
      process.counts.searchedInVain('payroll', 'garnish');
      process.counts.missing('payroll', '/old-page');
      if (minute < 4) {
        process.counts.searchedInVain('payroll', 'rare words');
        process.counts.missing('payroll', '/rare-page');
      }
      await process.tick();
    }
    const text = await current(process);
    expect(text).toMatch(/garnishment \(.+\): +5/);
    expect(text).toMatch(/\/old-page \(.+\): +5/);
    for (const hidden of ['rare words', '/rare-page', 'garnish (']) expect(text).not.toContain(hidden);
  });

  it('says how long Ghost failed and mail waited, in spans of five minutes', async () => {
    const process = report(now);
    const ghost = process.watchGhost(async () => {
      throw new Error('refused');
    });
    for (const time of [
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:01:00Z',
      '2026-11-20T12:05:00Z',
      '2026-11-21T12:05:00Z',
    ]) {
      process.state.now = Date.parse(time);
      await ghost('http://ghost.example/', {}).catch(() => undefined);
      process.state.oldest = Date.parse(time) - 20 * 60_000;
      await process.tick();
    }
    const text = await current(process);
    expect(text).toMatch(/News from Ghost could not be fetched: +about 15 minutes/);
    expect(text).toMatch(/Messages waited to be mailed.*: +about 15 minutes/);
    expect(text).toContain('was written 20 minutes ago');
  });

  it('lists the tax facts that have to be compared with their source within 30 days', async () => {
    const text = await current(report('2028-06-01T12:00:00Z'));
    expect(text.split('Tax facts to compare with their source')[1]).toMatch(/Refundable child credit: +https:\/\//);
  });

  it('says nothing of a person in its mail', async () => {
    const process = report(now);
    for (let time = 0; time < 9; time++) {
      process.counts.searchedInVain('payroll', 'pat@example.com');
      process.counts.searchedInVain('payroll', '740-555-0100 pat');
      process.counts.missing('payroll', '/reset/7405550100');
      process.counts.page('payroll', '/');
      await process.tick();
    }
    await process.at('2026-11-23T12:00:00Z');
    expect(textOf(process.mails[0]!)).not.toMatch(/pat|0100/);
  });
});

describe('the counts', () => {
  it(`are deleted after ${reportRetentionDays} days`, async () => {
    const process = report('2026-06-01T12:00:00Z');
    process.counts.page('payroll', '/');
    await process.tick();
    expect(readdirSync(folder)).toHaveLength(1);
    await process.at('2026-08-30T12:00:00Z');
    expect(readdirSync(folder).filter((name) => name.startsWith('2026-06-01'))).toHaveLength(1);
    await process.at('2026-08-31T12:00:00Z');
    expect(readdirSync(folder).filter((name) => name.startsWith('2026-06-01'))).toEqual([]);
  });

  it('survive a restart, a damaged file and a folder that cannot be written for a while', async () => {
    const first = report('2026-11-20T12:00:00Z');
    first.counts.page('payroll', '/');
    await first.close();
    writeFileSync(path.join(folder, '2026-11-20.damaged.json'), '{"page');
    const blocked = path.join(folder, 'blocked');
    writeFileSync(blocked, '');
    const second = report('2026-11-20T13:00:00Z', { dir: path.join(blocked, 'report') });
    second.counts.page('payroll', '/');
    await second.tick();
    expect(second.logged.join()).toContain('could not be updated');
    rmSync(blocked);
    mkdirSync(blocked);
    await second.tick();
    expect(textLayout(await second.current())).toContain('1 pages read');
    const third = report('2026-11-20T14:00:00Z');
    third.counts.page('payroll', '/');
    await third.tick();
    expect(textLayout(await third.current())).toContain('2 pages read');
    expect(third.logged.join()).toContain('2026-11-20.damaged.json');
  });

  it('hold a day, a kind, a brand and a path, and nothing else', async () => {
    const process = report('2026-11-20T12:00:00Z');
    process.counts.page('payroll', '/services/payroll');
    await process.tick();
    const [name] = readdirSync(folder);
    expect(name).toMatch(/^2026-11-20\.[0-9a-f]{12}\.json$/);
    expect(JSON.parse(readFileSync(path.join(folder, name!), 'utf8'))).toEqual({
      'page\tpayroll\t/services/payroll': 1,
    });
  });
});
