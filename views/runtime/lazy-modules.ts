import { use } from 'react';
import { type TrackedPromise, trackPromise } from './use-data.tsx';

type Loaders<M> = Record<string, () => Promise<M>>;

/** Milliseconds a failure is cached: React reads it again with every attempt to render, which must not be a new request. */
const failureTtlMs = 5_000;

const registry = new Set<() => Promise<unknown>>();

/**
 * Modules by name that the browser loads when needed and the server loads at its start.
 * React never sees a fresh promise: a loaded module is read without suspending.
 */
export function lazyModules<M, L extends Loaders<M>>(loaders: L) {
  type Name = keyof L & string;
  const promises = new Map<Name, TrackedPromise<M>>();
  let loadAlongside = (_name: Name): Promise<unknown> | undefined => undefined;
  function load(name: Name): TrackedPromise<M> {
    let promise = promises.get(name);
    if (promise) return promise;
    promise = trackPromise(Promise.all([loaders[name]!(), loadAlongside(name)]).then(([module]) => module));
    promises.set(name, promise);
    promise.catch(() => setTimeout(() => promises.delete(name), failureTtlMs));
    return promise;
  }
  const loadAll = () => Promise.all((Object.keys(loaders) as Name[]).map(load));
  registry.add(loadAll);
  return {
    load,
    loadAll,
    isLoaded: (name: Name) => promises.get(name)?.status === 'fulfilled',
    use: (name: Name): M => use(load(name)),
    /** Sets what else must be loaded before a module is used. */
    withEach(loadMore: typeof loadAlongside) {
      loadAlongside = loadMore;
    },
  };
}

/** One module of that kind. */
export function lazyModule<M>(load: () => Promise<M>) {
  const modules = lazyModules<M, { module: () => Promise<M> }>({ module: load });
  return {
    load: () => modules.load('module'),
    use: () => modules.use('module'),
    isLoaded: () => modules.isLoaded('module'),
  };
}

/** Loads all modules when the server starts, including those that loaded modules register. */
export async function loadAllModules(): Promise<void> {
  for (let size = 0; size !== registry.size; ) {
    size = registry.size;
    await Promise.all([...registry].map((loadAll) => loadAll()));
  }
}
