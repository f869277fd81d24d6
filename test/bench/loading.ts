import { createServer, request as httpRequest, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { median, ratio } from './numbers.ts';
import { launch, phone, screen } from './phone.ts';

export type PageRow = {
  page: string;
  score: number;
  fcp: number;
  lcp: number;
  /** LCP of the same page without any script. */
  lcpBare: number;
  tbt: number;
  cls: number;
};

const paths = { home: '/', service: '/services/payroll', list: '/blog', calculator: '/resources/tax-calculator' };

/** Lighthouse's figures for each page on the throttled phone, with and without scripts in alternation. */
export async function measurePages(port: number, chromePath: string, runs: number): Promise<PageRow[]> {
  const bare = await serveWithoutScripts(port);
  const barePort = (bare.address() as { port: number }).port;
  const debugPort = 40_000 + Math.floor(Math.random() * 20_000);
  const browser = await launch(chromePath, `--remote-debugging-port=${debugPort}`);
  try {
    const pages: PageRow[] = [];
    for (const [page, path] of Object.entries({ ...paths, post: await firstPost(port) })) {
      const ours: Audit[] = [];
      const without: Audit[] = [];
      for (let run = 0; run < runs; run++) {
        ours.push(await audit(`http://localhost:${port}${path}`, debugPort));
        without.push(await audit(`http://localhost:${barePort}${path}`, debugPort));
      }
      const of = (rows: Audit[], field: keyof Audit) => Math.round(median(rows.map((row) => row[field])));
      pages.push({
        page,
        score: of(ours, 'score'),
        fcp: of(ours, 'fcp'),
        lcp: of(ours, 'lcp'),
        lcpBare: of(without, 'lcp'),
        tbt: of(ours, 'tbt'),
        cls: ratio(median(ours.map(({ cls }) => cls))),
      });
    }
    return pages;
  } finally {
    await browser.close();
    bare.close();
    bare.closeAllConnections();
  }
}

type Audit = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    screenEmulation: { mobile: true, ...screen, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: phone.cpuSlowdown,
      requestLatencyMs: phone.latency,
      downloadThroughputKbps: phone.bitsPerSecond / 1024,
      uploadThroughputKbps: phone.bitsPerSecond / 2048,
      rttMs: phone.latency,
      throughputKbps: phone.bitsPerSecond / 1024,
    },
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories['performance']?.score ?? 0) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** A proxy that removes all scripts from the site's pages and compresses them. */
function serveWithoutScripts(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const headers = {
      ...request.headers,
      host: `localhost:${port}`,
      ...(request.headers.accept?.includes('text/html') && { 'accept-encoding': 'identity' }),
    };
    const forwarded = httpRequest({ host: '127.0.0.1', port, path: request.url, headers }, (upstream) => {
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      upstream.on('end', () => {
        const body = Buffer.concat(chunks);
        if (!upstream.headers['content-type']?.startsWith('text/html')) {
          response.writeHead(upstream.statusCode!, upstream.headers);
          response.end(body);
          return;
        }
        const page = brotliCompressSync(body.toString().replace(/<script\b.*?<\/script>/gs, ''));
        const { 'server-timing': _timing, etag: _etag, ...rest } = upstream.headers;
        response.writeHead(upstream.statusCode!, { ...rest, 'content-length': page.length, 'content-encoding': 'br' });
        response.end(page);
      });
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  return /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html)?.[1] ?? '/blog';
}
