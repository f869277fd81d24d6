import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Certificate } from './certificates.ts';

/** `url` is what REDIS_URL holds. `stop` ends it like a power cut; what it keeps is as its options say. */
export type OwnRedis = { url: string; port: number; folder: string; stop(): Promise<void> };

type Options = {
  /** By default a free one. */
  port?: number;
  /** By default a new one, which `stop` removes. */
  folder?: string;
  /** With it the server speaks nothing but TLS. */
  certificate?: Certificate;
  /** Of redis-server, such as `--rename-command`, `CONFIG`, ``. */
  options?: string[];
};

/** Starts a Redis of the test's own, which keeps nothing unless the options say so, and waits until it accepts connections. */
export async function startOwnRedis({ certificate, options = [], ...given }: Options = {}): Promise<OwnRedis> {
  const port = given.port ?? (await freePort());
  const folder = given.folder ?? mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  const listen = certificate ? tlsOptions(folder, port, certificate) : ['--port', String(port)];
  const common = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...listen, ...common, ...options], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await accepts(port, child);
  return {
    url: `${certificate ? 'rediss' : 'redis'}://127.0.0.1:${port}`,
    port,
    folder,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      if (!given.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function tlsOptions(folder: string, port: number, { cert, key }: Certificate): string[] {
  const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile];
  return ['--port', '0', '--tls-port', String(port), ...files, '--tls-auth-clients', 'no'];
}

async function accepts(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').catch(() => null);
    socket.destroy();
    if (connected) return;
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await delay(20);
  }
}
