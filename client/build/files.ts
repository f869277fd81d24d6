import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

/** Writes a brotli and a gzip copy beside every text file of a folder; the server sends them as they are. */
export function compressFolder(folder: string) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt|ico)$/.test(file)) continue;
    const body = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

/**
 * Keeps the files of the build before, for pages that were sent before a deployment: what the new build has not is copied
 * into its folder `previous`. A build with the same files passes on what the one before it kept, so that they are those
 * of one other build, never more.
 * @param before folder of the build before, which need not exist
 * @param dist folder of the new build
 * @param pictures URL path of its pictures, which the server finds by the URL of another build, too
 */
export function keepPreviousFiles(before: string, dist: string, pictures: string) {
  const isAnswered = (name: string, file: string) => {
    const present = path.join(dist, 'public', `/${name}`.replace(/^\/assets\/[0-9a-f]{10}(?=\/)/, pictures));
    return existsSync(present) && readFileSync(present).equals(readFileSync(file));
  };
  for (const folder of [path.join(before, 'public'), path.join(before, 'previous')]) {
    const files = existsSync(folder) ? filesBelow(folder) : [];
    const names = files.map((file) => path.relative(folder, file).split(path.sep).join('/'));
    const missing = names.filter((name) => !isAnswered(name, path.join(folder, name)));
    for (const name of missing) cpSync(path.join(folder, name), path.join(dist, 'previous', name));
    if (missing.length > 0) return;
  }
}
