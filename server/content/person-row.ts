import { z } from 'zod';
import { type TownPlace, townPlaces } from '#shared/firm/town-places.ts';
import type { Person } from '#shared/firm/trust.ts';
import { nearest } from '#shared/format/edit-distance.ts';
import { url } from '../env.ts';

type Details = Omit<Person, 'name' | 'role'>;

const languages =
  /^(?:speaks |american sign language|amharic|arabic|chinese|english|french|german|hindi|italian|japanese|korean|mandarin|nepali|pennsylvania (?:dutch|german)|polish|portuguese|russian|somali|spanish|swahili|ukrainian|vietnamese)/i;

const credentials = /\b(?:CPA|EA|CFP|IRS|JD|MBA|enrolled agent|attorney|certified|licensed?)\b/i;

/** Addresses of pages that show a picture, not of pictures. */
const pictureHosts =
  /^https?:\/\/(?:[\w-]+\.)*(?:unsplash\.com|drive\.google\.com|photos\.(?:app\.goo\.gl|google\.com)|dropbox\.com)\//i;

/** The address of a picture: behind a word such as “photo”, or one that looks like a picture's. Null for any other cell. */
export function pictureAddress(cell: string): string | null {
  const said = cell.replace(/^(?:photo|picture|image|portrait|headshot)\b[: ]{0,3}/i, '');
  const address = /^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(said) ? `https://${said}` : said;
  const isFile = /^(?:https?:\/)?\/\S+$/.test(address) && /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(address);
  return said !== cell || isFile || pictureHosts.test(address) ? address : null;
}

export const townNeeded = `needs a town that the site has on its map (${townPlaces.map(({ name }) => name).join(', ')}); whoever set up the site can add another`;

/** The town of “Columbus”, “Columbus, OH” and “Columbus, Ohio office”; null for one that is not on the map. */
export function townNamed(written: string): TownPlace | null {
  const names = townPlaces.map(({ name }) => name.toLowerCase());
  const town = nearest(written.toLowerCase().replace(/(?:,? oh(?:io)?)?(?: office)?$/, ''), names);
  return townPlaces.find(({ name }) => name.toLowerCase() === town) ?? null;
}

/** The row of a person: name, what the person does, then whatever else is known, in any order. */
export const person = z
  .tuple(
    [
      z.string('needs a name').min(3, 'needs a name').max(60, 'needs a shorter name'),
      z.string('needs what the person does').min(3, 'needs what the person does').max(100, 'needs fewer words'),
    ],
    z.string().optional(),
  )
  .transform(([name, role, ...cells], context): Person => {
    const details: Details = {
      credential: null,
      verifyUrl: null,
      office: null,
      since: null,
      languages: null,
      photo: null,
    };
    // "Tom Ledger, Payroll | CPA, Ohio"
    if (/, [^,]*[a-z]{3}/.test(name) && credentials.test(role) && !credentials.test(name))
      context.addIssue({ code: 'custom', message: 'needs the name alone', path: [0] });
    for (const [index, cell] of cells.entries()) {
      if (cell === undefined) continue;
      const detail = detailOf(cell);
      if (typeof detail === 'string') context.addIssue({ code: 'custom', message: detail, path: [index + 2] });
      // A credential and its number may be two cells.
      else if (detail.credential && details.credential)
        details.credential += `${/^\d+$/.test(detail.credential) ? ', license ' : ', '}${detail.credential}`;
      else Object.assign(details, detail);
    }
    return { name, role, ...details };
  });

/** The fact that a cell is, told by how it is written, or what is wrong with it. */
function detailOf(cell: string): Partial<Details> | string {
  const photo = pictureAddress(cell);
  if (photo !== null) return { photo };
  if (/^https?:/i.test(cell)) {
    const verifyUrl = url.safeParse(cell).data;
    return verifyUrl ? { verifyUrl } : 'has an address that cannot be read: begin it with https://';
  }
  const [, year] = /^(?:since )?((?:19|20)\d\d)$/i.exec(cell) ?? [];
  if (year) return { since: Number(year) };
  if (/^since /i.test(cell)) return 'needs a year such as since 2009';
  const town = townNamed(cell);
  if (town) return { office: town.name };
  if (/ office$/i.test(cell)) return townNeeded;
  if (cell.length > 100) return 'has a cell of more than 100 characters';
  return languages.test(cell) ? { languages: cell.replace(/^speaks /i, '') } : { credential: cell };
}
