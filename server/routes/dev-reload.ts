import type { RequestHandler } from 'express';

/** In development: sends open pages the id of build and process, so that they reload when it changes. */
export function reloadEvents(buildId: string): RequestHandler {
  return (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 50\ndata: ${buildId}-${process.pid}\n\n`);
  };
}
