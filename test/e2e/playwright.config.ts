import { defineConfig, devices } from 'playwright/test';
import { chromiumPath } from '../chromium.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: '../../var/test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 40_000,
  forbidOnly: true,
  // A busy machine may miss a deadline once; a fault shows every time, and a second run is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // A headless browser calls itself one, and is then served as a robot: whole pages, nothing streamed.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {
      executablePath: chromiumPath() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
