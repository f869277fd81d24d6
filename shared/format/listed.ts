const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** "Dresden", "Dresden and Newark", "Dresden, Newark and Columbus": without the comma before the last, as the site writes. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return formats[word].format(names);
}
