import { CopyButton } from '#views/components/copy-button.tsx';
import type { FieldSpec, FormValues } from './field-spec.ts';
import { toFragment } from './form-dom.ts';

/** Copies a link with the values in its fragment, which browsers do not send to servers. */
export function ShareLink({ fields, values }: { fields: readonly FieldSpec[]; values: FormValues }) {
  const link = () => {
    const fragment = toFragment(fields, values);
    return location.href.split('#')[0] + (fragment && `#${fragment}`);
  };
  return (
    <CopyButton
      label="Copy link"
      icon="link"
      text={link}
      copied={{
        title: 'Link copied',
        description: 'Whoever opens it sees your figures. They stay in the link; no server gets them.',
      }}
      byHand="Copy this link yourself"
    />
  );
}
