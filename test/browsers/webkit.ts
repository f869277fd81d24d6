import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Browser, BrowserSettings, Tab } from './tab.ts';

const commandTimeoutMs = 30_000;
/** A script that runs while the page changes may never be answered; callers repeat it. */
const scriptTimeoutMs = 10_000;
const resizeTimeoutMs = 10_000;

type Method = 'GET' | 'POST' | 'DELETE';

/** Code points that WebDriver has for the keys without a character. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
};

/**
 * WebKit by W3C WebDriver: WebKitGTK's MiniBrowser, on the X display of `DISPLAY`.
 * @throws when the driver or the browser does not start, with what the driver said
 */
export async function launchWebkit(driver: string, miniBrowser: string, settings: BrowserSettings): Promise<Browser> {
  const port = await freePort();
  const configuration = writeConfiguration(settings);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // A process group of its own, which the browser is in.
    detached: true,
    env: { ...process.env, TZ: 'America/New_York', XDG_CONFIG_HOME: configuration },
  });
  const call = async (method: Method, command: string, body?: object): Promise<unknown> => {
    const timeoutMs = command.endsWith('/execute/sync') ? scriptTimeoutMs : commandTimeoutMs;
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${command}: ${error}: ${message}`);
  };
  await untilListening(() => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // With others than `normal` the first command after a page change may be lost.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', ...(settings.darkScheme ? ['--dark-mode'] : [])],
        },
      },
    },
  })) as { sessionId: string };
  const session = (method: Method, command: string, body?: object) =>
    call(method, `/session/${sessionId}/${command}`, body);
  return {
    kill: () => void process.kill(-child.pid!, 'SIGKILL'),
    openTab: () => openTab(session),
  };
}

/** @returns the folder of what WebKitGTK takes from the desktop's settings */
function writeConfiguration({ reducedMotion }: BrowserSettings): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  const write = (file: string, ...lines: string[]) => writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  write('gtk-3.0/settings.ini', '[Settings]', `gtk-enable-animations=${reducedMotion ? 0 : 1}`);
  // Without these the toolbar makes windows no narrower than 447 px.
  write('gtk-3.0/gtk.css', '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }');
  return folder;
}

async function untilListening(check: () => Promise<unknown>): Promise<void> {
  const giveUp = performance.now() + 20_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > giveUp) throw error;
      await setTimeout(30);
    }
  }
}

async function openTab(session: (method: Method, command: string, body?: object) => Promise<unknown>): Promise<Tab> {
  const perform = (type: 'pointer' | 'key', actions: object[]) =>
    session('POST', 'actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  const code = (key: string) => keyCodes[key] ?? key;
  const run: Tab['run'] = (source, args) =>
    session('POST', 'execute/sync', { script: `return (${source})(...arguments)`, args });
  return {
    run,
    async navigate(url) {
      await session('POST', 'url', { url });
    },
    async history(button) {
      // The driver's own command for back loses the answer when the page stays in its document.
      await run(button === 'reload' ? '() => { location.reload() }' : `() => { history.${button}() }`, []);
    },
    async resize({ width, height }) {
      const inner = async () => (await run('() => [innerWidth, innerHeight]', [])) as [number, number];
      const hasSize = ([innerWidth, innerHeight]: [number, number]) => innerWidth === width && innerHeight === height;
      for (let attempt = 0; attempt < 3; attempt++) {
        const before = await inner();
        if (hasSize(before)) return;
        // The size that WebDriver sets is the window's, toolbar included. The page has it some time later.
        const outer = (await session('GET', 'window/rect')) as { width: number; height: number };
        await session('POST', 'window/rect', {
          width: outer.width + width - before[0],
          height: outer.height + height - before[1],
        });
        for (const end = performance.now() + resizeTimeoutMs; performance.now() < end; await setTimeout(20)) {
          if (hasSize(await inner())) return;
        }
      }
      throw new Error(`the viewport is ${await inner()} and not ${width},${height}`);
    },
    async movePointer(x, y) {
      await perform('pointer', [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }]);
    },
    async clickPointer() {
      await perform('pointer', [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(keys) {
      await perform('key', [
        ...keys.map((key) => ({ type: 'keyDown', value: code(key) })),
        ...keys.toReversed().map((key) => ({ type: 'keyUp', value: code(key) })),
      ]);
    },
    async type(text) {
      await perform(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
  };
}
