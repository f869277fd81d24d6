import * as limits from '#shared/limits.ts';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  tone: 'default' | 'destructive';
  /** Short status notice: second outlet, at most 3. */
  small: boolean;
  /** False during the exit animation. */
  open: boolean;
};
export type NewToast = Pick<Toast, 'title' | 'description' | 'action'> & {
  tone?: Toast['tone'];
  small?: boolean;
  /** Milliseconds until it closes by itself; 4000 by default. */
  duration?: number;
};

/** Duration of the exit animation in milliseconds. */
const exitMs = 200;

/** Toasts in order of appearance, newest last. Outside React, so that any code can show one. */
export function createToastStore() {
  let list: readonly Toast[] = [];
  let count = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const timers = new Map<string, { timer?: ReturnType<typeof setTimeout>; remainingMs: number; startedAt: number }>();

  const set = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: string) => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
    set(list.filter((toast) => toast.id !== id));
  };
  const startTimer = (id: string) => {
    const entry = timers.get(id);
    if (!entry || paused) return;
    entry.startedAt = Date.now();
    entry.timer = setTimeout(() => dismiss(id), entry.remainingMs);
  };

  /** Shows a toast and returns its id. Removes the same error, and the oldest of its kind when there are too many. */
  function show({ tone = 'default', small = false, duration = limits.toastDurationMs, ...text }: NewToast): string {
    const id = `toast-${++count}`;
    const sameKind = list.filter((toast) => toast.small === small);
    const maximum = small ? limits.maxSmallToasts : limits.maxToasts;
    for (const [index, toast] of sameKind.entries())
      if ((tone === 'destructive' && toast.title === text.title) || index < sameKind.length + 1 - maximum)
        remove(toast.id);
    timers.set(id, { remainingMs: duration, startedAt: Date.now() });
    set([...list, { id, tone, small, open: true, ...text }]);
    startTimer(id);
    return id;
  }

  /** Closes a toast. Unknown ids are ignored. */
  function dismiss(id: string) {
    const entry = timers.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    set(list.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    entry.timer = setTimeout(() => remove(id), exitMs);
    entry.remainingMs = 0;
  }

  return {
    show,
    dismiss,
    /** Stops the timers while the pointer or the focus is on a toast. */
    pause() {
      if (paused) return;
      paused = true;
      for (const entry of timers.values()) {
        if (entry.remainingMs === 0) continue;
        clearTimeout(entry.timer);
        entry.remainingMs = Math.max(1, entry.remainingMs - (Date.now() - entry.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, entry] of timers) if (entry.remainingMs > 0) startTimer(id);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => list,
  };
}

export const toastStore = createToastStore();
export const showToast = toastStore.show;
