import { useEffect } from 'react';
import { type LoadError, type LoadKind, loadErrorMessage } from '#shared/news/load-error-messages.ts';
import { showToast } from './toast-store.ts';

type Result = { ok: boolean; reason?: string; error?: LoadError };

/** Shows a toast for content that failed to load with the page. */
export function useLoadErrorToast(kind: LoadKind, result: Result) {
  useEffect(() => {
    if (!result.ok && result.reason === 'unavailable') showLoadError(kind, result.error);
  }, [kind, result]);
}

/** Shows a toast for something the visitor has just requested; nothing when the request was aborted on purpose. */
export function showLoadError(kind: LoadKind, error?: LoadError) {
  const toast = loadErrorMessage(kind, error, navigator.onLine);
  if (toast) showToast(toast);
}
