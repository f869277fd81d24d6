import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, promises, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
 * A small file system in memory, where this user may mount one, that can be full, or read-only while no file is open for
 * writing. Elsewhere a folder whose writes are made to fail by `stubWrites`.
 */
export function createSmallDisk(megabytes = 8): SmallDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  const ballast = path.join(folder, 'ballast');
  if (mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')) {
    return {
      folder,
      fail(fault) {
        if (fault === 'ENOSPC') fill(ballast, megabytes);
        else if (!mount('-o', 'remount,ro')) throw new Error('a file is still open for writing');
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
  const unstub = stubWrites();
  return {
    folder,
    fail(fault) {
      stubbed.fault = fault;
    },
    mend() {
      stubbed.fault = null;
    },
    remove() {
      unstub();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(file: string, megabytes: number) {
  for (let size = megabytes * 1024 * 1024; size > 0; size = Math.floor(size / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The rest in smaller parts.
    }
  }
  if (!existsSync(file)) throw new Error('the disk was not filled');
}

/** Makes `node:fs/promises` and `node:sqlite` fail to write in the folder while it has a fault. Returns what ends that. */
function stubWrites(): () => void {
  const real = {
    mkdir: promises.mkdir,
    open: promises.open,
    rename: promises.rename,
    exec: DatabaseSync.prototype.exec,
  };
  const failing =
    <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      const isReading = args[1] === 'r';
      if (stubbed.fault && String(args[0]).startsWith(stubbed.folder) && !isReading)
        throw Object.assign(new Error(`${stubbed.fault}: injected`), { code: stubbed.fault });
      return write(...args);
    };
  promises.mkdir = failing(real.mkdir) as never;
  promises.open = failing(real.open);
  promises.rename = failing(real.rename);
  DatabaseSync.prototype.exec = function exec(sql) {
    const fails = stubbed.fault === 'EROFS' || (stubbed.fault === 'ENOSPC' && sql === 'COMMIT');
    if (fails && this.location()?.startsWith(stubbed.folder))
      throw Object.assign(new Error(`${stubbed.fault}: injected`), { errcode: stubbed.fault === 'EROFS' ? 8 : 13 });
    real.exec.call(this, sql);
  };
  syncBuiltinESMExports();
  return () => {
    const { exec, ...functions } = real;
    Object.assign(promises, functions);
    DatabaseSync.prototype.exec = exec;
    syncBuiltinESMExports();
  };
}
