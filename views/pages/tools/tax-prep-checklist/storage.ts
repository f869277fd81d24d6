import { checklist } from '#shared/tax/checklist.ts';
import { type ChecklistTopic, checklistTopics } from '#shared/tax/checklist-topics.ts';
import { store, stored } from '#views/runtime/storage.ts';

/** The state of the checklist. */
export type SavedChecklist = { topics: readonly ChecklistTopic[]; done: readonly string[] };

export const emptyChecklist: SavedChecklist = { topics: [], done: [] };

const key = 'checklist';
const itemIds = new Set(checklist.flatMap(({ items }) => items.map(({ id }) => id)));
const listeners = new Set<() => void>();
let current: SavedChecklist | null = null;

/** The visitor's checklist, in localStorage; where that is blocked, until the page is left. */
export const savedChecklist = {
  get: (): SavedChecklist => {
    current ??= read();
    return current;
  },
  set(next: SavedChecklist) {
    current = next;
    store('localStorage', key, next.topics.length + next.done.length === 0 ? null : JSON.stringify(next));
    for (const listener of listeners) listener();
  },
  /** Calls `listener` on every change, in another tab too. */
  subscribe(listener: () => void) {
    const onStorage = () => {
      current = null;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** Empty when storage is blocked or invalid. Unknown entries are ignored. */
function read(): SavedChecklist {
  try {
    const saved: unknown = JSON.parse(stored('localStorage', key) ?? '{}');
    const { topics, done } = (saved ?? {}) as Partial<Record<keyof SavedChecklist, unknown>>;
    return {
      topics: checklistTopics.map(({ id }) => id).filter((id) => Array.isArray(topics) && topics.includes(id)),
      done: Array.isArray(done) ? done.filter((id): id is string => itemIds.has(id)) : [],
    };
  } catch {
    return emptyChecklist;
  }
}
