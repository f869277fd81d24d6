import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { timeoutDigest } from '#shared/site/page-data.ts';
import { App } from '#views/app/app.tsx';
import type { DocumentParts } from '#views/app/document.tsx';
import type { DataSource } from '#views/runtime/use-data.tsx';

export type RenderInput = {
  /** Path and query, as React Router sees it. */
  url: string;
  context: PageContext;
  source: DataSource;
  parts: DocumentParts;
};

type StreamOptions = {
  nonce: string;
  /** Milliseconds after which deferred parts are given up; the browser then fetches their data itself. */
  timeoutMs: number;
  /** Called when the shell is ready; returns where to send it. Status and headers are written here. */
  onShell: () => Writable;
  /** A deferred part failed after the shell was sent. */
  onDeferredError: (error: unknown) => void;
};

/**
 * Sends the page as it becomes ready: the shell at once, deferred parts in the same response.
 * Resolves when the response has ended; rejects when the shell failed and nothing was sent.
 */
export function streamPage(
  input: RenderInput,
  { nonce, timeoutMs, onShell, onDeferredError }: StreamOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timeout = new Error('the deferred part took too long');
  let piped = false;
  const render = startRender(input, timeout, timeoutMs, {
    nonce,
    onShellReady() {
      // One turn later, so that content already in memory is part of the shell and needs no script.
      setImmediate(() => {
        try {
          const target = onShell();
          target.once('close', () => {
            render.end();
            resolve();
          });
          piped = true;
          render.stream.pipe(target);
        } catch (error) {
          render.end();
          render.stream.abort(error);
          reject(error);
        }
      });
    },
    onAllReady: () => render.end(),
    onShellError(error) {
      render.end();
      reject(error);
    },
    onError(error) {
      if (piped) onDeferredError(error);
      return error === timeout ? timeoutDigest : undefined;
    },
  });
  return promise;
}

/**
 * the complete page at once, without nonce and without React's own scripts, as the page cache holds it.
 * Rejects when any part failed or took longer than `limits.renderTimeoutMs`, so that no incomplete page is cached.
 */
export function renderPage(input: RenderInput): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const errors: unknown[] = [];
  const render = startRender(input, new Error('the page took too long'), limits.renderTimeoutMs, {
    onAllReady() {
      render.end();
      if (errors.length > 0) return reject(errors[0]);
      const chunks: Buffer[] = [];
      const target = new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      });
      // As latin1, one byte a character: the markup looked for is ASCII, and decoding would take a tenth of the render.
      target.once('finish', () =>
        resolve(Buffer.from(removeUnusedIcons(Buffer.concat(chunks).toString('latin1')), 'latin1')),
      );
      render.stream.pipe(target);
    },
    onShellError(error) {
      render.end();
      reject(error);
    },
    onError: (error) => void errors.push(error),
  });
  return promise;
}

/** Starts a render that is aborted with `timeout` unless `end` is called within `timeoutMs`. */
function startRender(input: RenderInput, timeout: Error, timeoutMs: number, options: RenderToPipeableStreamOptions) {
  // Without progressiveChunkSize, sections over 500 bytes are sent hidden, with a script to show them (react#33027).
  const stream = renderToPipeableStream(<Page {...input} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...options,
  });
  const timer = setTimeout(() => stream.abort(timeout), timeoutMs);
  timer.unref();
  return { stream, end: () => clearTimeout(timer) };
}

function Page({ url, context, source, parts }: RenderInput) {
  return (
    <StaticRouter location={url}>
      <App context={context} source={source} parts={parts} />
    </StaticRouter>
  );
}

const iconSymbol = /<symbol id="(i-[a-z0-9-]+)".*?<\/symbol>/g;
const iconUse = /<use href="#(i-[a-z0-9-]+)"/g;

/**
 * Leaves only the icons a complete page shows. A streamed page carries all of them, since its deferred parts are unknown
 * when the icons are written; the browser fetches the whole set once, when it is idle.
 */
export function removeUnusedIcons(html: string): string {
  const used = new Set(Array.from(html.matchAll(iconUse), ([, id]) => id!));
  return html.replace(iconSymbol, (markup, id: string) => (used.has(id) ? markup : ''));
}
