import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { hasCode } from './durable-file.ts';

/** Tells this process from all others, one after a restart with the same process id too. */
const self = `${hostname().replace(/[^\w-]/g, '')}.${process.pid}.${randomBytes(4).toString('hex')}`;

/** A claim older than this, or of a process that is gone, is taken back. Far longer than a try may last. */
const claimLifetime = 60_000;

/** File name of a message that this process sends: whose it is and since when (milliseconds since 1970). */
export function leaseFileName(id: string, now: number): string {
  return `${id}.${self}.${now}.eml`;
}

export type LeaseName = { id: string; host: string; pid: number; nonce: string; since: number };

/** Reads such a name again. */
export function parseLease(name: string): LeaseName {
  const [id = '', host = '', pid, nonce = '', since] = name.split('.');
  return { id, host, pid: Number(pid), nonce, since: Number(since) };
}

/** A claim of this machine is stale as soon as its process is gone; a restarted container often has the same process id. */
export function isStale(claim: LeaseName, now: number) {
  const [host, pid, nonce] = self.split('.');
  if (now - claim.since > claimLifetime) return true;
  return claim.nonce !== nonce && claim.host === host && (claim.pid === Number(pid) || !isRunning(claim.pid));
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
