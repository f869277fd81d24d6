import type { Ref } from 'react';

/** Long text. `html` is inserted as it is, so it must have been sanitized by the content service. */
export function Prose({ html, ref }: { html: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      className="prose"
      data-post-body
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
