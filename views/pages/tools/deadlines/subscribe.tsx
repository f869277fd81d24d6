import { href } from '#shared/site/routes.ts';
import { calendarName, calendarPath, subscribeUrls } from '#shared/tax/due-dates-calendar.ts';
import type { FilerKind } from '#shared/tax/facts/due-date-rules/rule.ts';
import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useOpenSections } from '#views/components/page-hooks.ts';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Links that put the chosen dates into a calendar program. Phones show them closed. */
export function Subscribe({ kinds }: { kinds: readonly FilerKind[] }) {
  const { brand, origin } = usePageContext();
  const hydrated = useHydrated();
  // After a page change the page is there before its tool.
  useOpenSections(href('deadlines'));
  const file = calendarPath(kinds);
  const urls = subscribeUrls(origin + file, calendarName(brand.name));
  return (
    <details className="due-subscribe no-print">
      <summary className="button button-sm button-secondary">
        <Icon name="calendar-plus" /> Add to my calendar or print
        <Icon name="chevron-down" />
      </summary>
      <div className="button-row">
        {programs.map(([program, label]) => (
          <Button key={program} size="sm" variant="secondary" to={urls[program]}>
            {label}
          </Button>
        ))}
        <Button size="sm" variant="secondary" to={file}>
          Outlook on a PC
        </Button>
        <Button size="sm" variant="secondary" disabled={!hydrated} onClick={() => window.print()}>
          Print the year
        </Button>
      </div>
    </details>
  );
}

const programs = [
  ['apple', 'Apple Calendar'],
  ['google', 'Google Calendar'],
  ['outlook', 'Outlook.com'],
  ['office', 'Microsoft 365'],
] as const;
