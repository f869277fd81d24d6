import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textLayout } from '#server/mail/mail-layout.ts';
import { brands } from '#shared/brands/index.ts';
import { reportRetentionDays } from '#shared/limits.ts';
import { type ReportProcess, reportProcesses } from './report-process.ts';

const { report, folder } = reportProcesses();

describe('the report', () => {
  const now = '2026-11-20T12:00:00Z';
  const current = async (process: ReportProcess) => {
    await process.tick();
    return textLayout(await process.current());
  };

  it('says what came in by brand, kind and page, what was used and read', async () => {
    const process = report(now);
    process.counts.message('payroll', '/services/payroll');
    process.counts.message('payroll', '/services/payroll');
    process.counts.booking('brownco', 'video', '/schedule');
    process.counts.tool('dresdentax', '/resources/paycheck');
    for (let time = 0; time < 3; time++) process.counts.page('dresdentax', '/resources/tax-letters/cp14');
    process.counts.page('payroll', '/resources/tax-letters/cp14');
    const text = await current(process);
    expect(text).toMatch(
      /^2 messages and one booking this week\.\n4 pages read, 0 the week before\.\nNothing to do\.\n/,
    );
    const [messages, tools, pages] = ['Messages and meetings', 'Tools used', 'Pages read'].map(
      (heading) => text.split(`${heading}\n`)[1]!.split('\n\n')[0],
    );
    expect(messages).toMatch(new RegExp(`${brands.payroll.shortName}, message, from Service: payroll: +2`));
    expect(messages).toMatch(new RegExp(`${brands.brownco.shortName}, video, from Schedule a Meeting: +1`));
    expect(tools).toMatch(/Paycheck .*\(.+\): +1/);
    expect(pages).toMatch(/Letter CP14 \(.+\): +3/);
    for (const empty of ['Outages', 'None']) expect(text).not.toContain(`\n${empty}`);
  });

  it('compares with the seven days before', async () => {
    const process = report('2026-11-10T12:00:00Z');
    process.counts.page('payroll', '/');
    await process.tick();
    await process.at(now);
    process.counts.page('payroll', '/');
    process.counts.page('payroll', '/');
    expect(await current(process)).toContain('2 pages read, 1 the week before.');
  });

  it('says how long Ghost failed and mail waited, in spans of five minutes', async () => {
    const process = report(now);
    for (const time of [
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:01:00Z',
      '2026-11-20T12:05:00Z',
      '2026-11-21T12:05:00Z',
    ]) {
      process.state.now = Date.parse(time);
      process.watchGhost(null);
      process.state.oldest = Date.parse(time) - 20 * 60_000;
      await process.tick();
    }
    const text = await current(process);
    expect(text).toMatch(/News from Ghost could not be fetched: +about 15 minutes/);
    expect(text).toMatch(/Messages waited to be mailed.*: +about 15 minutes/);
    expect(text).toContain('was written 20 minutes ago');
    expect(text).toContain('; a message waits since Saturday.\n');
    expect(text).toContain('To do: find out why email waits');
  });

  it('says in what time nine of ten visitors saw the page, and where a script failed, once twenty are measured', async () => {
    const process = report(now);
    const paints = (times: number, bucket: number) => {
      for (let visit = 0; visit < times; visit++) process.counts.visit('payroll', 'largestPaintSeconds', bucket, '/');
    };
    const sentence = async () => {
      await process.tick();
      return (await process.current()).message.split('\n').slice(2);
    };
    paints(17, 1);
    paints(1, 3);
    paints(1, 60);
    expect((await sentence())[0]).toBe('Nothing to do.');
    paints(1, 60);
    expect((await sentence())[0]).toBe('9 of 10 visitors saw the page within 1.5 s.');
    process.counts.visit('payroll', 'scriptFailure', 1, '/contact');
    expect(await sentence()).toEqual([
      '9 of 10 visitors saw the page within 1.5 s; 1 saw a script fail, on /contact.',
      'Nothing to do.',
    ]);
    process.counts.visit('payroll', 'scriptFailure', 1, '/schedule');
    process.counts.visit('brownco', 'scriptFailure', 1, '/contact');
    paints(1, 60);
    expect((await sentence())[0]).toBe(
      '9 of 10 visitors saw the page within 30 s; 3 saw a script fail, most often on /contact.',
    );
  });

  it('lists the tax facts that have to be compared with their source within 30 days', async () => {
    const text = await current(report('2028-06-01T12:00:00Z'));
    expect(text.split('Tax facts to compare with their source')[1]).toMatch(/Refundable child credit: +https:\/\//);
  });
});

describe('the counts', () => {
  it(`are deleted after ${reportRetentionDays} days`, async () => {
    const process = report('2026-06-01T12:00:00Z');
    process.counts.page('payroll', '/');
    await process.tick();
    const isKept = async () => (await process.store.read('counts', '2026-06-01')) !== null;
    await process.at('2026-08-30T12:00:00Z');
    expect(await isKept()).toBe(true);
    await process.at('2026-08-31T12:00:00Z');
    expect(await isKept()).toBe(false);
  });

  it('survive a restart, and a store that cannot be written for a while', async () => {
    const blocked = path.join(folder(), 'blocked');
    writeFileSync(blocked, '');
    const first = report('2026-11-20T13:00:00Z', { dir: blocked });
    first.counts.page('payroll', '/');
    await first.tick();
    expect(first.logged.join()).toContain('could not be updated');
    rmSync(blocked);
    await first.tick();
    expect(textLayout(await first.current())).toContain('One page read, ');
    const second = report('2026-11-20T14:00:00Z', { dir: blocked });
    second.counts.page('payroll', '/');
    await second.close();
    expect(textLayout(await second.current())).toContain('2 pages read');
  });

  it('hold a day, a kind, a brand and a path, and nothing else', async () => {
    const process = report('2026-11-20T12:00:00Z');
    process.counts.page('payroll', '/services/payroll');
    await process.tick();
    const counts = async () => JSON.parse((await process.store.read('counts', '2026-11-20'))!.value);
    expect(await counts()).toEqual({ 'page\tpayroll\t/services/payroll': 1 });
  });
});
