import { type NewToast, showToast, toastStore } from '../toast/toast-store.ts';

/** The toast about the last attempt to send. */
let shown: string | null = null;

export function showOutcome(toast: NewToast): void {
  closeOutcome();
  shown = showToast(toast);
}

export function closeOutcome(): void {
  if (shown) toastStore.dismiss(shown);
  shown = null;
}
