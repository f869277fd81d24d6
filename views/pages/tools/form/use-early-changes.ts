import { type RefObject, useEffect, useRef } from 'react';
import { changedControls } from '#views/runtime/changed-controls.ts';

/**
 * Calls `read` once if a control in `ref` was changed before the code of the tool was loaded: React keeps the change in the
 * document, but sends no event for it.
 */
export function useEarlyChanges(ref: RefObject<HTMLElement | null>, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    if (ref.current && changedControls(ref.current).length > 0) latest.current();
  }, [ref]);
}
