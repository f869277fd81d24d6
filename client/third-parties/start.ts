import type { PageContext } from '#shared/site/page-context.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';

let running = false;

/** False where scripts of others run already and must not: pages into which visitors type figures. */
export function mayShowHere(path: string): boolean {
  return !running || !isPrivate(path);
}

/** From now on they run, until the next document. */
export function markRunning() {
  running = true;
}

export function isPrivate(path: string): boolean {
  return routeRow(matchRoute(path).name).noThirdParties === true;
}

/** With none configured nothing is asked of any other host, and the code for it never comes. */
export function loadThirdParties(context: PageContext) {
  if (!Object.values(context.thirdParties).some(Boolean)) return;
  import('./consent-banner.ts').then(
    ({ initConsent }) => initConsent(context),
    () => {},
  );
}
