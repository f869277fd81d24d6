import type { ReactNode } from 'react';
import { Art } from './picture/art.tsx';

type Props = { title: string; text?: ReactNode; action?: ReactNode };

/** Shown instead of an empty list. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="empty-state panel cluster">
      <Art scene="empty-state" />
      <div>
        <p className="empty-state-title">{title}</p>
        {text && <p>{text}</p>}
        {action}
      </div>
    </div>
  );
}

/**
 * Shown instead of a list of posts.
 * @param failed the posts could not be loaded; otherwise there are none
 */
export function NoPosts({ failed }: { failed: boolean }) {
  return (
    <EmptyState
      title="No posts available at the moment."
      text={failed && 'The news could not be loaded. Please try again in a few minutes.'}
    />
  );
}
