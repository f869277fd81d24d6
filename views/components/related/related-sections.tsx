import { articleRelations, pageRelations } from '#shared/site/relations.ts';
import { LinkSection, RelatedLinks, ServiceList, ToolList } from './related-links.tsx';

/** What a single page leads on to. */
export function PageLinks({ name, path }: { name: keyof typeof pageRelations; path: string }) {
  return <RelatedLinks relations={pageRelations[name]} path={path} />;
}

/** What an article leads on to: its tools and services. */
export function ArticleLinks({ tags }: { tags: readonly string[] }) {
  const { tools, services } = articleRelations(tags);
  return (
    <LinkSection title="Tools and services for this subject">
      <ToolList tools={tools} />
      <ServiceList services={services} />
    </LinkSection>
  );
}
