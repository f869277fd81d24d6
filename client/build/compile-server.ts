import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const timeoutMs = 60_000;
/** What node is started with, by the Procfile and by `npm start` too: V8 takes compiled code only with the flags it was compiled with. */
export const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=10'];

/**
 * Fills the compile cache of a built server (`compiled/` beside it) by starting it once and requesting its home page.
 * @param dist folder of the build
 * @param root folder of the project, whose packages the server needs
 * @throws when the server does not start, or its home page is not 200
 */
export async function compileServer(dist: string, root: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compile-'));
  try {
    const args = [...nodeFlags, path.join(dist, 'server/fill-compile-cache.mjs')];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: timeoutMs,
      env: {
        PORT: String(await freePort()),
        LOG_LEVEL: 'silent',
        WARM_UP: 'false',
        ...{ MAIL_OUTBOX_DIR: folder, BOOKINGS_DIR: folder, CACHE_DIR: folder },
      },
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`the built server ended with ${code} at its first page`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
