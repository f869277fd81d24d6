import type { Ref } from 'react';

/** Long text. `html` must come sanitised from the content service; it is put in as it is. */
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
