import type { IndustrySlug } from '#shared/firm/industries.ts';
import type { Head } from '#shared/site/head.ts';
import { useOpenSections } from '#views/components/open-sections.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';
import { industryHeads } from './metadata.ts';

const view = staticView(() => import('./industry-page.tsx'));

export function Page(props: PageProps) {
  useOpenSections(props.path);
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return industryHeads[params['slug'] as IndustrySlug];
}
