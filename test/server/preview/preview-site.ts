import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterEach, beforeEach } from 'vitest';
import { previewLink } from '#server/preview/signed-link.ts';
import { type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { startTestSite, type TestSite } from '../site.ts';

export const secret = 'a-secret-of-the-editors';
export const hour = 3_600;

/** Set before each test: a stub of Ghost, and the folder of the content cache. */
export let ghost: GhostStub;
export let cacheDir: string;
const opened: TestSite[] = [];

/** Call once in a file: each test gets a stub of Ghost and a folder, and its end closes its sites. */
export function startGhostForEachTest() {
  beforeEach(async () => {
    ghost = await startGhostStub();
    cacheDir = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  });
  afterEach(async () => {
    await closeSites();
    await ghost.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
}

export const settings = () => ({ ...ghost.previewEnv, CACHE_DIR: cacheDir });

/** Starts a site; the end of the test closes it. */
export async function start(env: Record<string, string> = settings(), now?: () => number): Promise<TestSite> {
  const site = await startTestSite({ env, now });
  opened.push(site);
  return site;
}

export async function closeSites(): Promise<void> {
  for (const site of opened.splice(0)) await site.close();
}

export const get = (site: TestSite, url: string) => request(site.server).get(url);
export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
export const linkTo = ({ id }: { id: string }, seconds = hour) => previewLink(secret, id, inSeconds(seconds));
export const inBrand = (link: string, brand: string) => `${link}${link.includes('?') ? '&' : '?'}domain=${brand}`;
