import { type ChecklistTopic, checklist, checklistTopics } from '#shared/tax/checklist.ts';

/** What this device remembers of the checklist. */
export type Kept = { topics: ChecklistTopic[]; done: string[] };

const key = 'checklist';
const itemIds = new Set(checklist.flatMap(({ items }) => items.map(({ id }) => id)));

/** What was kept on this device; nothing when storage is blocked or holds something else. Unknown entries are dropped. */
export function readSaved(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { topics, done } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
    return {
      topics: checklistTopics.map(({ id }) => id).filter((id) => Array.isArray(topics) && topics.includes(id)),
      done: Array.isArray(done) ? done.filter((id): id is string => itemIds.has(id)) : [],
    };
  } catch {
    return { topics: [], done: [] };
  }
}

/** Keeps the state on this device, or clears it when nothing is left to keep. */
export function save(kept: Kept): void {
  try {
    if (kept.topics.length + kept.done.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Private windows and full stores: the list works, it only forgets.
  }
}
