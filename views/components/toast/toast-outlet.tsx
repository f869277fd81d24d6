import { useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { type Toast, toastStore } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The outlets of both kinds of toasts; a React root of its own in the browser. */
export function Toasts() {
  return (
    <>
      <ToastOutlet />
      <ToastOutlet small />
    </>
  );
}

/** Where toasts appear: one outlet for ordinary ones, one (`small`) for short status messages. */
export function ToastOutlet({ small = false }: { small?: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => none);
  return (
    <section
      className={small ? 'toasts toasts-small' : 'toasts'}
      aria-label={small ? 'Status' : 'Notifications'}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {toasts
        .filter((toast) => toast.small === small)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </section>
  );
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, action, tone, open } = toast;
  const dismiss = () => {
    toastStore.dismiss(id);
    toastStore.resume();
  };
  const runAction = () => {
    action?.onPress();
    dismiss();
  };
  return (
    <div className={`toast toast-${tone}`} role={tone === 'destructive' ? 'alert' : 'status'} data-open={open}>
      <Icon name={tone === 'destructive' ? 'circle-alert' : 'circle-check'} />
      <div>
        <p className="toast-title">{title}</p>
        {description && <p className="toast-text note">{description}</p>}
        {action && (
          <button type="button" className="toast-action" onClick={runAction}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast-close centered" aria-label={`Close: ${title}`} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
