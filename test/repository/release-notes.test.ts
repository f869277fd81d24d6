import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commitsIn, releaseNotes } from './release-notes.ts';

it('lists every commit of a range once, with its body, where it concerns the reader most', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: folder,
      },
    );
  const commit = (file: string, message: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), message);
    git('add', '.');
    git('commit', '-qm', message);
  };
  git('init', '-q');
  commit('README.md', 'Begin');
  git('tag', 'v1');
  commit('views/home.tsx', 'Show the prices');
  commit('.env.example', 'Let CDNs store pages\n\nNew variable: `CDN_CACHE`.');
  commit('server/app.ts', 'Answer faster');
  commit('test/a.ts', 'Try it with | and <signs>');
  const notes = releaseNotes('v1..HEAD', commitsIn('v1..HEAD', folder)).replace(/\([0-9a-f]{7,}\)/g, '(hash)');
  expect(notes).toBe(
    [
      '# v1..HEAD',
      '4 commits.',
      '## For whoever runs the site\n\n- Let CDNs store pages (hash)\n  New variable: `CDN_CACHE`.',
      '## For visitors\n\n- Show the prices (hash)',
      '## Server\n\n- Answer faster (hash)',
      '## Tests and tools\n\n- Try it with | and <signs> (hash)',
    ].join('\n\n'),
  );
  expect(() => commitsIn('v9..HEAD', folder)).toThrow();
});
