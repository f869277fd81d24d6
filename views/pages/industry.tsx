import type { Head } from '#shared/head.ts';
import type { IndustrySlug } from '#shared/industries.ts';
import { industryHeads } from '../industries/heads.ts';
import type { PageProps } from '../page.ts';
import { StaticPage, staticView } from '../static-page.tsx';

const view = staticView(() => import('../industries/industry-page.tsx'));

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return industryHeads[params['slug'] as IndustrySlug];
}
