import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and the folders in it, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Ten hexadecimal digits of the SHA-256, for file names. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
