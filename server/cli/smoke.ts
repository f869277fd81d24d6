type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** Path, status, and what the body must contain: a page, a feed, a file, a call, what must stay closed. */
const responses: [path: string, status: number, content: RegExp, init?: RequestInit][] = [
  ['/', 200, /<\/html>/],
  ['/services', 200, /<\/html>/],
  ['/contact', 200, /<\/html>/],
  ['/schedule', 200, /<\/html>/],
  ['/blog', 200, /href="\/blog\/(?!tag\/|author\/)[a-z0-9-]+"/],
  ['/resources/tax-calculator', 200, /<\/html>/],
  ['/search?q=payroll', 200, /payroll/i],
  ['/no-such-page-here', 404, /<h1[\s>]/],
  ['/rss.xml', 200, /<item>/],
  ['/sitemap.xml', 200, /<loc>/],
  ['/api/availability?kind=phone', 200, /"slots"/],
  ['/api/contact', 400, /"success":false/, json({ formData: {} })],
  ['/api/contact', 403, /"success":false/, json({}, { Origin: 'https://elsewhere.example' })],
  ['/readyz', 200, /true/],
];

/** Each says what is wrong, or null. */
const others: ((get: Get, origin: string) => Promise<string | null>)[] = [
  async (get) => {
    const { headers } = await get('/');
    return /^default-src 'none'(?!.*unsafe)/.test(headers.get('content-security-policy') ?? '')
      ? null
      : 'the content security policy of / is missing or weak';
  },
  async (get) => {
    const file = /\/assets\/[\w-]{1,80}\.js/.exec(await (await get('/')).text())?.[0];
    return file && (await get(file)).ok ? null : 'the scripts of / are missing';
  },
  async (get) => ((await get('/metrics')).ok ? '/metrics is open' : null),
  async (_get, origin) => {
    if (!origin.startsWith('https:')) return null;
    const response = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
    return response.headers.get('location')?.startsWith('https://') ? null : 'http:// does not lead to https://';
  },
];

function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

async function problemsOf(origin: string, timeoutMs: number): Promise<string[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const get: Get = (path, init) => fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
  const checks = [
    ...responses.map(([path, status, content, init]) => async () => {
      const response = await get(path, init);
      if (response.status !== status) return `${path} responds ${response.status}, expected ${status}`;
      return content.test(await response.text()) ? null : `${path} lacks ${content.source}`;
    }),
    ...others.map((check) => () => check(get, origin)),
  ];
  const found: (string | null)[] = [];
  // One after the other: a busy site responds 503 to what waits behind other pages.
  for (const check of checks) found.push(await check().catch((error: Error) => error.message));
  return found.filter((problem) => problem !== null);
}

/**
 * `npm run smoke -- https://host …`: checks deployed sites from outside, sending no message and booking nothing.
 * @param urls scheme and host of each, e.g. `https://www.example.com`
 * @param timeoutMs milliseconds for all checks of one site
 * @returns the exit code: 0 when every check passes, 1 otherwise, 2 for a wrong argument
 */
export async function runSmoke(urls: string[], print: (line: string) => void, timeoutMs = 10_000): Promise<number> {
  const sites = urls.map((url) => URL.parse(url)).filter((url) => /^https?:$/.test(url?.protocol ?? ''));
  if (sites.length === 0 || sites.length < urls.length) {
    print('usage: npm run smoke -- https://www.example.com');
    return 2;
  }
  let code = 0;
  for (const { origin } of sites as URL[]) {
    const problems = await problemsOf(origin, timeoutMs);
    for (const problem of problems) print(`FAILED   ${origin}: ${problem}`);
    if (problems.length > 0) code = 1;
    else print(`ok       ${origin}`);
  }
  return code;
}

if (import.meta.main) process.exit(await runSmoke(process.argv.slice(2), console.log));
