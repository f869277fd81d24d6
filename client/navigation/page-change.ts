import { type Head, headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { updateActiveLinks } from './active-links.ts';
import { applyHead } from './document-head.ts';
import { createPageTransitions } from './page-transitions.ts';
import { announceRoute } from './route-announcer.ts';

const endTransition = createPageTransitions();

type Change = {
  head: Head;
  context: PageContext;
  path: string;
  /** The element of the URL's fragment, focused instead of the heading. */
  target: Element | null;
};

/** What the document shows and says outside `main` once another page is on the screen. */
export function showPageChange({ head, context, path, target }: Change) {
  applyHead(headTags(head, context, path));
  updateActiveLinks(path);
  if (target?.localName === 'details') (target as HTMLDetailsElement).open = true;
  announceRoute(target);
  endTransition();
  countPage(context, path);
}

/** For the owner's report: the server does not see a page that a link has shown. A path and nothing else. */
function countPage({ brand }: PageContext, path: string) {
  navigator.sendBeacon(`/api/page-views?domain=${brand.id}`, `page ${path}`);
}
