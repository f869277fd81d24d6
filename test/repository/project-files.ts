import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProjectFile = { path: string; text: string };

/** Every text file of the project that is or will be under version control, below some folders or all. */
export function projectFiles(folders: readonly string[] = []): ProjectFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    {
      maxBuffer: 32_000_000,
    },
  );
  const paths = [...new Set(listed.toString('utf8').split('\0').filter(Boolean))];
  return paths.flatMap((path) => {
    const content = bytesOf(path);
    return content && !content.includes(0) ? [{ path, text: content.toString('utf8') }] : [];
  });
}

/** `path:line` of each line that fits. */
export function linesLike(files: readonly ProjectFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** A file that was listed may have been deleted since. */
function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
