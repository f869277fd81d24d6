import * as limits from '#shared/limits.ts';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  tone: 'default' | 'destructive';
  /** Short status notice: second outlet, at most 3. */
  small: boolean;
  /** False while it leaves. */
  open: boolean;
};
export type NewToast = Pick<Toast, 'title' | 'description' | 'action'> & {
  tone?: Toast['tone'];
  small?: boolean;
  /** Milliseconds until it leaves by itself; 4000 when absent. */
  duration?: number;
};

const leaveTime = 200;

/** Notices in the order they came, newest last; kept outside React so that any code can show one. */
export function createToastStore() {
  let list: readonly Toast[] = [];
  let count = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const lives = new Map<string, { timer?: ReturnType<typeof setTimeout>; left: number; since: number }>();

  const set = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: string) => {
    clearTimeout(lives.get(id)?.timer);
    lives.delete(id);
    set(list.filter((toast) => toast.id !== id));
  };
  const run = (id: string) => {
    const life = lives.get(id);
    if (!life || paused) return;
    life.since = Date.now();
    life.timer = setTimeout(() => dismiss(id), life.left);
  };

  /** Shows a notice and answers its id. The oldest of its kind goes when there are too many. */
  function show({ tone = 'default', small = false, duration = limits.toastDurationMs, ...text }: NewToast): string {
    const id = `toast-${++count}`;
    const kept = list.filter((toast) => toast.small === small);
    const most = small ? limits.maxSmallToasts : limits.maxToasts;
    for (const toast of kept.slice(0, Math.max(0, kept.length + 1 - most))) remove(toast.id);
    lives.set(id, { left: duration, since: Date.now() });
    set([...list, { id, tone, small, open: true, ...text }]);
    run(id);
    return id;
  }

  /** Lets a notice leave. Unknown ids are ignored. */
  function dismiss(id: string) {
    const life = lives.get(id);
    if (!life) return;
    clearTimeout(life.timer);
    set(list.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    life.timer = setTimeout(() => remove(id), leaveTime);
    life.left = 0;
  }

  return {
    show,
    dismiss,
    /** While the pointer or the focus is on the notices their time stands still. */
    pause() {
      if (paused) return;
      paused = true;
      for (const life of lives.values()) {
        if (life.left === 0) continue;
        clearTimeout(life.timer);
        life.left = Math.max(1, life.left - (Date.now() - life.since));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, life] of lives) if (life.left > 0) run(id);
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
export const dismissToast = toastStore.dismiss;
