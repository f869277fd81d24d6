import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { launchFirefox } from './firefox.ts';
import { type Browser, type BrowserSettings, type EngineName, engineNames } from './tab.ts';
import { launchWebkit } from './webkit.ts';

/** Debian's packages of each engine. */
export const packages: Record<EngineName, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'dbus'],
};

/** The programs of an engine on this machine: the first is the one that is started; null when one is missing. */
function programs(engine: EngineName): string[] | null {
  const found = {
    firefox: () => [firstExisting([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'])],
    webkit: () => [firstExisting(['/usr/bin/WebKitWebDriver']), miniBrowser(), firstExisting(['/usr/bin/Xvfb'])],
  }[engine]();
  return found.every((program) => program !== null) ? (found as string[]) : null;
}

function miniBrowser(): string | null {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu')) : [];
  return firstExisting(
    libraries.flatMap((library) =>
      ['4.1', '6.0', '4.0'].map((version) => path.join('/usr/lib', library, `webkit2gtk-${version}`, 'MiniBrowser')),
    ),
  );
}

function firstExisting(files: (string | undefined)[]): string | null {
  return files.find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** Engines that cannot be started here. */
export const missingEngines = () => engineNames.filter((engine) => programs(engine) === null);

/** Installs the engines that are missing from Debian's packages, where there are such. */
export function installMissingEngines(): void {
  const missing = missingEngines().flatMap((engine) => packages[engine]);
  if (missing.length === 0) return;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    try {
      execFileSync('apt-get', args, {
        stdio: 'inherit',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // The caller checks again which are missing.
    }
  }
}

/** Starts a browser of the engine. @throws when it is not installed */
export function launchBrowser(engine: EngineName, settings: BrowserSettings): Promise<Browser> {
  const [program, second] = programs(engine) ?? [];
  if (!program) throw new Error(`${engine} is not installed: npm run test:browsers installs it on Debian`);
  return engine === 'webkit' ? launchWebkit(program, second!, settings) : launchFirefox(program, settings);
}
