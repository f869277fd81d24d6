import { randomBytes } from 'node:crypto';
import { type FileHandle, open, type rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a temporary file, flushes it to the disk and moves it to its path in one step.
 * @param publish `rename` replaces an existing file, `link` fails with EEXIST
 * @param temporaryFolder on the same file system
 */
export async function writeDurably(
  path: string,
  content: Buffer | string,
  publish: typeof rename,
  temporaryFolder: string,
): Promise<void> {
  const temporary = join(temporaryFolder, randomBytes(8).toString('hex'));
  try {
    const file = await open(temporary, 'wx', 0o600);
    await closing(file, async () => {
      await file.writeFile(content);
      await file.sync();
    });
    await publish(temporary, path);
    await syncFolder(join(path, '..'));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Flushes a folder's entries to the disk. */
export async function syncFolder(path: string) {
  const handle = await open(path, 'r');
  await closing(handle, () => handle.sync());
}

async function closing(file: FileHandle, work: () => Promise<void>) {
  try {
    await work();
  } finally {
    await file.close();
  }
}

/** Runs `work` at the first call and again after it has failed; all other calls get the result of that. */
export function onceSuccessful(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
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
