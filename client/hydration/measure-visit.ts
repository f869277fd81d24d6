import type { BrandId } from '#shared/brands/index.ts';
import { sendCount } from '#views/runtime/request.ts';

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number };

/**
 * For the owner's report: when the page is hidden for the first time, sends in which buckets its times are, and nothing
 * else (server/report/count-requests.ts). A page that was opened in the background is not measured.
 */
export function measureVisit(brand: BrandId) {
  const supported = PerformanceObserver.supportedEntryTypes;
  let [path, paint, interaction, failure] = [location.pathname, 0, 0, 0];
  // More than 0, which stands for what the browser does not measure.
  let shift = supported.includes('layout-shift') ? 1e-9 : 0;
  const note = ({ entryType, startTime, duration, value, hadRecentInput, interactionId }: Entry) => {
    if (entryType === 'largest-contentful-paint') paint = startTime;
    else if (entryType === 'layout-shift') shift += hadRecentInput ? 0 : value;
    else if (interactionId || entryType === 'first-input') interaction = Math.max(interaction, duration);
  };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event']) {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note));
    const options = { type, buffered: true, durationThreshold: 40 };
    if (supported.includes(type)) observer.observe(options);
  }
  const noteFailure = ({ filename = '', reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    // Neither an extension's script nor a third party's.
    if ((filename + reason?.stack).includes('/assets/')) [failure, path] = [1, location.pathname];
  };
  addEventListener('error', noteFailure);
  addEventListener('unhandledrejection', noteFailure);
  const send = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', send);
    const buckets = [paint / 500, interaction / 50, shift * 20, failure].map((value) => Math.min(99, Math.ceil(value)));
    sendCount(brand, `visit ${path} ${buckets.join(' ')}`);
  };
  if (!document.hidden) document.addEventListener('visibilitychange', send);
}
