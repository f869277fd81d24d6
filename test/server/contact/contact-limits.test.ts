import { describe, expect, it, vi } from 'vitest';
import { good, site } from './router-site.ts';

describe('limits', () => {
  const from = (address: string, post: ReturnType<typeof site>['post'], number: number) =>
    post({ formData: { ...good, message: `Message ${number}` } }).set('X-Forwarded-For', address);

  it('accepts CONTACT_LIMIT messages a minute from one address, and does not count rejected ones', async () => {
    const { leads, post } = site({ contactLimit: 3 });
    for (let number = 0; number < 4; number++)
      await post({ formData: { ...good, name: '' } })
        .set('X-Forwarded-For', '192.0.2.1')
        .expect(400);
    for (let number = 0; number < 3; number++) await from('192.0.2.1', post, number).expect(200);
    const response = await from('192.0.2.1', post, 4);
    expect([response.status, response.body]).toEqual([
      429,
      { success: false, error: expect.stringContaining('Too many messages') },
    ]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    await from('192.0.2.2', post, 5).expect(200);
    await from('192.0.2.1', post, 1).expect(200);
    expect(leads).toHaveLength(4);
  });

  it('says how long to wait: after six minutes’ messages within an hour, until that is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'setTimeout'], shouldAdvanceTime: true });
    const { post } = site({ contactLimit: 1 });
    for (let number = 0; number < 6; number++) {
      await from('192.0.2.3', post, number).expect(200);
      vi.advanceTimersByTime(61_000);
    }
    const { body, headers } = await from('192.0.2.3', post, 7).expect(429);
    const minutes = Math.ceil(Number(headers['retry-after']) / 60);
    expect(minutes).toBeGreaterThan(50);
    expect(body.error).toContain(`Please wait ${minutes} minutes and try again`);
    vi.useRealTimers();
  });

  it.each([
    ['203.0.113.5:50001', '203.0.113.5:50002', '203.0.113.6:50001'],
    ['[2001:db8:1:2::1]:50001', '[2001:db8:1:2::1]:50002', '[2001:db8:1:3::1]:50001'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('counts an address once, with all its ports and its IPv6 network: %s', async (first, second, other) => {
    const { post } = site({ contactLimit: 1 });
    await from(first, post, 1).expect(200);
    await from(second, post, 2).expect(429);
    await from(other, post, 3).expect(200);
  });
});

describe('idempotency', () => {
  const key = '6f1f0f5e-7a3c-4f62-9a3e-3a4d1d6f2b11';
  it('recognizes a retry by its key, but not another text with the same key', async () => {
    const { leads, post } = site();
    await post({ formData: good, idempotencyKey: key }).expect(200);
    await post({ formData: good, idempotencyKey: key }).expect(200);
    await post({ formData: good }).set('Idempotency-Key', key).expect(200);
    await post({ formData: { ...good, message: 'Another question' }, idempotencyKey: key }).expect(200);
    expect(leads).toHaveLength(2);
  });

  it('recognizes the same text without a key for a minute', async () => {
    let time = Date.parse('2026-03-03T19:15:59Z');
    const { leads, post } = site({ now: () => time });
    await post({ formData: good }).expect(200);
    time += 2_000;
    await post({ formData: good }).expect(200);
    expect(leads).toHaveLength(1);
    time += 180_000;
    await post({ formData: good }).expect(200);
    expect(leads).toHaveLength(2);
  });
});
