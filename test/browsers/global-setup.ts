import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import { missingEngines } from './engines.ts';

/** Starts the site, one with the posts of a Ghost, and an X display for WebKit; returns what stops them and removes the files of the browsers. */
export default async function globalSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url } = await untilReady(await startProcess({ CONTACT_LIMIT: '500' }));
  provide('site', url);
  const ghost = await startGhostStub();
  provide('newsSite', (await untilReady(await startProcess(ghost.previewEnv))).url);
  const display = missingEngines().includes('webkit') ? null : await startDisplay();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    display?.kill();
    await endAll();
    await ghost.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** An X server without a screen, as high as the longest windows; it chooses a free display number itself. */
async function startDisplay() {
  const xvfb = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  process.env['DISPLAY'] = `:${number.toString().trim()}`;
  return xvfb;
}
