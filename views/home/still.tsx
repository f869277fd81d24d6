import { lazyModules } from '../lazy-modules.tsx';
import { Static } from '../static-page.tsx';

type Module = typeof import('./still-parts.tsx');

const module = lazyModules<Module, { parts: () => Promise<Module> }>({ parts: () => import('./still-parts.tsx') });

/** A part of the home page whose code the browser needs only when it comes here by a page change. */
export function Still({ part }: { part: keyof Module['stillParts'] }) {
  return <Static id={`home-${part}`}>{() => module.use('parts').stillParts[part]()}</Static>;
}
