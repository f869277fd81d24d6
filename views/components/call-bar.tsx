import { telHref } from '#shared/format/text.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/**
 * The telephone and a button that stay at the lower edge of phones, from where the part of the page begins that it ends.
 * Forms stand in other parts, so it is not beside them.
 */
export function CallBar({ to }: { to: string }) {
  const { phone } = usePageContext().brand.contact;
  return (
    <div className="call-bar bottom-bar bottom-bar-pair no-print">
      <a className="button button-secondary" href={telHref(phone)} aria-label={`Call ${phone}`}>
        <Icon name="phone" /> Call
      </a>{' '}
      <Button to={to} icon="calendar-days">
        Schedule
      </Button>
    </div>
  );
}
