// `npm run lock`: after a change of dependencies. npm leaves packages of other platforms out of the lockfile when its
// registry does not have them, and `npm ci` then refuses everywhere. This writes the entries in from their names.
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

/** Platform packages that the lockfile's packages may want and that it does not list. */
export function missingPlatforms(lock: Lockfile): { name: string; version: string; dev: boolean }[] {
  const optional = Object.values(lock.packages).flatMap((entry) =>
    Object.entries(entry.optionalDependencies ?? {}).map(([name, version]) => ({
      name,
      version,
      dev: entry.dev === true,
    })),
  );
  return optional.filter(({ name }) => !(`node_modules/${name}` in lock.packages));
}

/** The lockfile with those entries, sorted as npm sorts. */
export function completeLockfile(lock: Lockfile): Lockfile {
  const packages = { ...lock.packages };
  for (const { name, version, dev } of missingPlatforms(lock)) {
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.toLowerCase().split(/[/_-]/);
  const found = (known: Record<string, string>) =>
    words.map((word) => known[word]).find((value) => value !== undefined);
  const same = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]));
  const os = found({
    ...same('darwin win32 linux freebsd android openharmony aix netbsd openbsd sunos'),
    win: 'win32',
  });
  const cpu = found(same('x64 arm64 arm ia32 ppc64 riscv64 s390x loong64 mips64el wasm32'));
  const libc = words.some((word) => word.includes('musl')) ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  writeFileSync('package-lock.json', `${JSON.stringify(completeLockfile(lock), null, 2)}\n`);
}
