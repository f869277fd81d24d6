import type { ReactNode } from 'react';
import type { SceneName } from '../art/scene-names.ts';
import { Art } from './picture/art.tsx';

type Props = { art?: SceneName; title: string; text?: ReactNode };

/** Shown instead of an empty list. */
export function EmptyState({ art = 'empty-state', title, text }: Props) {
  return (
    <div className="empty-state">
      <Art scene={art} alt="" />
      <div>
        <p className="empty-state-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}
