import { type ReactNode, Suspense } from 'react';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { relationsOf } from '#shared/site/relations.ts';
import { href, matchRoute, routes, type ToolName } from '#shared/site/routes.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import { Card, CardGrid } from './cards/card.tsx';
import { contactAbout } from './contact-form/send-to-us.tsx';
import { LinkList } from './lists.tsx';
import { Section } from './section.tsx';

type Props = {
  /** Path of the page, which has relations (shared/site/relations.ts); its row in the route table names the articles as deferred data. */
  path: string;
  /** Above the tools and articles. */
  children?: ReactNode;
};

/** What a page leads on to: tools, articles, and the services behind a tool. */
export function RelatedLinks({ path, children }: Props) {
  const relations = relationsOf(matchRoute(path))!;
  const { subject, tools } = relations;
  const hasServices = 'services' in relations;
  return (
    <LinkSection title={`Tools and articles about ${subject}`} columns={hasServices ? 3 : 2} before={children}>
      <ToolList tools={tools} />
      <Suspense fallback={null}>
        <ArticleList path={path} />
      </Suspense>
      {hasServices && <ServiceList services={relations.services} />}
    </LinkSection>
  );
}

type LinkSectionProps = { title: string; columns?: 2 | 3; before?: ReactNode; children: ReactNode };

/** Cards of links. */
export function LinkSection({ title, columns = 2, before, children }: LinkSectionProps) {
  return (
    <nav aria-label={title} className="no-print">
      <Section title={title}>
        {before}
        <CardGrid columns={columns}>{children}</CardGrid>
      </Section>
    </nav>
  );
}

export function ToolList({ tools }: { tools: readonly ToolName[] }) {
  return <LinkCard title="Work it out" links={tools.map((name) => ({ label: routes[name].label, to: href(name) }))} />;
}

function ArticleList({ path }: { path: string }) {
  const posts = useData('relatedPosts', { path });
  if (!posts.ok || posts.value.length === 0) return null;
  return (
    <LinkCard
      title="Read about it"
      links={posts.value.map(({ slug, title }) => ({ label: title, to: href('blogPost', { slug }) }))}
    />
  );
}

/** The services behind a page, and the contact form with the first of them chosen. */
export function ServiceList({ services: slugs }: { services: readonly ServiceSlug[] }) {
  const services = servicesFor(usePageContext().brand);
  const links = slugs.map((slug) => ({
    label: services.find(({ id }) => id === slug)!.title,
    to: href('service', { slug }),
  }));
  const all = { label: 'All services', to: href('services') };
  const ask = { label: 'Send us your question', to: contactAbout(slugs[0]) };
  return <LinkCard title="Have it done" links={[...(links.length > 0 ? links : [all]), ask]} />;
}

function LinkCard({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <Card title={title}>
      <LinkList links={links} />
    </Card>
  );
}
