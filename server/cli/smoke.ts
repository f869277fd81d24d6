import { performance } from 'node:perf_hooks';
import { smokeChecks } from './smoke-checks.ts';

const atOnce = 8;

/**
 * `npm run smoke -- https://host …`: checks a deployed site from outside, sending no message and booking nothing.
 * @param origin scheme and host, e.g. `https://www.example.com`
 * @returns the exit code: 0 when every check passes in time, 1 otherwise, 2 for a wrong argument
 */
export async function runSmoke(
  origin: string | undefined,
  print: (line: string) => void,
  timeoutMs = 10_000,
): Promise<number> {
  const url = URL.parse(origin ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    print('usage: npm run smoke -- https://www.example.com');
    return 2;
  }
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const site = {
    origin: url.origin,
    get: (path: string, init: RequestInit = {}) =>
      fetch(new URL(path, url.origin), { redirect: 'manual', signal, ...init }),
  };
  const waiting = Object.entries(smokeChecks);
  const failed: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const problem = await check(site).catch((error: Error) => error.message);
      if (problem) failed.push(`FAILED   ${name}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const line of failed.toSorted()) print(line);
  const count = Object.keys(smokeChecks).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${count - failed.length} of ${count} checks passed in ${seconds} s`);
  return failed.length === 0 ? 0 : 1;
}

/** Checks several sites one after the other, such as the hosts of the three brands. */
export async function runSmokeOn(
  origins: readonly (string | undefined)[],
  print: (line: string) => void,
  timeoutMs?: number,
) {
  let worst = 0;
  for (const origin of origins.length > 0 ? origins : [undefined]) {
    if (origins.length > 1) print(`${origin}:`);
    worst = Math.max(worst, await runSmoke(origin, print, timeoutMs));
  }
  return worst;
}

if (import.meta.main) process.exit(await runSmokeOn(process.argv.slice(2), console.log));
