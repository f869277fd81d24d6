import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder, which is removed at the end of the run (`test/global-setup.ts`). */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'test-'));
}
