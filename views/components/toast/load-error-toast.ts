import { useEffect } from 'react';
import { type LoadError, type LoadKind, loadErrorMessage } from '#shared/news/load-error-messages.ts';
import { showToast } from './toast-store.ts';

type Answer = { ok: boolean; reason?: string; error?: LoadError };

/** Kinds of failure this visit has been told of. */
const told = new Set<LoadKind>();

/** Shows the notice for content that a page came without, once per visit. */
export function useLoadFailure(kind: LoadKind, answer: Answer) {
  useEffect(() => {
    if (answer.ok || answer.reason !== 'unavailable' || told.has(kind)) return;
    told.add(kind);
    tellFailure(kind, answer.error);
  }, [kind, answer]);
}

/** Shows the notice for something the visitor has just asked for; nothing where it was given up on purpose. */
export function tellFailure(kind: LoadKind, error?: LoadError) {
  const notice = loadErrorMessage(kind, error, navigator.onLine);
  if (notice) showToast(notice);
}
