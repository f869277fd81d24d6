/** Topics of a household; each adds items to the checklist. */
export const checklistTopics = [
  { id: 'wages', label: 'W-2 income' },
  { id: 'home', label: 'Own a home' },
  { id: 'dependents', label: 'Dependents' },
  { id: 'retired', label: 'Retired' },
  { id: 'death', label: 'A death in the family' },
  { id: 'business', label: 'Own a business' },
  { id: 'investments', label: 'Investments' },
  { id: 'rental', label: 'Rental' },
  { id: 'college', label: 'College' },
  { id: 'marketplace', label: 'Marketplace insurance' },
] as const;
export type ChecklistTopic = (typeof checklistTopics)[number]['id'];
