import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml, validateYaml } from '#shared/read-yaml.ts';
import type { LetterLink, LetterPage, LetterRows } from './letter.ts';
import { type LetterFields, lettersSchema, type SharedFields, sharedSchema } from './letter-fields.ts';

/** Where the letters are, from the project's folder. */
export const lettersFolder = 'shared/tax/letters';

/** The name of the file of what the letters share. */
const sharedFile = 'all-letters.yaml';

const readFile = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * Every letter that is described, in the order of the list, with what it takes from its group. The build writes the result
 * into the server's code.
 * @param read gives the text of a file by its name; from the folder of the letters by default
 * @throws Error that names file and line of what is wrong in a letter
 */
export function readLetters(read = readFile): LetterPage[] {
  const { shared, letters } = readAll(read);
  return letters.map(([id, slug, { aliases, words, common, apart, fake, signs, phones, ...letter }]) => {
    const group = shared.groups[id]!;
    return {
      ...letter,
      slug,
      group: id,
      heading: heading(letter.number, id),
      phones: phones ?? group.phones,
      service: letter.service ?? group.service,
      representation: group.representation,
      fakeSigns: [...(fake ? [fake] : []), ...(signs ?? shared.signs[group.signs]!)],
      checkedOn: letter.checkedOn ?? shared.checkedOn,
      validThrough: shared.validThrough,
    };
  });
}

/** What the browser loads of the letters, to find one: see `letter-rows.ts`. */
export function readLetterRows(): LetterRows {
  const { shared, letters } = readAll(readFile);
  return Object.entries(shared.groups).map(([id, { title }]) => {
    const rows = letters.filter(([group]) => group === id);
    return [
      id,
      title,
      rows.map(([, slug, { number, name, aliases, words, common, asksForMoney, apart }]) => [
        slug,
        number,
        name,
        aliases.join(', '),
        words,
        common ? 1 : 0,
        asksForMoney,
        apart,
      ]),
    ];
  });
}

/** The letters of every group: its id, slug and fields. */
function readAll(read: typeof readFile): { shared: SharedFields; letters: [string, string, LetterFields][] } {
  const shared = validateYaml(parseYaml(`${lettersFolder}/${sharedFile}`, read(sharedFile)), sharedSchema);
  const groups = Object.entries(shared.groups).map(([id, { calendar }]) => {
    const file = `${id}.yaml`;
    return { id, calendar, yaml: parseYaml(`${lettersFolder}/${file}`, read(file)) };
  });
  const links = Object.fromEntries(
    groups
      .flatMap(({ yaml }) => Object.entries(yaml.document.toJS() as Record<string, LetterLink>))
      .map(([slug, { number, name }]) => [slug, { slug, number, name }]),
  );
  const letters = groups.flatMap(({ id, calendar, yaml }) =>
    Object.entries(validateYaml(yaml, lettersSchema({ ...shared, calendar, links }))).map(
      ([slug, fields]): [string, string, LetterFields] => [id, slug, fields],
    ),
  );
  return { shared, letters };
}

/** The heading of a letter's page: `IRS notice CP14`, `IRS letter 5071C`, `Ohio assessment`. */
function heading(number: string, group: string): string {
  if (!group.startsWith('irs')) return number;
  if (/^(CP|LT)/.test(number)) return `IRS notice ${number}`;
  return number === '1099-K' ? 'IRS letter about a 1099-K' : `IRS letter ${number.replace(/^Letter /, '')}`;
}
