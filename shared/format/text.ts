/** Truncates a text to `length` code points and adds an ellipsis, without a space before it; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const points = [...text];
  if (points.length <= length) return text;
  const cut = points.slice(0, length).join('');
  return `${trimEnd(points[length] === ' ' ? cut : cut.replace(/\s\S{0,30}$/, ''), ' ,;:–')}…`;
}

/** The text without those of the `characters` that it ends with. An expression for this takes quadratic time. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** "Oil and gas" as "Oil and Gas", for menus. */
export function titleCase(title: string): string {
  return title.replace(/ (?!(?:and|for|of|or|the|to|in) )[a-z]/g, (start) => start.toUpperCase());
}

const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** "Dresden", "Dresden and Newark", "Dresden, Newark and Columbus": without the comma before the last, as the site writes. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return formats[word].format(names);
}

/** How long to wait, such as "a minute", "20 minutes" or "an hour". @param seconds a minute where there is no number */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (!(minutes > 1)) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** The id of a part of a page, from its title: `what-to-bring`. Links from outside rely on it as long as the title stays. */
export function fragmentId(title: string): string {
  const words =
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60);
}

/** `tel:` URL of a US phone number such as `740-555-0142`. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
