import type { Head } from '#shared/site/head.ts';
import { matchRoute } from '#shared/site/routes.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { NotFound } from './not-found-message.tsx';

const kinds = { blogPost: 'post', blogTag: 'tag', blogAuthor: 'author' } as const;

/** Unknown paths, and posts, tags and authors that do not exist. */
export function Page({ path }: PageProps) {
  const { name, params } = matchRoute(path);
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'page';
  return <NotFound kind={kind} path={path} slug={params['slug']} />;
}

export function head({ context }: PageProps): Head {
  return {
    title: 'Page not found',
    description: `This page of ${context.brand.name} does not exist or has moved. Go to the home page, or call ${context.brand.contact.phone} for help.`,
    noindex: true,
  };
}
