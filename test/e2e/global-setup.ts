import { startProcess, untilReady } from '../server/own-process.ts';

export type Site = { url: string; outbox: string };

/** Starts the built server on a free port with an outbox folder of its own, and these variables besides. */
export async function startSite(env: Record<string, string> = {}): Promise<{ site: Site; stop: () => Promise<void> }> {
  const { port, outbox, stop } = await untilReady(await startProcess({ CONTACT_LIMIT: '500', ...env }));
  return { site: { url: `http://localhost:${port}`, outbox }, stop };
}

/** Starts the server shared by all tests that set no environment of their own; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { site, stop } = await startSite();
  process.env['SHARED_SITE'] = JSON.stringify(site);
  return stop;
}
