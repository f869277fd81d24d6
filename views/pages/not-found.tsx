import type { Head } from '#shared/head.ts';
import { matchRoute } from '#shared/routes.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { PageProps } from '../page.ts';

const kinds = { blogPost: 'post', blogTag: 'tag', blogAuthor: 'author' } as const;

/** Unknown addresses, and posts, tags and authors that do not exist. */
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
