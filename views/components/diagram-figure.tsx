import type { ReactNode } from 'react';

/** A diagram or worked example with its caption; wide ones scroll horizontally. */
export function DiagramFigure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="diagram-figure">
      <div className="diagram-figure-body">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
