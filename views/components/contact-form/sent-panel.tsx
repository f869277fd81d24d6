import { Suspense } from 'react';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { ContactSentProps } from './contact-sent.tsx';

type Module = typeof import('./contact-sent.tsx');

export const sentPanel = lazyModules<Module, { module: () => Promise<Module> }>({
  module: () => import('./contact-sent.tsx'),
});

/** The thank-you panel, whose code a page loads once its form is used. */
export function SentPanel(props: ContactSentProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: ContactSentProps) {
  const { ContactSent } = sentPanel.use('module');
  return <ContactSent {...props} />;
}
