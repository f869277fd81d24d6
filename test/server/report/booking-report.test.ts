import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { textLayout } from '#server/mail/mail-layout.ts';
import { createReport } from '#server/report/report-service.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { call, monday, pat } from '../booking/booking-site.ts';
import { startTestSite, type TestSite } from '../site.ts';

const now = () => monday;
let folder: string;
let site: TestSite;
let report: ReturnType<typeof createReport>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  report = createReport({
    env: parseEnv({ REPORT_TO: 'owner@example.com', MAIL_FROM: 'web@example.com' }),
    brands,
    store: openStores({ VAR_DIR: folder }, undefined, now)[0],
    delivery: { submitMail: async () => 'queued', oldestPending: async () => null },
    log: pino({ level: 'silent' }),
    now,
  });
  site = await startTestSite({ counts: report.counts, env: { CONTACT_LIMIT: '100' }, now });
});
afterEach(async () => {
  await site.close();
  await report.close();
  rmSync(folder, { recursive: true });
});

it('what is booked over HTTP is in the owner’s report, once, by brand, kind and page', async () => {
  const book = (body: object) => request(site.server).post('/api/bookings').send(body);
  await book({ ...call, page: '/services/payroll' }).expect(201);
  await book({ ...call, page: '/services/payroll' }).expect(201);
  await book({ ...call, domain: 'brownco', kind: 'video', slot: '2026-12-02T10:00:00-05:00' }).expect(201);
  await book({ ...call, slot: '2026-12-02T11:00:00-05:00', page: '/services/payroll' }).expect(201);
  // Taken, and malformed: neither is a meeting.
  await book({ ...call, formData: { ...pat, email: 'chris@example.com' } }).expect(409);
  await book({ ...call, slot: 'tomorrow' }).expect(400);
  await report.tick();
  const text = textLayout(await report.current());
  expect(text).toContain('No messages and 3 bookings this week.');
  expect(text).toMatch(new RegExp(`${brands.payroll.shortName}, phone, from Service: payroll: +2\n`));
  expect(text).toMatch(new RegExp(`${brands.brownco.shortName}, video(?:, [^:\n]*)?: +1\n`));
  expect(text).not.toMatch(/Pat|Doe|example\.com/);
});
