import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** The same of the names and contents of files, and of all files in folders. */
export function hashFiles(root: string, names: string[]): string {
  const digest = createHash('sha256');
  const paths = names.map((name) => path.join(root, name));
  for (const file of paths.flatMap((found) => (statSync(found).isFile() ? found : filesBelow(found)))) {
    digest.update(path.relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 10);
}
