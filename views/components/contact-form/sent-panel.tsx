import { Suspense } from 'react';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { ContactSentProps } from './contact-sent.tsx';

type Module = typeof import('./contact-sent.tsx');
/** With `onCancel` the panel of a message that waits for the connection. */
type Props = ContactSentProps | { onCancel: () => void };

export const sentPanel = lazyModules<Module, { module: () => Promise<Module> }>({
  module: () => import('./contact-sent.tsx'),
});

/** What a sent message leaves in place of the form, or a queued one below it: its code loads once the form is used. */
export function SentPanel(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: Props) {
  const { ContactSent, SendQueued } = sentPanel.use('module');
  return 'onCancel' in props ? <SendQueued {...props} /> : <ContactSent {...props} />;
}
