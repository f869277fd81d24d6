import { type ChecklistTopic, checklist, checklistTopics } from '#shared/tax/checklist.ts';

/** The state of the checklist in localStorage. */
export type SavedChecklist = { topics: ChecklistTopic[]; done: string[] };

const key = 'checklist';
const itemIds = new Set(checklist.flatMap(({ items }) => items.map(({ id }) => id)));

/** The saved state; empty when storage is blocked or invalid. Unknown entries are ignored. */
export function readSaved(): SavedChecklist {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { topics, done } = (saved ?? {}) as Partial<Record<keyof SavedChecklist, unknown>>;
    return {
      topics: checklistTopics.map(({ id }) => id).filter((id) => Array.isArray(topics) && topics.includes(id)),
      done: Array.isArray(done) ? done.filter((id): id is string => itemIds.has(id)) : [],
    };
  } catch {
    return { topics: [], done: [] };
  }
}

/** Saves the state, or removes it when it is empty. */
export function save(saved: SavedChecklist): void {
  try {
    if (saved.topics.length + saved.done.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Storage is blocked or full: the list works without it.
  }
}
