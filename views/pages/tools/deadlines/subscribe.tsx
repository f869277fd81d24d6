import type { ChangeEvent } from 'react';
import { deadlineFeedName, feedPath, subscribeUrls } from '#shared/tax/deadline-feed.ts';
import type { FilerKind } from '#shared/tax/facts/due-dates/rule.ts';
import { Button } from '#views/components/button.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useHydrated } from '#views/runtime/use-hydrated.ts';

type Props = {
  kinds: readonly FilerKind[];
  remind: boolean;
  onRemind: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Id of the form that the reminder choice belongs to. */
  form: string;
};

/** Links that put the chosen dates into a calendar program, with reminders on request. */
export function Subscribe({ kinds, remind, onRemind, form }: Props) {
  const { brand, origin } = usePageContext();
  const hydrated = useHydrated();
  const file = feedPath(kinds, remind);
  const addresses = subscribeUrls(origin + file, deadlineFeedName(brand.name));
  return (
    <div className="due-subscribe">
      <div className="button-row">
        <Button size="sm" to={addresses.apple} icon="calendar-plus">
          Apple Calendar
        </Button>
        <Button size="sm" variant="secondary" to={addresses.google} icon="calendar-plus">
          Google Calendar
        </Button>
        <Button size="sm" variant="secondary" to={addresses.outlook} icon="calendar-plus">
          Outlook.com
        </Button>
        <Button size="sm" variant="secondary" to={addresses.office} icon="calendar-plus">
          Microsoft 365
        </Button>
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
    </div>
  );
}
