import type { BrandId } from '#shared/brands/index.ts';

let refused = false;

/**
 * Whether the last `request` threw at once: an extension or an old browser has no `fetch`. Then links and forms are left to
 * the browser, as without scripts. A server that is not reached rejects instead.
 */
export const isFetchRefused = () => refused;

/**
 * `fetch` within a time limit, for which old browsers have no `AbortSignal.timeout`.
 * @throws what `fetch` throws, and a TimeoutError
 */
export async function request(url: string, timeoutMs: number, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError')), timeoutMs);
  refused = true;
  const answer = fetch(url, { ...init, signal: limit.signal });
  refused = false;
  return answer;
}

/** For the owner's report (server/report/count-requests.ts). Where the browser refuses beacons nothing is counted. */
export function sendCount(brand: BrandId, counted: string): void {
  try {
    navigator.sendBeacon(`/api/page-views?domain=${brand}`, counted);
  } catch {}
}
