import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

/** How a disk refuses to be written: it is full, or mounted read-only. */
export type DiskFault = 'ENOSPC' | 'EROFS';

export type SmallDisk = {
  folder: string;
  fail(fault: DiskFault): void;
  mend(): void;
  remove(): void;
};

/** For the stubbed file system: where writes fail, and how. */
const stubbed: { folder: string; fault: DiskFault | null } = { folder: '', fault: null };

/**
 * A file system of 8 MB in memory, where this user may mount one, that can be full, or read-only while no file is open for
 * writing. Elsewhere a folder whose writes are made to fail by `stubWrites` and `stubCommits`.
 */
export function createSmallDisk(): SmallDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  const ballast = path.join(folder, 'ballast');
  if (mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs')) {
    return {
      folder,
      fail(fault) {
        if (fault === 'EROFS') mount('-o', 'remount,ro');
        else fill(ballast);
      },
      mend() {
        mount('-o', 'remount,rw');
        rmSync(ballast, { force: true });
      },
      remove() {
        spawnSync('umount', [folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  stubbed.folder = folder;
  return {
    folder,
    fail(fault) {
      stubbed.fault = fault;
    },
    mend() {
      stubbed.fault = null;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function fill(file: string) {
  for (let size = 8 * 1024 * 1024; size > 0; size = Math.floor(size / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The rest in smaller parts.
    }
  }
  if (!existsSync(file)) throw new Error('the disk was not filled');
}

/** `node:fs/promises` whose writes fail on a disk that could not be mounted. Pass it to `vi.mock` in the test file. */
export async function stubWrites(original: () => Promise<typeof import('node:fs/promises')>) {
  const real = await original();
  const failing = <F extends (...args: never[]) => Promise<unknown>>(write: F) =>
    vi.fn(async (...args: Parameters<F>) => {
      const target = String(args[0]);
      if (stubbed.fault && target.startsWith(stubbed.folder) && !isReading(args[1]))
        throw Object.assign(new Error(`${stubbed.fault}: injected`), { code: stubbed.fault });
      return write(...args);
    });
  const { mkdir, open, rename } = real;
  return {
    ...real,
    mkdir: failing(mkdir as never),
    open: failing(open as never),
    rename: failing(rename as never),
  };
}

/** `node:sqlite` that stores nothing on such a disk. Pass it to `vi.mock` as well. */
export async function stubCommits(original: () => Promise<typeof import('node:sqlite')>) {
  const real = await original();
  class DatabaseSync extends real.DatabaseSync {
    override exec(sql: string) {
      if (stubbed.fault && sql === 'COMMIT' && this.location()?.startsWith(stubbed.folder))
        throw Object.assign(new Error(`${stubbed.fault}: injected`), { errcode: 13 });
      super.exec(sql);
    }
  }
  return { ...real, DatabaseSync };
}

/** The flag of `open`. */
function isReading(flag: unknown): boolean {
  return flag === 'r';
}
