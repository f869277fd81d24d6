/** A message written offline. One per tab: it goes out once when the connection returns, unless it is cancelled. */
type Waiting = { formType: string; send: () => void };

let waiting: Waiting | null = null;
const mounted = new Map<string, () => void>();

/** Keeps a message until the browser says that it is online again. A second one takes the place of the first. */
export function queueUntilOnline(formType: string, send: () => void): void {
  if (!waiting) window.addEventListener('online', connected);
  waiting = { formType, send };
}

export function isQueued(formType: string): boolean {
  return waiting?.formType === formType;
}

export function cancelQueued(): void {
  waiting = null;
  window.removeEventListener('online', connected);
}

/** A form on the screen sends for itself, with what is in its fields by then. Call the answer when it leaves. */
export function sendFromForm(formType: string, send: () => void): () => void {
  mounted.set(formType, send);
  return () => {
    if (mounted.get(formType) === send) mounted.delete(formType);
  };
}

function connected() {
  const message = waiting;
  cancelQueued();
  if (message) (mounted.get(message.formType) ?? message.send)();
}
