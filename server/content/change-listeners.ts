import type { Logger } from 'pino';
import type { ContentChange } from './content-service.ts';

type Listener = (change: ContentChange | null) => void;

/** The listeners of `ContentService.onChange`. One that throws is logged and does not stop the others. */
export function createChangeListeners(log: Logger) {
  const listeners = new Set<Listener>();
  return {
    /** @returns removes the listener */
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(change: ContentChange | null) {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (error) {
          log.error({ err: error }, 'a listener to content changes failed');
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
