import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProjectFile = { path: string; text: string };

/** Every text file that git tracks or would add, in the given folders or in the whole project. */
export function projectFiles(folders: readonly string[] = []): ProjectFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { maxBuffer: 32_000_000 },
  );
  const paths = [...new Set(listed.toString('utf8').split('\0').filter(Boolean))];
  return paths.flatMap((path) => {
    const content = readIfPresent(path);
    return content && !content.includes(0) ? [{ path, text: content.toString('utf8') }] : [];
  });
}

/** `path:line` of every line that matches the pattern. */
export function matchingLines(files: readonly ProjectFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Null for a file that was deleted but is still in git’s index. */
function readIfPresent(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
