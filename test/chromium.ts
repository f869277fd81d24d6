import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell first: without the browser's own windows a test takes a third less processor time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Path of Chromium on this machine: CHROMIUM_PATH, an installed one, Playwright's own, or null. */
export function chromiumPath(): string | null {
  const own = chromium.executablePath();
  return (
    [process.env['CHROMIUM_PATH'], ...installed, own].find((file) => file !== undefined && existsSync(file)) ?? null
  );
}

/**
 * Path of Chromium, which is installed if there is none: from Debian's packages, else by Playwright.
 * @throws when neither works
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']],
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, {
        stdio: 'inherit',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // Continue with the next attempt.
    }
    const path = chromiumPath();
    if (path) return path;
  }
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its executable.');
}
