import lighthouse from 'lighthouse';
import { href } from '#shared/site/routes.ts';
import { freePort } from '../free-port.ts';
import { firstPost } from './cached.ts';
import { median } from './median.ts';
import { launch, phone } from './phone.ts';

/** Milliseconds to the largest paint, and Lighthouse's performance score of 100. */
export type Loading = { largestPaint: number; score: number };

/** How pages load on the throttled phone, by path, medians of `runs` visits by Lighthouse. */
export async function measureLoading(port: number, chrome: string, runs: number): Promise<Record<string, Loading>> {
  const debugPort = await freePort();
  const browser = await launch(chrome, `--remote-debugging-port=${debugPort}`);
  try {
    const loading: Record<string, Loading> = {};
    const paths = ['/', '/services/payroll', '/blog', await firstPost(port), href('taxCalculator')];
    for (const path of paths) {
      const visits: Loading[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(`http://localhost:${port}${path}`, debugPort));
      const of = (field: keyof Loading) => median(visits.map((one) => one[field]));
      loading[path] = { largestPaint: of('largestPaint'), score: of('score') };
    }
    return loading;
  } finally {
    await browser.close();
  }
}

async function visit(url: string, port: number): Promise<Loading> {
  const kilobits = phone.bitsPerSecond / 1024;
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    screenEmulation: { mobile: true, ...phone.viewport, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: phone.cpuSlowdown,
      requestLatencyMs: phone.latency,
      downloadThroughputKbps: kilobits,
      uploadThroughputKbps: kilobits / 2,
      rttMs: phone.latency,
      throughputKbps: kilobits,
    },
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  return {
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    score: Math.round((categories['performance']?.score ?? 0) * 100),
  };
}
