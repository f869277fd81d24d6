import { useState } from 'react';
import type { IconName } from '#views/runtime/icon-names.ts';
import { Button } from './button.tsx';
import { showToast } from './toast/toast-store.ts';

type Props = {
  label: string;
  icon: IconName;
  text: () => string;
  copied: { title: string; description: string };
  /** Above the text where the browser does not let it be copied. */
  byHand: string;
};

/** Copies a text; where the browser refuses, shows it to be copied by hand. */
export function CopyButton({ label, icon, text, copied, byHand }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async () => {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setRefused(null);
      showToast(copied);
    } catch {
      setRefused(value);
    }
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon={icon} onClick={copy}>
        {label}
      </Button>
      {refused !== null && (
        <label className="tool-share">
          {byHand}
          <textarea readOnly rows={8} value={refused} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
