import { describe, expect, it } from 'vitest';
import { createBookingStore, newBooking } from '#server/booking/booking-store.ts';
import { brands } from '#shared/brands/index.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { reportProcesses, textOf } from './report-process.ts';

const { report } = reportProcesses();

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
    expect(textOf(mail!)).toContain('One page read');
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
    expect(textOf(mails[0]!)).toContain('6 pages read, 0 the week before.');
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

  it('with all meetings of the week that nobody confirmed, though nothing was counted: 50 by name', async () => {
    const process = report('2026-11-23T15:00:00Z');
    const bookings = createBookingStore(process.store, () => 'all', brands);
    // Held until after the week is over, until before its first moment, and 52 times on its last day.
    const held = ['2026-11-30T04:31:00Z', '2026-11-23T04:29:59Z', ...Array<string>(52).fill('2026-11-29T18:00:00Z')];
    for (const [number, createdAt] of held.entries()) {
      const start = Date.parse('2026-12-01T14:00:00Z') + number * 7_200_000;
      const booking = newBooking({
        ...{ id: String(number).padStart(32, '0'), brand: 'payroll', masked: false, page: null, network: '' },
        ...{ state: 'held', start, createdAt: Date.parse(createdAt), changedAt: Date.parse(createdAt) },
        spam: number < 4 ? 'possible' : 'no',
        values: { kind: 'video', slot: ohioIso(start), name: `Pat <${number}>`, email: `pat${number}@example.com` },
      });
      expect(await bookings.create(booking)).toBe('stored');
    }
    await process.at('2026-11-30T12:00:00Z');
    const text = textOf(process.mails[0]!);
    expect(text.match(/Pat <\d+>, pat\d+@example\.com/g)).toEqual(
      Array.from({ length: 50 }, (_, place) => `Pat <${place + 4}>, pat${place + 4}@example.com`),
    );
    expect(text.match(/Pat &lt;\d+&gt;, pat\d+@example\.com/g)).toHaveLength(50);
    expect(text.slice(text.indexOf('No messages'), text.indexOf('Pat <4>'))).toMatchInlineSnapshot(`
      "No messages and no bookings this week.
      No pages read, 0 the week before.
      To do: call who did not confirm 52 meetings, see below.

      Held and not confirmed: 52
      --------------------------
      Tuesday, December 1, 2026 at 5 p.m. Eastern time:    "
    `);
    expect(text.slice(text.indexOf('pat53@example.com'), text.indexOf('Pages are'))).toMatchInlineSnapshot(`
      "pat53@example.com
      And 2 more.

      "
    `);
    await process.at('2026-12-07T12:00:00Z');
    expect(textOf(process.mails[1]!)).toContain('Held and not confirmed: 1\r\n');
  });
});
