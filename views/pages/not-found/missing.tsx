import type { ReactNode } from 'react';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Art } from '#views/components/picture/art.tsx';

/** A page about what does not exist: its words, and beside them the drawing of a house that is not there. */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <section className="not-found">
      <div className="wrap">
        <Letterhead />
        <div className="not-found-text">{children}</div>
        <div className="page-head-panel">
          <Art scene="not-found" />
        </div>
      </div>
    </section>
  );
}
