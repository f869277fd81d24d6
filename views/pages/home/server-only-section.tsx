import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';

type Module = typeof import('./section-registry.tsx');

export const homeSections = lazyModules<Module, { parts: () => Promise<Module> }>({
  parts: () => import('./section-registry.tsx'),
});

/** A server-only section of the home page: the browser loads its code only on a client navigation to the page. */
export function ServerOnlySection({ part }: { part: keyof Module['sections'] }) {
  return <StaticMarkup id={`home-${part}`}>{() => homeSections.use('parts').sections[part]()}</StaticMarkup>;
}
