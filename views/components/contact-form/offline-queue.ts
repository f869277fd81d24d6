/** A message submitted offline. One per tab: it is sent once when the connection returns, unless it is cancelled. */
type QueuedMessage = { formType: string; send: () => void };

let queued: QueuedMessage | null = null;
const mountedForms = new Map<string, () => void>();

/** Queues a message until the browser's `online` event. A second one replaces the first. */
export function queueUntilOnline(formType: string, send: () => void): void {
  if (!queued) window.addEventListener('online', sendQueued);
  queued = { formType, send };
}

export function isQueued(formType: string): boolean {
  return queued?.formType === formType;
}

export function cancelQueued(): void {
  queued = null;
  window.removeEventListener('online', sendQueued);
}

/**
 * Registers a mounted form: it sends a queued message itself, with its values at that time.
 * @returns the clean-up for unmount
 */
export function sendFromForm(formType: string, send: () => void): () => void {
  mountedForms.set(formType, send);
  return () => {
    if (mountedForms.get(formType) === send) mountedForms.delete(formType);
  };
}

function sendQueued() {
  const message = queued;
  cancelQueued();
  if (message) (mountedForms.get(message.formType) ?? message.send)();
}
