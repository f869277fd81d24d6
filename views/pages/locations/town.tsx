import type { TownSlug } from '#shared/firm/towns.ts';
import type { Head } from '#shared/site/head.ts';
import type { Params } from '#shared/site/routes.ts';
import { useOpenSections } from '#views/components/open-sections.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';
import { townHeads } from './metadata.ts';

const view = staticView(() => import('./town-page.tsx'));

export async function preload(params: Params) {
  const { preload: preloadContent } = await view.load('view');
  return preloadContent(params);
}

export function Page(props: PageProps) {
  useOpenSections(props.path);
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return townHeads[params['slug'] as TownSlug];
}
