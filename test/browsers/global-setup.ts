import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import type { EngineName } from './tab.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running production build. */
    site: string;
    /** URL of another, with 45 posts of a Ghost. */
    newsSite: string;
    engine: EngineName;
  }
}

/** Starts the site, one with the posts of a Ghost, and an X display for WebKit; returns what stops them. */
export default async function globalSetup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { url } = await untilReady(await startProcess({ CONTACT_LIMIT: '500' }));
  provide('site', url);
  const ghost = await startGhostStub();
  provide('newsSite', (await untilReady(await startProcess(ghost.previewEnv))).url);
  const display = name === 'webkit' ? await startDisplay() : null;
  return async () => {
    display?.kill();
    await endAll();
    await ghost.close();
  };
}

/** An X server without a screen, as high as the longest windows; it chooses a free display number itself. */
async function startDisplay() {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  process.env['DISPLAY'] = `:${number.toString().trim()}`;
  return xvfb;
}
