import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { withTimeout } from '#server/timeout.ts';
import * as limits from '#shared/limits.ts';
import type { ShareImageText } from '#views/art/share-image.ts';

export type ShareImagePainter = ReturnType<typeof createShareImagePainter>;

type Options = {
  file: string;
  /** Folder of fonts and illustrations. */
  art: string;
  log: Logger;
  /** Milliseconds for one picture, with the start of the process. */
  budgetMs?: number;
  idleMs?: number;
};

/** The process needs about 20 MB of heap. */
const heapFlags = ['--max-old-space-size=64', '--max-semi-space-size=2'];

/**
 * Draws pictures one after the other in a process of its own, which takes about 50 ms each, and keeps the last ones in memory.
 * A worker thread would leave the server with 50 MB more after it has ended, and the library's asynchronous call with
 * 110 MB; and a drawing at which the library panics ends its process.
 */
export function createShareImagePainter({
  file,
  art,
  log,
  budgetMs = limits.shareImageMs,
  idleMs = limits.shareImageIdleMs,
}: Options) {
  const images = new LRUCache<string, Buffer>({
    maxSize: limits.shareImagesBytes,
    sizeCalculation: (image) => image.length,
  });
  const painting = new Map<string, Promise<Buffer | null>>();
  let last: Promise<unknown> = Promise.resolve();
  let child: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): ChildProcess {
    const started = fork(file, [art], {
      execArgv: heapFlags,
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    started.on('error', (error) => log.warn({ err: error }, 'the process that draws pictures of posts failed'));
    child = started;
    return started;
  }

  function stop() {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = null;
  }

  /** @throws when the process ends or exceeds the budget */
  async function draw(text: ShareImageText): Promise<Buffer> {
    if (closed) throw new Error('no pictures are drawn any more: the server ends');
    clearTimeout(idleTimer);
    const painter = child ?? start();
    const finished = new AbortController();
    const { signal } = finished;
    const reply = Promise.race([
      once(painter, 'message', { signal }).then(([png]) => Buffer.from(png as Uint8Array)),
      once(painter, 'exit', { signal }).then(([code]) => `the process ended with ${code}`),
    ]);
    try {
      painter.send(text);
      const image = await withTimeout(reply, budgetMs, () => `not finished within ${budgetMs} ms`);
      if (typeof image === 'string') throw new Error(image);
      return image;
    } catch (error) {
      stop();
      throw error;
    } finally {
      finished.abort();
      idleTimer = setTimeout(stop, idleMs).unref();
    }
  }

  async function paint(key: string, text: ShareImageText): Promise<Buffer | null> {
    try {
      const image = await draw(text);
      images.set(key, image);
      return image;
    } catch (error) {
      log.warn({ scene: text.scene, brand: text.brand, err: error }, 'the picture of a post was not drawn');
      return null;
    }
  }

  return {
    cached: (text: ShareImageText) => images.get(keyOf(text)),
    /** Draws a picture as PNG, once for all who request it meanwhile; null when that fails or too many are waiting. */
    paint(text: ShareImageText): Promise<Buffer | null> {
      const key = keyOf(text);
      const running = painting.get(key);
      if (running) return running;
      if (painting.size >= limits.shareImagesWaiting) return Promise.resolve(null);
      const painted = last.then(() => images.get(key) ?? paint(key, text)).finally(() => painting.delete(key));
      last = painted;
      painting.set(key, painted);
      return painted;
    },
    async close() {
      closed = true;
      stop();
    },
  };
}

function keyOf({ brand, scene, title }: ShareImageText): string {
  return JSON.stringify([brand, scene, title]);
}
