import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz } from '#test/fuzz/fuzz.ts';

/** Of the processor, site and requests together. `npm run fuzz` sets them, and the seed. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(1e9));

it(
  'any method, path, query, header and body gets an expected response, within its bounds and its schema',
  async () => {
    console.log(`fuzz: seed ${seed}`);
    const { requests, statuses, failures } = await fuzz(seed, seconds * 1_000);
    const counts = [...statuses].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => `${status}: ${count}`);
    console.log(`fuzz: ${requests} requests; ${counts.join(', ')}`);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
    // Requests get as far as the pages, the calls and their refusals.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(['200', '400', '404', '405']));
  },
  120_000 + seconds * 30_000,
);
