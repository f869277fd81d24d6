import { setTimeout as pause } from 'node:timers/promises';
import { requestFromClients } from '../many-clients.ts';
import { token } from './cached.ts';
import { median, tenth } from './numbers.ts';
import { startSite } from './processes.ts';

const clients = 200;
const intervalMs = 500;

/**
 * The event loop's lag while more clients search at once than the process can answer: half-seconds' means, which load is
 * shed by, and 99th percentiles, in milliseconds.
 * @param intervals number of half-seconds
 */
export async function measureOverload(dist: string, intervals: number) {
  const site = await startSite(dist, { METRICS_TOKEN: token, TRUST_PROXY: '1' });
  const url = `http://localhost:${site.port}`;
  try {
    // Compiled once, as in a process that has answered before.
    for (let number = 0; number < 60; number++) await (await fetch(`${url}/search?q=tax+${number}`)).text();
    const load = requestFromClients(url, clients, (number) => `/search?q=tax+${number}`);
    await lagSinceLastCall(url);
    const lags: { mean: number; p99: number }[] = [];
    for (let count = 0; count < intervals; count++) {
      await pause(intervalMs);
      lags.push(await lagSinceLastCall(url));
    }
    await load.stop();
    const means = lags.map(({ mean }) => mean);
    return {
      'mean lag, median': tenth(median(means)),
      'mean lag, greatest': tenth(Math.max(...means)),
      '99th percentile, median': tenth(median(lags.map(({ p99 }) => p99))),
      'responses by status': Object.fromEntries(load.statuses),
    };
  } finally {
    await site.stop();
  }
}

async function lagSinceLastCall(url: string) {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  const lagMs = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)![1]) * 1_000;
  return { mean: lagMs('mean'), p99: lagMs('p99') };
}
