import { useState } from 'react';
import { Button } from '#views/components/button.tsx';
import { showToast } from '#views/components/toast/toast-store.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';
import { toFragment } from './form-dom.ts';

type Props = { fields: readonly FieldSpec[]; values: FormValues };

/** Copies a link with the values in its fragment, which browsers do not send to servers. */
export function ShareLink({ fields, values }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const copy = async () => {
    const fragment = toFragment(fields, values);
    const url = location.href.split('#')[0] + (fragment && `#${fragment}`);
    try {
      await navigator.clipboard.writeText(url);
      setLink(null);
      showToast({
        title: 'Link copied',
        description: 'Whoever opens it sees your figures. They stay in the link; no server gets them.',
      });
    } catch {
      setLink(url);
    }
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon="link" onClick={copy}>
        Copy link
      </Button>
      {link !== null && (
        <label className="tool-share">
          Copy this link yourself
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
