import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gives the tests of a run a folder for temporary files of their own; returns what removes it. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
