import { useEffect } from 'react';
import { type LoadError, type LoadKind, loadErrorMessage } from '#shared/news/load-error-messages.ts';
import { showToast } from './toast-store.ts';

type Result = { ok: boolean; reason?: string; error?: LoadError };

/** Kinds of errors shown already since the document loaded. */
const shownErrors = new Set<LoadKind>();

/** Shows a toast for content that failed to load with the page, once per kind until the document is reloaded. */
export function useLoadErrorToast(kind: LoadKind, result: Result) {
  useEffect(() => {
    if (result.ok || result.reason !== 'unavailable' || shownErrors.has(kind)) return;
    shownErrors.add(kind);
    showLoadError(kind, result.error);
  }, [kind, result]);
}

/** Shows a toast for something the visitor has just requested; nothing when the request was aborted on purpose. */
export function showLoadError(kind: LoadKind, error?: LoadError) {
  const toast = loadErrorMessage(kind, error, navigator.onLine);
  if (toast) showToast(toast);
}
