/** The id of a part of a page, from its title: `what-to-bring`. Links from outside rely on it as long as the title stays. */
export function fragmentId(title: string): string {
  const words =
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60);
}
