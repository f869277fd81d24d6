import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { launchFirefox } from './firefox.ts';
import type { Browser, BrowserSettings, EngineName } from './tab.ts';
import { launchWebkit } from './webkit.ts';

/** Starts a browser of the engine, from Debian's packages. @throws when it is not installed */
export function launchBrowser(engine: EngineName, settings: BrowserSettings): Promise<Browser> {
  if (engine === 'firefox') return launchFirefox(pathOf('firefox-esr', 'firefox'), settings);
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  if (!miniBrowser) throw new Error('WebKitGTK has no MiniBrowser here');
  return launchWebkit(pathOf('WebKitWebDriver'), miniBrowser, settings);
}

function pathOf(...names: string[]): string {
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0]!;
}
