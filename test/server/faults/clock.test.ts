import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBookingSite } from '../booking/booking-site.ts';
import { startGhostSite } from '../site.ts';

const hour = 3_600_000;

async function startAt() {
  const time = { now: Date.parse('2026-11-23T12:00:00-05:00') };
  const site = await startGhostSite({}, { now: () => time.now });
  onTestFinished(() => site.close());
  return { site, time, get: (path: string) => request(site.server).get(path) };
}

describe.each([
  ['back by three hours', -3 * hour],
  ['forward by a day', 24 * hour],
])('the clock is set %s', (_how, by) => {
  it('an edited post and its list are shown at the first request', async () => {
    const { site, time, get } = await startAt();
    for (const path of ['/blog/post-3', '/blog', '/rss.xml']) await get(path).expect(200);
    site.ghost.posts[2]!.title = 'Edited before the clock was set';
    time.now += by;
    for (const path of ['/blog/post-3', '/blog', '/rss.xml']) {
      const { status, text } = await get(path);
      expect([path, status, text.includes('Edited before the clock was set')]).toEqual([path, 200, true]);
    }
  });

  it('a post that was not found before is found', async () => {
    const { site, time, get } = await startAt();
    await get('/blog/not-written-yet').expect(404);
    const [first] = site.ghost.posts;
    site.ghost.posts.unshift({ ...first!, id: 'f'.repeat(24), slug: 'not-written-yet', title: 'Written now' });
    time.now += by;
    const { status, text } = await get('/blog/not-written-yet');
    expect([status, text.includes('Written now')]).toEqual([200, true]);
  });

  it('Ghost is requested again after an outage', async () => {
    const { site, time, get } = await startAt();
    site.ghost.fail({ kind: 'drop' });
    for (let visit = 0; visit < 3; visit++) await get('/blog/post-3').expect(503);
    site.ghost.clearFaults();
    time.now += by;
    await get('/blog/post-3').expect(200);
  });

  it('slugs that are not known yet are looked up, although many were just before', async () => {
    const { site, time, get } = await startAt();
    for (let number = 0; number < 30; number++) await get(`/api/data/post?slug=unknown-${number}`).expect(404);
    time.now += by;
    site.ghost.clearCalls();
    await get('/api/data/post?slug=unknown-again').expect(404);
    expect(site.ghost.count()).toBeGreaterThan(0);
  });

  it('free times are those of the new day', async () => {
    const { site, clock } = await startBookingSite();
    const get = () => request(site.server).get('/api/availability?kind=phone').set('Host', 'localhost');
    const first = await get().expect(200);
    clock.time += by * 10;
    const second = await get().expect(200);
    expect(second.body.slots[0].start).not.toBe(first.body.slots[0].start);
  });
});
