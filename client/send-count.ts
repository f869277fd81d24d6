import type { BrandId } from '#shared/brands/index.ts';

/** For the owner's report (server/report/count-requests.ts). Where the browser refuses beacons nothing is counted. */
export function sendCount(brand: BrandId, counted: string): void {
  try {
    navigator.sendBeacon(`/api/page-views?domain=${brand}`, counted);
  } catch {}
}
