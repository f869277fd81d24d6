/** A message submitted offline. One per tab: it is sent once when the connection returns, unless it is canceled. */
let queued: (() => void) | null = null;
/** Sends it from a form that is on the page, with the form's values at that time. */
let sendMounted: (() => void) | null = null;

/** Queues a message until the browser's `online` event. A second one replaces the first. */
export function queueUntilOnline(send: () => void): void {
  if (!queued) window.addEventListener('online', sendQueued);
  queued = send;
}

export function isQueued(): boolean {
  return queued !== null;
}

export function cancelQueued(): void {
  queued = null;
  window.removeEventListener('online', sendQueued);
}

/**
 * Registers a form on the page: it sends a queued message itself.
 * @returns the clean-up for unmount
 */
export function sendFromForm(send: () => void): () => void {
  sendMounted = send;
  return () => {
    if (sendMounted === send) sendMounted = null;
  };
}

function sendQueued() {
  const send = sendMounted ?? queued;
  cancelQueued();
  send?.();
}
