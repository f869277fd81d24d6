import { matchRoute, routeRow } from '#shared/site/routes.ts';

let running = false;

/** From now on third-party scripts run, until the next document. */
export function markRunning() {
  running = true;
}

/** Whether third-party scripts must not run on a page: visitors enter private amounts there. */
export function isPrivate(path: string): boolean {
  return routeRow(matchRoute(path).name).noThirdParties === true;
}

/** False where third-party scripts run already and must not: that page needs a new document. */
export function mayShowHere(path: string): boolean {
  return !running || !isPrivate(path);
}
