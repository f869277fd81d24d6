import { type ReactNode, Suspense } from 'react';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { relationsOf } from '#shared/site/relations.ts';
import { href, matchRoute, routes, type ToolName } from '#shared/site/routes.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import { Link } from './link.tsx';
import { Section } from './section.tsx';

type Props = {
  /** Path of the page, which has relations (shared/site/relations.ts); its row in the route table names the articles as deferred data. */
  path: string;
};

/** Links in a section at most. */
const mostLinks = 4;

/** What a page leads on to: two tools, then a service behind a tool, then articles. */
export function RelatedLinks({ path }: Props) {
  const { subject, ...relations } = relationsOf(matchRoute(path))!;
  const tools = relations.tools.slice(0, 2);
  const services = 'services' in relations ? relations.services.slice(0, 1) : [];
  return (
    <LinkSection title={`Tools and articles about ${subject}`} tools={tools} services={services}>
      <Suspense fallback={null}>
        <Articles path={path} most={mostLinks - tools.length - services.length} />
      </Suspense>
    </LinkSection>
  );
}

type LinkSectionProps = {
  title: string;
  tools: readonly ToolName[];
  services: readonly ServiceSlug[];
  children?: ReactNode;
};

/** Links to tools and services, and to what else is given as list items. */
export function LinkSection({ title, tools, services, children }: LinkSectionProps) {
  const catalog = servicesFor(usePageContext().brand);
  return (
    <nav aria-label={title} className="no-print">
      <Section title={title} minor>
        <ul className="link-columns">
          {tools.map((name) => (
            <Item key={name} label={routes[name].label} to={href(name)} />
          ))}
          {services.map((slug) => (
            <Item key={slug} label={catalog.find(({ id }) => id === slug)!.title} to={href('service', { slug })} />
          ))}
          {children}
        </ul>
      </Section>
    </nav>
  );
}

function Articles({ path, most }: { path: string; most: number }) {
  const posts = useData('relatedPosts', { path });
  if (!posts.ok) return null;
  return posts.value
    .slice(0, most)
    .map(({ slug, title }) => <Item key={slug} label={title} to={href('blogPost', { slug })} />);
}

function Item({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  );
}
