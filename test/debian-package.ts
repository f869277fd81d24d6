import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

const lockFile = path.join(os.tmpdir(), 'apt-get.lock');

/**
 * Whether a program is on this machine; where it is missing, Debian's package is installed, which needs root.
 * @param command prints its version, such as `['redis-server', '--version']`
 */
export function ensureProgram([program = '', ...options]: string[], debianPackage: string): boolean {
  const found = () => spawnSync(program, options).status === 0;
  if (found()) return true;
  try {
    // Suites that run side by side each install what they need: apt-get ends where another one is at work.
    const aptGet = (...args: string[]) =>
      execFileSync('flock', ['--wait', '300', lockFile, 'apt-get', '-qq', ...args], {
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    aptGet('update');
    aptGet('-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', debianPackage);
  } catch {
    return false;
  }
  return found();
}
