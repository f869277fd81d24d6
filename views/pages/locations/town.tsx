import type { TownSlug } from '#shared/firm/towns.ts';
import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';
import { townHeads } from './metadata.ts';

const view = staticView(() => import('./town-page.tsx'));

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return townHeads[params['slug'] as TownSlug];
}
