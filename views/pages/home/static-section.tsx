import { lazyModules } from '#views/runtime/lazy-modules.ts';
import { StaticMarkup } from '#views/runtime/server-markup.tsx';

type Module = typeof import('./static-sections.tsx');

const module = lazyModules<Module, { parts: () => Promise<Module> }>({ parts: () => import('./static-sections.tsx') });

/** A part of the home page whose code the browser needs only when it comes here by a page change. */
export function StaticSection({ part }: { part: keyof Module['staticSections'] }) {
  return <StaticMarkup id={`home-${part}`}>{() => module.use('parts').staticSections[part]()}</StaticMarkup>;
}
