import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';

/** The two ways on from every page that was not found. */
export function HomeAndSupport({ onSupport }: { onSupport?: () => void }) {
  return (
    <div className="button-row">
      <Button to={href('home')} icon="house">
        Return Home Now
      </Button>
      <span onClickCapture={onSupport}>
        <Button to={href('contact')} variant="secondary" icon="message-circle">
          Contact Support
        </Button>
      </span>
    </div>
  );
}
