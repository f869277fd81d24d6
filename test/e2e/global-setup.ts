import { startSite } from './site.ts';

/** Starts the server shared by all tests that set no environment of their own; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { site, stop } = await startSite();
  process.env['SHARED_SITE'] = JSON.stringify(site);
  return stop;
}
