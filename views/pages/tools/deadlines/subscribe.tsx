import type { ChangeEvent } from 'react';
import { href } from '#shared/site/routes.ts';
import { calendarName, calendarPath, subscribeUrls } from '#shared/tax/due-dates-calendar.ts';
import type { FilerKind } from '#shared/tax/facts/due-dates/rule.ts';
import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useOpenSections } from '#views/components/open-sections.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useHydrated } from '#views/runtime/use-hydrated.ts';

type Props = {
  kinds: readonly FilerKind[];
  remind: boolean;
  onRemind: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Id of the form that the reminder choice belongs to. */
  form: string;
};

/** Links that put the chosen dates into a calendar program, with reminders on request. Phones show them closed. */
export function Subscribe({ kinds, remind, onRemind, form }: Props) {
  const { brand, origin } = usePageContext();
  const hydrated = useHydrated();
  // After a page change the page is there before its tool.
  useOpenSections(href('deadlines'));
  const file = calendarPath(kinds, remind);
  const urls = subscribeUrls(origin + file, calendarName(brand.name));
  return (
    <details className="due-subscribe no-print">
      <summary className="button button-sm button-secondary">
        <Icon name="calendar-plus" /> Add to my calendar or print
        <Icon name="chevron-down" />
      </summary>
      <div className="button-row">
        <Button size="sm" to={urls.apple} icon="calendar-plus">
          Apple Calendar
        </Button>
        {others.map(([program, label]) => (
          <Button key={program} size="sm" variant="secondary" to={urls[program]} icon="calendar-plus">
            {label}
          </Button>
        ))}
        <Button size="sm" variant="secondary" to={file} icon="download">
          Download
        </Button>
        <Button size="sm" variant="secondary" icon="printer" disabled={!hydrated} onClick={() => window.print()}>
          Print the year
        </Button>
      </div>
      <label className="choice">
        <input type="checkbox" name="remind" value="1" form={form} checked={remind} onChange={onRemind} />
        <span>Remind me two weeks and two days before each date</span>
      </label>
    </details>
  );
}

const others = [
  ['google', 'Google Calendar'],
  ['outlook', 'Outlook.com'],
  ['office', 'Microsoft 365'],
] as const;
