import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Without the browser's own windows a test takes a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of Chromium on this machine: CHROMIUM_PATH, its headless shell, the browser, Playwright's own, or null. */
export function chromiumPath(): string | null {
  return firstExisting([process.env['CHROMIUM_PATH'], headlessShell, ...browsers, chromium.executablePath()]);
}

/** Path of the whole browser, for what its headless shell lacks: the back-forward cache. */
export function fullChromiumPath(): string | null {
  return firstExisting([...browsers, process.env['CHROMIUM_PATH'], chromium.executablePath()]);
}

function firstExisting(files: (string | undefined)[]): string | null {
  return files.find((file) => file !== undefined && existsSync(file)) ?? null;
}

/**
 * Path of Chromium, which is installed if there is none: from Debian's packages, else by Playwright.
 * @throws when neither works
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', [...install, 'chromium', 'fonts-liberation', 'chromium-headless-shell']],
    ['apt-get', [...install, 'chromium', 'fonts-liberation']],
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
