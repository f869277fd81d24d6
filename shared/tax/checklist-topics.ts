/** Topics of a household; each adds items to the checklist. */
export const checklistTopics = [
  { id: 'wages', label: 'W-2 income' },
  { id: 'business', label: 'Own a business' },
  { id: 'home', label: 'Own a home' },
  { id: 'rental', label: 'Rental' },
  { id: 'dependents', label: 'Dependents' },
  { id: 'retired', label: 'Retired' },
  { id: 'investments', label: 'Investments' },
  { id: 'college', label: 'College' },
  { id: 'marketplace', label: 'Marketplace insurance' },
  { id: 'death', label: 'A death in the family' },
] as const;
export type ChecklistTopic = (typeof checklistTopics)[number]['id'];
