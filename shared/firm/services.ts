export const serviceSlugs = [
  'personal-tax',
  'business-tax',
  'bookkeeping',
  'fractional-cfo',
  'hr-consulting',
  'marketing',
  'business-formation',
  'payroll',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export type Counter = { target: number; suffix: string; label: string };

/** The results strip of the home page, also on the page about us, until the owner writes others. */
export const counters: readonly Counter[] = [
  { target: 100, suffix: '+', label: 'Returns Every Year' },
  { target: 20, suffix: '+', label: 'Years Experience' },
  { target: 10, suffix: '+', label: 'Industries Served' },
  { target: serviceSlugs.length, suffix: '', label: 'Service Offerings' },
];
