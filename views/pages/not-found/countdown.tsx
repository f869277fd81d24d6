import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';

/** Redirects to the home page after a countdown, unless the visitor stays or contacts support. Not without scripts. */
export function Countdown() {
  const navigate = useNavigate();
  const withBrand = useBrandPath();
  const home = withBrand(href('home'));
  const [left, setLeft] = useState<number | null>(null);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return;
    setLeft(limits.notFoundCountdownSeconds);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds! - 1)), 1_000);
    return () => clearInterval(timer);
  }, [stopped]);

  useEffect(() => {
    if (left === 0 && !stopped) navigate(home, { replace: true });
  }, [left, stopped, navigate, home]);

  const stop = () => setStopped(true);
  return (
    <>
      <div className="countdown no-print">
        {left !== null && !stopped && (
          <>
            <p role="timer">Redirecting to homepage in {left} seconds...</p>
            <Button variant="secondary" size="sm" onClick={stop}>
              Stay here
            </Button>
          </>
        )}
        {stopped && <p role="status">You are staying on this page.</p>}
      </div>
      <HomeAndSupport onSupport={stop} />
    </>
  );
}

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
