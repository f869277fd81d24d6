import { matchRoute, routeRow } from '#shared/site/routes.ts';

let running = false;

/** Records that third-party scripts run in this document. */
export function markRunning() {
  running = true;
}

/** Whether third-party scripts must not run on a page: visitors enter private amounts there. */
export function isPrivate(path: string): boolean {
  return routeRow(matchRoute(path).name).noThirdParties === true;
}

/** False when third-party scripts run already and the page must not have them: it needs a new document. */
export function mayShowHere(path: string): boolean {
  return !running || !isPrivate(path);
}
