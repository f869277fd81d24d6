import { globSync, readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { mdxOptions } from './client/build/mdx.ts';
import { retries } from './test/browsers/retries.ts';
import { ensureProgram } from './test/debian-package.ts';

type Suite = { folder?: string; programs?: [command: string[], debianPackage: string][] } & NonNullable<
  TestProjectInlineConfiguration['test']
>;

const redis: [string[], string] = [['redis-server', '--version'], 'redis-server'];
const radicale: [string[], string] = [['radicale', '--version'], 'radicale'];
const openssl: [string[], string] = [['openssl', 'version'], 'openssl'];
/** One after the other in one worker, which starts each browser once. */
const journeys: Suite = {
  folder: 'browsers',
  globalSetup: 'test/browsers/global-setup.ts',
  isolate: false,
  maxWorkers: 1,
  retry: 1,
  testTimeout: 120_000,
};

/** Suites that need other programs than Node, by the name of their folder. Each runs only where it is named. */
const suites: Record<string, Suite> = {
  redis: {
    programs: [redis, openssl],
    globalSetup: 'test/redis/global-setup.ts',
    testTimeout: 120_000,
    fileParallelism: false,
    isolate: false,
  },
  caldav: {
    programs: [radicale, [['khal', '--version'], 'khal'], [['python3', '-c', 'import dateutil'], 'python3-dateutil']],
    maxWorkers: 2,
    isolate: false,
  },
  cdn: {
    programs: [redis, [['varnishd', '-V'], 'varnish']],
    globalSetup: 'test/redis/global-setup.ts',
    env: { NODE_ENV: 'test' },
    fileParallelism: false,
  },
  dyno: {
    programs: [redis, radicale, openssl],
    globalSetup: 'test/dyno/global-setup.ts',
    exclude: isNamed('dyno/full') ? [] : ['test/dyno/full/**'],
    fileParallelism: false,
  },
  firefox: {
    ...journeys,
    programs: [[['sh', '-c', 'which firefox-esr || which firefox'], 'firefox-esr']],
    provide: { engine: 'firefox' },
  },
  webkit: {
    ...journeys,
    programs: [
      [['which', 'WebKitWebDriver'], 'webkit2gtk-driver'],
      [['which', 'Xvfb'], 'xvfb'],
      [['dbus-daemon', '--version'], 'dbus'],
    ],
    provide: { engine: 'webkit' },
  },
  html: { programs: [[['java', '-version'], 'default-jre-headless']], testTimeout: 600_000 },
  monitoring: { programs: [[['promtool', '--version'], 'prometheus']] },
  ghost: {
    include: ['test/ghost/live-ghost.ts', 'test/ghost/owner-tasks.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxConcurrency: 12,
    fileParallelism: false,
  },
};

/** Whether the command line names a folder of test/, or a file in it. */
function isNamed(folder: string): boolean {
  return process.argv.some((argument) => argument.startsWith(`test/${folder}`));
}

const named = Object.entries(suites).filter(([name, { folder = name }]) => isNamed(folder));
const runnable = named.filter(([name, { programs = [] }]) => {
  const missing = programs.filter(([command, debianPackage]) => !ensureProgram(command, debianPackage));
  for (const [, debianPackage] of missing)
    console.error(`${name} is not tested: Debian's ${debianPackage} is not installed, and could not be.`);
  return missing.length === 0;
});
if (runnable.length < named.length && process.env['CI']) throw new Error('In CI all suites that are named run.');

const include = ['test/{shared,server,views,client,repository}/**/*.test.{ts,tsx}'];
/** Files that change what others of the same worker would see: modules or globals. Spies and the clock are put back. */
const isolated = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock|stubGlobal|stubEnv)\(|\bprocess\.env\[[^\]]*\] =/.test(readFileSync(file, 'utf8')),
);

/** `npx vitest` runs the unit tests, `npx vitest run test/redis` the suite of that name. */
export default defineConfig({
  plugins: [mdx(mdxOptions)],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // React as visitors get it: in development it renders three times slower, and most tests render pages.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    globalSetup: 'test/global-setup.ts',
    reporters: ['default', retries],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, the default, is too short beside other suites.
    expect: { poll: { timeout: 30_000 } },
    // One more than CI has cores, because tests of outages wait.
    maxWorkers: 3,
    passWithNoTests: runnable.length < named.length,
    projects: [
      // Files of a worker share their modules: each is loaded once, and the pages are rendered once.
      { extends: true, test: { name: 'shared', include, exclude: isolated, isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
      ...runnable.map(([name, { folder = name, programs: _, ...options }], index) => ({
        extends: true as const,
        // One suite after the other: side by side the browsers take three times as long.
        test: { name, include: [`test/${folder}/**/*.test.ts`], sequence: { groupOrder: index + 1 }, ...options },
      })),
    ],
  },
});
