import { telHref } from '#shared/format/tel-href.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Missing } from './missing.tsx';

/** For a link of a booked meeting that is wrong or cut off: who wants to move or cancel needs the telephone. */
export function NoMeeting() {
  const { phone } = usePageContext().brand.contact;
  return (
    <Missing>
      <h1>This link does not lead to a meeting</h1>
      <p>It is not complete, or not one of ours. Copy the whole link from your confirmation.</p>
      <p>To move or cancel a meeting without it, call us.</p>
      <div className="button-row">
        <Button to={telHref(phone)} icon="phone">
          Call {phone}
        </Button>
        <Button to={href('schedule')} variant="secondary" icon="calendar-days">
          Book a meeting
        </Button>
      </div>
    </Missing>
  );
}
