import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Builds what the tests start, if it is not up to date, and gives them a folder for temporary files; returns what removes it. */
export default function globalSetup(): () => void {
  execFileSync(process.execPath, ['build.mjs', '--if-needed'], { stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
