import { Callout } from '#views/components/callout.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { TimesButton } from './times-button.tsx';

/**
 * Above the times after others could not be loaded.
 * @param query of the page with the other times
 */
export function TimesFailed({ query }: { query: string }) {
  return (
    <div className="times-failed" role="alert">
      <Callout tone="warning" title="The times you asked for did not load">
        <p>
          Below are still the times from before. Try again, or call <PhoneLink />.
        </p>
        <TimesButton query={query} className="button button-secondary button-sm">
          Try again
        </TimesButton>
      </Callout>
    </div>
  );
}
