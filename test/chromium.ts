import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** A Chromium on this machine: the one named by CHROMIUM_PATH, an installed one, Playwright's own; null for none. */
export function chromiumPath(): string | null {
  const own = chromium.executablePath();
  return [process.env['CHROMIUM_PATH'], ...places, own].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/**
 * Makes sure there is one: Debian's package where this user may install it, else Playwright's download.
 * @throws when neither works
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
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
      // The next way may work.
    }
    const installed = chromiumPath();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its program file.');
}
