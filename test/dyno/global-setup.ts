import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSlug } from './slug.ts';

/** Builds the slug in a folder of its own; returns what removes it. */
export default function globalSetup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dyno-'));
  const { slug, bin } = buildSlug(folder);
  Object.assign(process.env, { DYNO_SLUG: slug, DYNO_BIN: bin });
  return () => rmSync(folder, { recursive: true, force: true });
}
