import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

type Options<Drawings> = {
  root: string;
  /** The built server's main file. */
  serverFile: string;
  /** The server's environment. */
  env: Record<string, string | undefined>;
  /** @param previous drawings of the last build, if nothing they are made from has changed */
  build: (previous?: Drawings) => Promise<Drawings>;
};

/**
 * Builds, starts the server, and does both again after each change. A failed build leaves the running server as it is.
 * A change to the build itself is the business of `node --watch`, which starts the whole process again.
 */
export function develop<Drawings>({ root, serverFile, env, build }: Options<Drawings>) {
  let server: ChildProcess | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawings: Drawings | undefined;
  let drawingsChanged = true;
  let queue = Promise.resolve();

  const rebuild = async () => {
    const previous = drawingsChanged ? undefined : drawings;
    drawingsChanged = false;
    drawings = await build(previous).catch((error) => {
      // esbuild has already logged its own errors.
      if (!error.errors) console.error(error);
      return undefined;
    });
    if (!drawings) return;
    server?.kill('SIGKILL');
    server = spawn(process.execPath, ['--enable-source-maps', '--env-file-if-exists=.env', serverFile], {
      stdio: 'inherit',
      env,
    });
  };

  for (const folder of ['server', 'client', 'shared', 'views', 'public']) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (/^(public|views\/art|shared\/brands)/.test(path.join(folder, file ?? ''))) drawingsChanged = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(rebuild);
      }, 30);
    });
  }
  process.on('exit', () => server?.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  queue = rebuild();
}
