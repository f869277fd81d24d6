import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { chromiumPath } from '../chromium.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  outputDir: '../../var/test-results',
  fullyParallel: true,
  // One more than CI has cores: a test waits for the server, for time-outs and for frames about a tenth of its time.
  workers: 3,
  timeout: 120_000,
  // On two busy cores a page change with all its code takes some seconds.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 1,
  reporter: [['list', { printSteps: false }], [path.join(import.meta.dirname, '../retry-report.ts')]],
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Animations take a tenth of the processor time; files that are about motion use `withMotion` of harness.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a service worker answers are not seen by page.route; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Headless Chromium names itself in its user agent, and the server does not stream to crawlers.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {
      executablePath: chromiumPath() ?? undefined,
      args: [
        '--no-sandbox',
        // Without a graphics card, drawing by the GPU process takes a tenth more processor time.
        ...['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        '--no-first-run',
      ],
    },
  },
});
