import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checklistTopics } from '#shared/tax/checklist.ts';

it('has a style for every topic, which hides its group while other topics are saved', () => {
  const styles = readFileSync('views/styles/pages/tools/checklist.css', 'utf8');
  for (const { id } of checklistTopics)
    expect(styles).toContain(`:root[data-topics]:not([data-topics~="${id}"]) [data-topic="${id}"]`);
});
