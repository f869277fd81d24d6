import { root } from './dom.ts';

/**
 * Sets `data-topics` when the visitor has saved topics of the checklist: views/styles/pages/tools/checklist.css hides the
 * other groups, which the server cannot know, so that the list does not change when React takes it over.
 */
export function markSavedTopics() {
  try {
    const { topics } = JSON.parse(localStorage.getItem('checklist')!) as { topics: string[] };
    if (topics.length > 0) root.dataset['topics'] = topics.join(' ');
  } catch {
    // Nothing is saved, or storage is blocked: the whole list is shown.
  }
}
