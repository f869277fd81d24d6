import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and while React takes it over, then true: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
