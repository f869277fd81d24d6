import { fetchPage } from './cached.ts';
import { median, ratio } from './numbers.ts';
import { putLoad, startSite } from './processes.ts';

export type AvailabilityResult = {
  /** Responses per second: the cached home page, and a cached availability response. */
  home: number;
  availability: number;
  /** Median of the rounds' ratios: the page's responses for one of the availability. */
  ratio: number;
  /** The same per second of the server's CPU time. */
  ratioCpu: number | null;
};

const path = '/api/availability?brand=payroll&kind=phone';

/**
 * A cached availability response against a cached page, in alternating rounds on the same server.
 * @param duration milliseconds of a round
 */
export async function measureAvailability(dist: string, rounds: number, duration: number): Promise<AvailabilityResult> {
  const site = await startSite(dist, { WARM_UP: 'false' });
  try {
    await fetchPage(site.port, '/');
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const measure = async (target: string) => {
      await fetchPage(site.port, target);
      const before = site.cpu();
      const { perSecond, requests } = await putLoad({ port: site.port, path: target, headers, duration });
      const after = site.cpu();
      return { perSecond, perCpu: before === null || after === null ? null : requests / (after - before) };
    };
    const results = [];
    for (let round = 0; round <= rounds; round++) {
      const page = await measure('/');
      const times = await measure(path);
      if (round > 0) results.push({ page, times });
    }
    const cpu = results.flatMap(({ page, times }) => (page.perCpu && times.perCpu ? [page.perCpu / times.perCpu] : []));
    return {
      home: Math.round(median(results.map(({ page }) => page.perSecond))),
      availability: Math.round(median(results.map(({ times }) => times.perSecond))),
      ratio: ratio(median(results.map(({ page, times }) => page.perSecond / times.perSecond))),
      ratioCpu: cpu.length > 0 ? ratio(median(cpu)) : null,
    };
  } finally {
    await site.stop();
  }
}
