import { use } from 'react';
import { type TrackedPromise, trackPromise } from './use-data.tsx';

type Loaders<M> = Record<string, () => Promise<M>>;

/** Milliseconds in which a module that could not be loaded is not asked for again: React asks with every try to render. */
const failureKept = 5_000;

const registry = new Set<() => Promise<unknown>>();

/**
 * Modules by name that the browser loads when needed and the server loads at its start.
 * React never sees a fresh promise: a loaded module is read without suspending.
 */
export function lazyModules<M, L extends Loaders<M>>(loaders: L) {
  type Name = keyof L & string;
  const known = new Map<Name, TrackedPromise<M>>();
  let alongside = (_name: Name): Promise<unknown> | undefined => undefined;
  function load(name: Name): TrackedPromise<M> {
    let promise = known.get(name);
    if (promise) return promise;
    promise = trackPromise(Promise.all([loaders[name]!(), alongside(name)]).then(([module]) => module));
    known.set(name, promise);
    promise.catch(() => setTimeout(() => known.delete(name), failureKept));
    return promise;
  }
  const loadAll = () => Promise.all((Object.keys(loaders) as Name[]).map(load));
  registry.add(loadAll);
  return {
    load,
    loadAll,
    use: (name: Name): M => use(load(name)),
    /** Names what else has to be there before a module is used. */
    withEach(needed: typeof alongside) {
      alongside = needed;
    },
  };
}

/** Server start: everything that could be asked for is loaded, including what the loaded modules register. */
export async function loadAllModules(): Promise<void> {
  for (let size = 0; size !== registry.size; ) {
    size = registry.size;
    await Promise.all([...registry].map((loadAll) => loadAll()));
  }
}
