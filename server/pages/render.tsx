import { type Writable, Writable as WritableStream } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { timeoutDigest } from '#shared/site/page-data.ts';
import { App } from '#views/app/app.tsx';
import type { DocumentParts } from '#views/app/document.tsx';
import type { DataSource } from '#views/runtime/use-data.tsx';
import { removeUnusedIcons } from './used-icons.ts';

export type RenderInput = {
  /** Path and query, as React Router sees it. */
  url: string;
  context: PageContext;
  source: DataSource;
  parts: DocumentParts;
};

type StreamOptions = {
  nonce: string;
  /** Milliseconds after which late parts are given up; the browser then asks for them itself. */
  timeoutMs: number;
  /** Called when the shell is ready; answers where to send it. Headers are decided here at the latest. */
  onShell: () => Writable;
  /** A part failed after the shell: the visitor has the rest of the page, operations get the error. */
  onLateError: (error: unknown) => void;
};

/**
 * Sends the page as it becomes ready: the shell at once, late parts in the same answer.
 * Resolves when all is handed over; rejects when the shell failed and nothing was sent.
 */
export function streamPage(
  input: RenderInput,
  { nonce, timeoutMs, onShell, onLateError }: StreamOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let piped = false;
    const stream = renderToPipeableStream(<Page {...input} />, {
      nonce,
      ...settings,
      onShellReady() {
        // One turn later, so that content already in memory is part of the shell and needs no script.
        setImmediate(() => {
          piped = true;
          const target = onShell();
          target.once('close', () => {
            clearTimeout(timer);
            resolve();
          });
          stream.pipe(target);
        });
      },
      onAllReady: () => clearTimeout(timer),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        if (piped) onLateError(error);
        return error === tooLate ? timeoutDigest : undefined;
      },
    });
    const tooLate = new Error('the late part took too long');
    const timer = setTimeout(() => stream.abort(tooLate), timeoutMs);
    timer.unref();
  });
}

/**
 * The finished page in one piece, without nonce and without any script of React's: the copy everybody after gets.
 * Rejects when any part failed or took over 8 s, so that half a page is never kept.
 */
export function renderPage(input: RenderInput): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const stream = renderToPipeableStream(<Page {...input} />, {
      ...settings,
      onAllReady() {
        clearTimeout(timer);
        if (errors.length > 0) return reject(errors[0]);
        const parts: Buffer[] = [];
        stream.pipe(
          new WritableStream({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
            final(done) {
              done();
              // Byte by byte: what is looked for is ASCII, and decoding would take as long as a tenth of the render.
              resolve(Buffer.from(removeUnusedIcons(Buffer.concat(parts).toString('latin1')), 'latin1'));
            },
          }),
        );
      },
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
    const timer = setTimeout(() => stream.abort(new Error('the page took too long')), limits.renderTimeoutMs);
    timer.unref();
  });
}

// Without it finished sections over 500 bytes are sent hidden, with a script to show them (react#33027).
const settings = { progressiveChunkSize: Number.POSITIVE_INFINITY } as const;

function Page({ url, context, source, parts }: RenderInput) {
  return (
    <StaticRouter location={url}>
      <App context={context} source={source} parts={parts} />
    </StaticRouter>
  );
}
