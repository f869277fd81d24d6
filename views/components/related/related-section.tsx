import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';

type Module = typeof import('./related-sections.tsx');

const sections = lazyModules<Module, { all: () => Promise<Module> }>({ all: () => import('./related-sections.tsx') });

type Props = { path: string } & ({ page: 'taxLetter' } | { tags: readonly string[] });

/**
 * What a single page or an article leads on to. The page is hydrated, this part is not.
 * @param path path of the page
 */
export function RelatedSection({ path, ...props }: Props) {
  return (
    <StaticMarkup id={`${path}#related`}>
      {() => {
        const { ArticleLinks, PageLinks } = sections.use('all');
        return 'page' in props ? <PageLinks name={props.page} path={path} /> : <ArticleLinks tags={props.tags} />;
      }}
    </StaticMarkup>
  );
}
