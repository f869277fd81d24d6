import type { PageContext } from '#shared/site/page-context.ts';

/** Without configured third parties, no request goes to another host and their code is not loaded. */
export function loadThirdParties(context: PageContext) {
  if (!Object.values(context.thirdParties).some(Boolean)) return;
  import('./consent-banner.ts').then(
    ({ initConsent }) => initConsent(context),
    () => {},
  );
}
