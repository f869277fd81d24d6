import type { ReactNode } from 'react';
import type { SceneName } from '../art/scene-names.ts';
import { Art } from './art.tsx';
import { Button } from './button.tsx';

type Props = { art?: SceneName; title: string; text?: ReactNode; action?: { label: string; to: string } };

/** Nothing to show, said on a ruled card. */
export function EmptyState({ art = 'empty-state', title, text, action }: Props) {
  return (
    <div className="empty-state">
      <Art scene={art} alt="" />
      <div>
        <p className="empty-state-title">{title}</p>
        {text && <p>{text}</p>}
        {action && (
          <Button to={action.to} variant="secondary" icon="arrow-right">
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
