import { lazyModules } from '#views/runtime/lazy-modules.ts';
import { StaticMarkup } from '#views/runtime/server-markup.tsx';

type Module = typeof import('./static-sections.tsx');

const module = lazyModules<Module, { parts: () => Promise<Module> }>({ parts: () => import('./static-sections.tsx') });

/** A server-only section of the home page: the browser loads its code only on a client navigation to the page. */
export function StaticSection({ part }: { part: keyof Module['staticSections'] }) {
  return <StaticMarkup id={`home-${part}`}>{() => module.use('parts').staticSections[part]()}</StaticMarkup>;
}
