import { createServer, type RequestListener } from 'node:http';
import request from 'supertest';
import type { Counts } from '#server/report/counts.ts';
import { listen } from '#test/local-server.ts';
import { headerOf, mailsIn } from '../mail/read-mail.ts';
import { startTestSite, type TestSite } from '../site.ts';

/** A Monday morning, before the offices open. */
export const monday = Date.parse('2026-11-30T08:00:00-05:00');
export const slot = '2026-12-01T09:30:00-05:00';
export const pat = { name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' };
export const call = { slot, kind: 'phone', formData: pat, domain: 'payroll' };

/** A site at a time of the test's own, closed when the test ends, with what books and what was mailed. */
export async function startBookingSite(env: Record<string, string> = {}, clock = { time: monday }, counts?: Counts) {
  const now = () => clock.time;
  const site = await startTestSite({ env: { CONTACT_LIMIT: '1000', ...env }, now, ...(counts && { counts }) });
  const book = (body: object) => request(site.server).post('/api/bookings').send(body);
  const mails = () => mailsIn(site.outbox).map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));
  const mailsTo = (address: string) => mails().filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`));
  const subjectsTo = (address: string) => subjectsOf(mailsTo(address));
  /** Moves, cancels or confirms a meeting by its link. */
  const act = (link: string, action: string, fields: object = {}) => {
    const [id, token] = /booking\/(\w+)\?token=([\w-]+)/.exec(link)!.slice(1);
    const post = request(site.server).post(`/api/bookings/${id}/${action}`);
    return post.send({ token, ...fields });
  };
  /** What the site does each minute, when it reads the calendars again, so many milliseconds later. */
  const sync = async (laterMs = 180_000) => {
    await site.bookings.close();
    clock.time += laterMs;
    site.bookings.start();
    await site.bookings.close();
  };
  const stored = async ({ id }: { id: string }) => (await site.bookings.list()).find((booking) => booking.id === id)!;
  return { site, book, mails, mailsTo, subjectsTo, act, sync, stored, clock };
}

/** The subjects of mails, sorted. */
export const subjectsOf = (mails: string[]) => mails.map((mail) => headerOf(mail, 'Subject')).sort();

/** The starts of the free times that GET /api/availability lists for a query. */
export async function freeStarts(site: TestSite, query: string): Promise<string[]> {
  const { body } = await request(site.server).get(`/api/availability?${query}`).expect(200);
  return (body.slots as { start: string }[]).map(({ start }) => start);
}

/** A private calendar on the Web, with this text until the test gives another response. */
export async function startCalendar(text: string) {
  const state = { respond: ((_request, response) => void response.end(text)) as RequestListener };
  const server = createServer((incoming, response) => state.respond(incoming, response));
  return { state, url: `http://127.0.0.1:${await listen(server)}/secret-path.ics` };
}
