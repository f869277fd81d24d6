import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Folder of the slug, and of the platform's own node and npm. */
export type Slug = { slug: string; bin: string };

/**
 * Builds what a platform with buildpacks runs, from the files that git tracks as they are in this folder: all packages,
 * the build, then without development packages, without git, and with Node from outside.
 * @param folder an empty one
 */
export function buildSlug(folder: string): Slug {
  const [slug, bin] = [path.join(folder, 'slug'), path.join(folder, 'bin')];
  for (const made of [slug, bin]) mkdirSync(made);
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of tracked) if (existsSync(file)) cpSync(file, path.join(slug, file));
  copyFileSync(process.execPath, path.join(bin, 'node'));
  const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  symlinkSync(realpathSync(npm), path.join(bin, 'npm'));
  timed('packages', () => runNpm({ slug, bin }, 'ci', '--include=dev', '--prefer-offline'));
  timed('build', () => runNpm({ slug, bin }, 'run', 'build'));
  timed('pruned', () => {
    runNpm({ slug, bin }, 'prune', '--omit=dev', '--prefer-offline');
    runNpm({ slug, bin }, 'run', 'heroku-cleanup');
  });
  return { slug, bin };
}

/**
 * Builds the slug of the next deployment, whose packages are the same. The platform keeps what package.json names.
 * @param change is made to its sources
 * @returns its folder
 */
export function buildNextSlug({ slug, bin }: Slug, change: (sources: string) => void): string {
  const next = `${slug}-next`;
  const modules = path.join(next, 'node_modules');
  mkdirSync(next);
  const { cacheDirectories = [] } = JSON.parse(readFileSync('package.json', 'utf8')) as { cacheDirectories?: string[] };
  const kept = contents(slug).filter((file) => path.basename(file) !== 'dist');
  execFileSync('cp', ['-a', '-t', next, ...kept, ...cacheDirectories.map((name) => path.join(slug, name))]);
  change(next);
  symlinkSync(path.resolve('node_modules'), modules);
  runNpm({ slug: next, bin }, 'run', 'build');
  rmSync(modules);
  symlinkSync(path.join(slug, 'node_modules'), modules);
  return next;
}

/** Makes a disk with nothing on it but the slug. Its files are linked: what a process adds is its disk's own. */
export function makeDisk(slug: string, disk: string): void {
  mkdirSync(disk);
  execFileSync('cp', ['-a', '-l', '-t', disk, ...contents(slug)]);
  symlinkSync(realpathSync(path.join(slug, 'node_modules')), path.join(disk, 'node_modules'));
}

function contents(slug: string): string[] {
  return readdirSync(slug)
    .filter((name) => name !== 'node_modules')
    .map((name) => path.join(slug, name));
}

/** The build has the machine's environment, for npm's cache and registry, without what the npm of this run has set. */
function runNpm({ slug, bin }: Slug, ...args: string[]): void {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_(?!config_)|NODE_ENV$)/.test(name));
  const env = { ...Object.fromEntries(inherited), PATH: `${bin}:/usr/bin:/bin` };
  execFileSync('npm', args, { cwd: slug, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function timed(what: string, work: () => void): void {
  const started = performance.now();
  work();
  console.log(`${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
