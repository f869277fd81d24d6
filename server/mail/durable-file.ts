import { randomBytes } from 'node:crypto';
import { type FileHandle, open, type rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file in `asideFolder` and flushes it to the disk; `publish` then puts it in its place in one step. */
export async function writeDurably(
  path: string,
  content: Buffer | string,
  publish: typeof rename,
  asideFolder: string,
): Promise<void> {
  const aside = join(asideFolder, randomBytes(8).toString('hex'));
  try {
    const file = await open(aside, 'wx', 0o600);
    await withFile(file, async () => {
      await file.writeFile(content);
      await file.sync();
    });
    await publish(aside, path);
    await syncFolder(join(path, '..'));
  } finally {
    await rm(aside, { force: true });
  }
}

/** Makes names in a folder survive a power cut. */
export async function syncFolder(path: string) {
  const handle = await open(path, 'r');
  await withFile(handle, () => handle.sync());
}

async function withFile(file: FileHandle, work: () => Promise<void>) {
  try {
    await work();
  } finally {
    await file.close();
  }
}

export function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code;
}

export async function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
