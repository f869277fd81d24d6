import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Whether a program is on this machine; where it is missing, Debian's package is installed, which needs root.
 * @param command prints its version, such as `['redis-server', '--version']`
 */
export function ensureProgram([program = '', ...options]: string[], debianPackage: string): boolean {
  const found = () => spawnSync(program, options).status === 0;
  if (found()) return true;
  try {
    execFileSync('apt-get', ['update', '-qq'], { timeout: 120_000 });
    execFileSync(
      'apt-get',
      ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', debianPackage],
      {
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } catch {
    return false;
  }
  return found();
}
