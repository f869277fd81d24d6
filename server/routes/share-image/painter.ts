import { fork } from 'node:child_process';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createWorker } from '#server/worker.ts';
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
};

/** The process needs about 20 MB of heap. */
const heapFlags = ['--max-old-space-size=64', '--max-semi-space-size=2'];

/**
 * Draws pictures one after the other in a process of its own, which takes about 50 ms each, and keeps the last ones in memory.
 * A worker thread would leave the server with 50 MB more after it has ended, and the library's asynchronous call with
 * 110 MB; and a drawing at which the library panics ends its process.
 */
export function createShareImagePainter({ file, art, log, budgetMs = limits.shareImageMs }: Options) {
  const images = new LRUCache<string, Buffer>({
    maxSize: limits.shareImagesBytes,
    sizeCalculation: (image) => image.length,
  });
  const painting = new Map<string, Promise<Buffer | null>>();
  const painter = createWorker<ShareImageText, Uint8Array>({
    launch: () =>
      fork(file, [art], {
        execArgv: heapFlags,
        env: { MALLOC_ARENA_MAX: '1' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
    budgetMs,
    idleMs: limits.shareImageIdleMs,
    onError: (error) => log.warn({ err: error }, 'the process that draws pictures of posts failed'),
  });

  async function draw(key: string, text: ShareImageText): Promise<Buffer | null> {
    try {
      const image = Buffer.from(await painter.run(text));
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
    async paint(text: ShareImageText): Promise<Buffer | null> {
      const key = keyOf(text);
      const known = images.get(key) ?? painting.get(key);
      if (known) return known;
      if (painting.size >= limits.shareImagesWaiting) return null;
      const painted = draw(key, text).finally(() => painting.delete(key));
      painting.set(key, painted);
      return painted;
    },
    close: painter.close,
  };
}

function keyOf({ brand, scene, title }: ShareImageText): string {
  return JSON.stringify([brand, scene, title]);
}
