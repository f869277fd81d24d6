import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.ts';

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
