import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { hasCode } from './durable-file.ts';

/** Identifies this process, also against a later one with the same process id. */
const self = `${hostname().replace(/[^\w-]/g, '')}.${process.pid}.${randomBytes(4).toString('hex')}`;

/** A lease older than this has expired. In milliseconds; far longer than an attempt may last. */
const leaseLifetimeMs = 60_000;

/** File name of something that this process holds: with the holder of the lease and its start (milliseconds since 1970). */
export function leaseFileName(id: string, now: number, extension = 'eml'): string {
  return `${id}.${self}.${now}.${extension}`;
}

export type LeaseName = { id: string; host: string; pid: number; nonce: string; since: number };

/** The inverse of `leaseFileName`. */
export function parseLease(name: string): LeaseName {
  const [id = '', host = '', pid, nonce = '', since] = name.split('.');
  return { id, host, pid: Number(pid), nonce, since: Number(since) };
}

/** A lease of this machine expires with its process; a restarted container often has the same process id. */
export function isExpired(lease: LeaseName, now: number) {
  const [host, pid, nonce] = self.split('.');
  if (now - lease.since > leaseLifetimeMs) return true;
  return lease.nonce !== nonce && lease.host === host && (lease.pid === Number(pid) || !isRunning(lease.pid));
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
