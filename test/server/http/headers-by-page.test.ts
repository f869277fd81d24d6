import request from 'supertest';
import { expect, it } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite();

const page = { cache: 'max-age=0, must-revalidate', referrer: 'strict-origin-when-cross-origin', type: 'text/html' };
const personal = { ...page, cache: 'private, no-store', referrer: 'same-origin', opener: 'same-origin' };
const data = { referrer: 'no-referrer', type: 'application/json' };
const notFound = { status: 404 };

/** One path of each kind of response: who may store it, and where its address may go. */
const kinds: Record<string, { status?: number; cache?: string; referrer: string; opener?: string; type: string }> = {
  '/': page,
  '/services/payroll': page,
  '/resources/tax-calculator?wages=91234': page,
  '/search?q=payroll': page,
  '/nothing-here': { ...page, ...notFound },
  '/home': { referrer: 'no-referrer', type: 'text/plain', status: 308 },
  '/%E0%A4%A': { cache: 'no-store', referrer: 'no-referrer', type: 'text/html', status: 400 },
  '/healthz': data,
  [`/schedule/booking/${'a'.repeat(32)}?token=x`]: { ...personal, ...notFound },
  '/rss.xml': { cache: 'public, max-age=900', referrer: 'no-referrer', type: 'application/rss+xml' },
  '/sitemap.xml': { cache: 'public, max-age=3600', referrer: 'no-referrer', type: 'application/xml' },
  '/api/availability?brand=payroll&kind=phone': { ...data, cache: 'no-store' },
  '/api/data/tags': { ...data, cache: page.cache },
  '/api/nothing': { ...data, ...notFound },
};

it.each(Object.entries(kinds))('%s, at the first and the second request', async (path, wanted) => {
  for (let visit = 0; visit < 2; visit++) {
    const { status, headers, type } = await request(site.server).get(path);
    const opener = headers['cross-origin-opener-policy'];
    const got = { cache: headers['cache-control'], referrer: headers['referrer-policy'], opener, type };
    expect({ status, ...got }).toEqual({ status: 200, cache: undefined, opener: undefined, ...wanted });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toMatch(/^(?:DENY|SAMEORIGIN)$/);
    expect([headers['x-powered-by'], headers['server']]).toEqual([undefined, undefined]);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:|data:(?!\s|;|$)/);
  }
});
