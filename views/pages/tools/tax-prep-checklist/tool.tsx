import { useEffect, useSyncExternalStore } from 'react';
import { type ChecklistGroup, checklistFor } from '#shared/tax/checklist.ts';
import { checklistTopics } from '#shared/tax/checklist-topics.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { CopyButton } from '#views/components/copy-button.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { ChoiceGroup } from '#views/components/form/fields.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { emptyChecklist, savedChecklist } from './storage.ts';

/**
 * The checklist for the chosen topics; its state is saved in the browser. Without scripts: the complete list, to print.
 * Until hydration the stylesheet hides the groups of other topics (client/inline/first-paint.ts).
 */
export function Tool() {
  const { brand } = usePageContext();
  const saved = useSyncExternalStore(savedChecklist.subscribe, savedChecklist.get, () => emptyChecklist);
  useEffect(() => {
    delete document.documentElement.dataset['topics'];
  }, []);
  const groups = checklistFor(saved.topics);
  const items = groups.flatMap((group) => group.items);
  const gathered = items.filter(({ id }) => saved.done.includes(id)).length;

  const change = <K extends 'topics' | 'done'>(key: K, { value, checked }: HTMLInputElement) => {
    const before = savedChecklist.get();
    const others = before[key].filter((entry) => entry !== value);
    savedChecklist.set({ ...before, [key]: checked ? [...others, value] : others });
  };

  return (
    <div className="checklist">
      <div className="checklist-top no-print">
        <ChoiceGroup
          legend="What belongs to your year?"
          hint="Each answer adds its papers. Nothing checked: the whole list."
          name="topics"
          type="checkbox"
          options={checklistTopics.map(({ id, label }) => ({ value: id, label }))}
          value={saved.topics}
          onChange={({ target }) => change('topics', target)}
        />
        <p className="checklist-progress cluster needs-scripts">
          <label htmlFor="checklist-progress">
            <strong>
              {gathered} of {items.length}
            </strong>{' '}
            gathered
          </label>
          <progress id="checklist-progress" max={items.length} value={gathered} />
        </p>
      </div>
      <div className="defer-below-fold">
        {groups.map(({ title, topic, items: groupItems }) => (
          <Disclosure
            key={title}
            open
            data-topic={topic}
            summary={
              <h2>
                {title}{' '}
                <small className="needs-scripts no-print">
                  {groupItems.filter(({ id }) => saved.done.includes(id)).length} of {groupItems.length}
                </small>
              </h2>
            }
          >
            <ul>
              {groupItems.map(({ id, text, hint }) => (
                <li key={id}>
                  <label className="choice">
                    <input
                      type="checkbox"
                      name="done"
                      value={id}
                      checked={saved.done.includes(id)}
                      onChange={({ target }) => change('done', target)}
                    />
                    <span>
                      {text} {hint && <small>{hint}</small>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        <div className="button-row no-print">
          <Button size="sm" variant="secondary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
          <CopyButton
            label="Copy “bring this”"
            icon="copy"
            text={() => summaryOf(groups, saved.done)}
            copied={{ title: 'List copied', description: 'Paste it into a note or a message to yourself.' }}
            byHand="Copy this list yourself"
          />
          <Button size="sm" variant="secondary" icon="x" onClick={() => savedChecklist.set(emptyChecklist)}>
            Clear
          </Button>
          <Button size="sm" variant="secondary" icon="lock" to={brand.portalUrl}>
            Upload in the portal
          </Button>
        </div>
        <SendToUs service="personal-tax" text={() => listText(groups, saved.done)} />
      </div>
    </div>
  );
}

/** The list as the text of a message. */
function listText(groups: ChecklistGroup[], done: readonly string[]): string {
  return ['From the tax prep checklist:', summaryOf(groups, done), 'My question: '].join('\n\n');
}

/** The papers as plain text, missing ones first. */
function summaryOf(groups: ChecklistGroup[], done: readonly string[]): string {
  const items = groups.flatMap((group) => group.items);
  const lines = (gathered: boolean) =>
    items.filter(({ id }) => done.includes(id) === gathered).map(({ text }) => `- ${text}`);
  const part = (title: string, groupItems: string[]) => (groupItems.length > 0 ? [title, ...groupItems, ''] : []);
  return [...part('Still to find', lines(false)), ...part('Bring this', lines(true))].join('\n').trim();
}
