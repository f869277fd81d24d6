import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';

type Module = typeof import('./section-registry.tsx');

const homeSections = lazyModules<Module, { parts: () => Promise<Module> }>({
  parts: () => import('./section-registry.tsx'),
});

/** A section of the home page that the server alone renders. */
export function ServerOnlySection({ part }: { part: keyof Module['sections'] }) {
  return <StaticMarkup id={`home-${part}`}>{() => homeSections.use('parts').sections[part]()}</StaticMarkup>;
}
