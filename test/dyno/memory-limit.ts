import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Of a dyno of the size "basic". */
const limitBytes = 512 * 1024 * 1024;

/** A memory cgroup of a dyno's size. */
export type MemoryGroup = {
  /** The file that a process writes its id into to join. */
  processes: string;
  /** The most that its processes have held together, their page cache included, in bytes. */
  peakBytes(): number;
  /** Call it when its processes have been killed; waits until the kernel has let go of them. */
  remove(): Promise<void>;
};

const root = '/sys/fs/cgroup';
/** The files of both versions of control groups. */
const versions = [
  { base: ownGroup(), limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' },
  { base: root, limit: 'memory.max', peak: 'memory.peak' },
];
let made = 0;

/** A new group; null where this machine allows none. */
export function createMemoryGroup(): MemoryGroup | null {
  for (const { base, limit, peak } of versions) {
    const folder = path.join(base, `dyno-${process.pid}-${made++}`);
    try {
      accessSync(base, constants.W_OK);
      mkdirSync(folder);
      writeFileSync(path.join(folder, limit), String(limitBytes));
      return {
        processes: path.join(folder, 'cgroup.procs'),
        peakBytes: () => Number(readFileSync(path.join(folder, peak), 'utf8')),
        remove: () => removeGroup(folder),
      };
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
    }
  }
  return null;
}

/** One line for the log of the run. */
export function describeMemoryLimit(): string {
  const group = createMemoryGroup();
  void group?.remove();
  return group ? 'memory: a cgroup of 512 MB for each dyno' : 'memory: no cgroup here, so V8 is limited to 400 MB';
}

async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 0; existsSync(folder); attempt++) {
    try {
      rmdirSync(folder);
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}

/** In version 1 below the group of this process, which may be limited itself. */
function ownGroup(): string {
  const memory = path.join(root, 'memory');
  const [, own = ''] = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
  return existsSync(path.join(memory, own)) ? path.join(memory, own) : memory;
}
