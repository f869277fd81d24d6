import { settledPages, token } from './cached.ts';
import { tenth } from './numbers.ts';
import { putLoad, startSite } from './processes.ts';

export type MemoryResult = { requests: number; megabytes: number[]; growth: number };

/** Resident memory after each tenth of many requests to cached pages, 304s and unknown URLs. `growth`: last less third. */
export async function measureMemory(dist: string, requests: number): Promise<MemoryResult> {
  const site = await startSite(dist, { METRICS_TOKEN: token });
  try {
    // The load generator counts bytes: a page must not be recompressed during the run.
    await settledPages(site.port, ['/', '/blog', '/services/payroll']);
    const megabytes: number[] = [];
    let sent = 0;
    for (let part = 0; part < 10; part++) {
      for (const [path, headers] of requestKinds(part)) {
        const maxRequests = Math.ceil(requests / 10 / requestKinds(part).length);
        const { requests: done } = await putLoad({ port: site.port, path, headers, duration: 120_000, maxRequests });
        sent += done;
      }
      megabytes.push(Math.round(site.memory() ?? Number.NaN));
    }
    return { requests: sent, megabytes, growth: tenth(megabytes.at(-1)! - megabytes[2]!) };
  } finally {
    await site.stop();
  }
}

function requestKinds(part: number): [path: string, headers: Record<string, string>][] {
  return [
    ['/', { 'Accept-Encoding': 'br' }],
    ['/blog', { 'Accept-Encoding': 'gzip' }],
    ['/services/payroll', { 'Accept-Encoding': 'br', 'If-None-Match': '*' }],
    [`/services/payroll?utm_source=${part}`, { 'Accept-Encoding': 'br' }],
  ];
}
