import type { ThirdParties } from '#shared/page-context.ts';

/** Loads the configured third parties after consent; with none configured nothing is asked of any other host. */
export function loadThirdParties(parties: ThirdParties) {
  if (!Object.values(parties).some(Boolean)) return;
  import('./consent.ts').then(({ askConsent }) => askConsent(parties)).catch(() => {});
}
