import request, { type Test } from 'supertest';
import { expect, it } from 'vitest';
import { href, type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { call, pat, startBookingSite } from './booking-site.ts';

const id = 'a'.repeat(32);

/** The routes whose page shows a booking. */
const bookingRoutes = (Object.keys(routes) as RouteName[]).filter((name) =>
  routeRow(name)
    .critical?.({ id, slug: 'x' }, new URLSearchParams())
    .some((data) => data.name === 'booking'),
);

it('a page that shows a booking is in no cache, and its routes are known here', () => {
  expect(bookingRoutes).toEqual(['bookedMeeting'] satisfies RouteName[]);
  for (const name of bookingRoutes)
    expect(routeRow(name)).toMatchObject({ personal: true, noCache: true, noindex: true });
});

const queries = ['', 'move=1', 'moved=1', 'answer=cancel', 'answer=keep', 'answer=move&slot=2026-12-02T10:00:00-05:00'];

it.each([
  ['by itself', {}],
  ['behind a CDN', { CDN_CACHE: 'true' }],
])('what is answered about one person’s meeting is stored by no cache: the site %s', async (_where, env) => {
  const { site, book } = await startBookingSite({ BOOKING_CONFIRM_MAIL: 'true', ...env });
  const { body } = await book(call).expect(201);
  const token = body.manageUrl.split('token=')[1];
  const page = href('bookedMeeting', { id: body.id });
  const urls = [`token=${token}`, 'token=wrong', ''].flatMap((link) => [
    ...queries.map((query) => `${page}?${link}&${query}&domain=payroll`),
    `/api/data/booking?id=${body.id}&${link}&domain=payroll`,
    `/api/bookings/${body.id}/meeting.ics?${link}&domain=payroll`,
  ]);
  const expectPrivate = async (what: string, sent: Test) => {
    const { status, headers } = await sent;
    expect([what, status, headers['cache-control']]).toEqual([what, status, 'private, no-store']);
    expect([what, headers['etag']]).toEqual([what, undefined]);
    expect(`${headers['cdn-cache-control']} ${headers['surrogate-control']}`).not.toMatch(/public|max-age/);
    expect(headers['server-timing'] ?? '').not.toMatch(/desc=(?:hit|stale)/);
    return status;
  };
  const statuses = new Set<number>();
  for (const url of ['/api/data/booking', ...urls, ...urls]) {
    statuses.add(await expectPrivate(`GET ${url}`, request(site.server).get(url)));
    await expectPrivate(`HEAD ${url}`, request(site.server).head(url));
  }
  expect([...statuses].sort()).toEqual([200, 400, 404]);
  const posts: [path: string, fields: object, status: number][] = [
    ['', { ...call, ...pat, slot: '2026-12-03T10:00:00-05:00' }, 201],
    ['', { ...call, ...pat, name: 'Sam Doe' }, 409],
    ['', { ...call, ...pat, email: 'nobody' }, 400],
    [`/${body.id}/move`, { token, slot: '2026-12-04T10:00:00-05:00' }, 200],
    [`/${body.id}/move`, { token, slot: '2026-12-03T10:00:00-05:00' }, 409],
    [`/${body.id}/confirm`, { token }, 404],
    [`/${body.id}/cancel`, { token: 'wrong' }, 404],
    [`/${body.id}/cancel`, { token }, 200],
    ['/find', { mailbox: pat.email }, 200],
  ];
  for (const [path, { formData: _asJson, ...fields }, wanted] of posts as [string, { formData?: object }, number][]) {
    const json = request(site.server).post(`/api/bookings${path}`).send(fields);
    expect([path, await expectPrivate(`POST ${path}`, json)]).toEqual([path, wanted]);
    const form = request(site.server)
      .post(`/api/bookings${path}?domain=payroll`)
      .set('Accept', 'text/html')
      .type('form');
    await expectPrivate(`POST ${path}, a form`, form.send(fields));
  }
  const { text } = await request(site.server).get(`${page}?token=${token}&domain=payroll`).expect(200);
  expect(text).toContain('Your meeting is cancelled');
});
