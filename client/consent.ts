import type { ThirdParties } from '#shared/page-context.ts';

export function askConsent(_parties: ThirdParties) {}
