import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';

type Module = typeof import('./related-sections.tsx');

const sections = lazyModules<Module, { all: () => Promise<Module> }>({ all: () => import('./related-sections.tsx') });

/**
 * What a single page leads on to. The page is hydrated, this part is not.
 * @param path path of the page
 */
export function RelatedSection({ page, path }: { page: 'taxLetter'; path: string }) {
  return (
    <StaticMarkup id={`${path}#related`}>
      {() => {
        const { PageLinks } = sections.use('all');
        return <PageLinks name={page} path={path} />;
      }}
    </StaticMarkup>
  );
}
