import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode, writeDurably } from '../mail/durable-file.ts';
import { addCounts, leaseMs, maxKeysPerDay, type ReportStore } from './report-store.ts';

const countsSchema = z.record(z.string(), z.number().int().nonnegative());
/** Files of one day that are read: one for each process that ran on it. */
const maxFilesPerDay = 1_000;

/**
 * Counts as files `DAY.PROCESS.json`: each process writes its own, whole, so that several need no lock. `MONDAY.mailed`
 * marks a report that was mailed, `MONDAY.leased` one that a process is mailing.
 * @param onDamaged called with the name of a file that cannot be read; it is left out
 */
export function createFolderStore(folder: string, onDamaged: (name: string) => void): ReportStore {
  const own = randomBytes(6).toString('hex');
  let today = { day: '', counts: new Map<string, number>() };
  const file = (name: string) => path.join(folder, name);

  async function namesOf(day: string): Promise<string[]> {
    const names = await readdir(folder).catch(ifMissing([]));
    return names.filter((name) => name.startsWith(`${day}.`) && name.endsWith('.json')).slice(0, maxFilesPerDay);
  }

  async function readCounts(name: string): Promise<[string, number][]> {
    try {
      return Object.entries(countsSchema.parse(JSON.parse(await readFile(file(name), 'utf8'))));
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) onDamaged(name);
      return [];
    }
  }

  return {
    async add(day, counts) {
      const name = `${day}.${own}.json`;
      const sum = new Map(today.day === day ? today.counts : await readCounts(name));
      addCounts(sum, counts, maxKeysPerDay);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(file(name), JSON.stringify(Object.fromEntries(sum)), rename, folder);
      today = { day, counts: sum };
    },

    async read(days) {
      const sum = new Map<string, number>();
      for (const day of days) for (const name of await namesOf(day)) addCounts(sum, await readCounts(name));
      return sum;
    },

    async lease(monday, now) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (await stat(file(`${monday}.mailed`)).catch(ifMissing(null))) return 'mailed';
      const lease = file(`${monday}.leased`);
      const leasedAt = Number(await readFile(lease, 'utf8').catch(ifMissing(now)));
      if (!(now - leasedAt <= leaseMs)) await rm(lease, { force: true });
      return writeFile(lease, String(now), { flag: 'wx', mode: 0o600 }).then(
        () => 'leased' as const,
        (error: unknown) => {
          if (hasCode(error, 'EEXIST')) return 'busy' as const;
          throw error;
        },
      );
    },

    async settle(monday, isMailed) {
      if (isMailed) await writeFile(file(`${monday}.mailed`), '', { mode: 0o600 });
      await rm(file(`${monday}.leased`), { force: true });
    },

    async prune(before) {
      for (const name of await readdir(folder).catch(ifMissing([])))
        if (/^\d{4}-\d\d-\d\d\./.test(name) && name.slice(0, 10) < before) await rm(file(name), { force: true });
    },
  };
}

function ifMissing<T>(value: T) {
  return (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
}
