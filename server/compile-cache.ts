import { readdirSync, renameSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Starts from the compiled code that the build has stored, which saves half of the processor time until the first page.
 * Portable: a platform moves the build to another folder. Without the folder, or where it may not be written, the code is
 * compiled at each start.
 * @param folder the compile cache of the build
 */
export function startCompileCache(folder: string): void {
  try {
    adopt(folder);
  } catch {
    // Another process has just done it, or the folder is read-only.
  }
  enableCompileCache({ directory: folder, portable: true });
}

/** Node names a cache by the user id, which a platform changes between build and start: renames the build's. */
function adopt(folder: string) {
  const user = process.getuid?.();
  if (user === undefined) return;
  const names = readdirSync(folder).filter((name) => /-\d+$/.test(name));
  const own = names[0]?.slice(0, names[0].lastIndexOf('-') + 1).concat(String(user));
  if (names.length === 1 && own && own !== names[0]) renameSync(path.join(folder, names[0]!), path.join(folder, own));
}
