import type { Head } from '#shared/site/head.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { NoMeeting, NotFound } from './not-found-message.tsx';

const kinds = { blogPost: 'post', blogTag: 'tag', blogAuthor: 'author' } as const;

/** Unknown paths, and meetings, posts, tags and authors that do not exist. */
export function Page({ path }: PageProps) {
  if (isMeeting(path)) return <NoMeeting />;
  const { name, params } = matchRoute(path);
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'page';
  return <NotFound kind={kind} path={path} slug={params['slug']} />;
}

/** Whether a path is that of a booked meeting, or the beginning of one. */
function isMeeting(path: string): boolean {
  return `${path}/`.startsWith(routeRow('bookedMeeting').path.replace(':id', ''));
}

export function head({ context, path }: PageProps): Head {
  if (isMeeting(path)) {
    return {
      title: 'Meeting not found',
      description: `This link does not lead to a meeting. To move or cancel one, call ${context.brand.contact.phone}.`,
      noindex: true,
    };
  }
  return {
    title: 'Page not found',
    description: `This page of ${context.brand.name} does not exist or has moved. Go to the home page, or call ${context.brand.contact.phone} for help.`,
    noindex: true,
  };
}
