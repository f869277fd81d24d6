import { pageRelations } from '#shared/site/relations.ts';
import { RelatedLinks } from './related-links.tsx';

/** What a single page leads on to. */
export function PageLinks({ name, path }: { name: keyof typeof pageRelations; path: string }) {
  return <RelatedLinks relations={pageRelations[name]} path={path} />;
}
