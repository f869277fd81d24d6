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
