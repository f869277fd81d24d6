import type { ReactNode } from 'react';
import type { SceneName } from '#shared/brands/scenes.ts';
import { Letterhead } from './letterhead.tsx';
import { Art } from './picture/art.tsx';

/** In place of a page: what is not there in words, and a drawing beside them. */
export function Missing({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <section className="page-head page-head-art not-found">
      <div className="wrap">
        <Letterhead />
        <div className="not-found-text">{children}</div>
        <div className="page-head-panel">
          <Art scene={scene} priority="auto" />
        </div>
      </div>
    </section>
  );
}
