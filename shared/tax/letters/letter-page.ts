import type { Fact } from '../facts/fact.ts';
import type { Source } from '../facts/sources.ts';
import { type OfficePhone, telephones } from '../facts/telephones.ts';
import { cities } from './cities.ts';
import { anyLetter, employers } from './employers.ts';
import { irsBusiness } from './irs-business.ts';
import { irsChanged } from './irs-changed.ts';
import { irsOwed } from './irs-owed.ts';
import { irsRefund } from './irs-refund.ts';
import { irsUnfiled } from './irs-unfiled.ts';
import type { LetterLink, LetterPage, LetterText } from './letter.ts';
import { type LetterGroupId, type LetterSlug, letterHeading, letterIndex } from './letter-index.ts';
import { ohioPersonal } from './ohio.ts';
import { ohioBusiness } from './ohio-business.ts';

/** The text of every letter in the index. The server reads it; a browser gets the text of one letter as page data. */
export const letterTexts: Record<LetterSlug, LetterText> = {
  ...irsOwed,
  ...irsChanged,
  ...irsRefund,
  ...irsUnfiled,
  ...irsBusiness,
  ...ohioPersonal,
  ...ohioBusiness,
  ...cities,
  ...employers,
  ...anyLetter,
};

/** The day on which the letters were compared with their sources. */
const checkedOn = '2026-11-22';
const validThrough = '2027-12-31';

/** Each letter as a fact, for the check of its age. */
export const letterFacts: readonly Fact[] = letterIndex.map((entry) => {
  const { sources, asOf, secondHand } = letterTexts[entry.slug];
  const [{ label, url }] = sources as [Source];
  return {
    id: `letters.2026.${entry.slug}`,
    label: letterHeading(entry),
    value: entry.name,
    taxYear: 2026,
    source: { label: secondHand ? `${label}, by accounts of others` : label, url },
    checkedOn,
    ...(asOf !== undefined && { asOf }),
    validThrough,
  };
});

/** A letter for its page; null for an unknown slug. */
export function letterPage(slug: string): LetterPage | null {
  const entry = letterIndex.find((one) => one.slug === slug);
  if (!entry) return null;
  const { before = [], after = [], ...text } = letterTexts[entry.slug];
  return {
    ...text,
    slug,
    number: entry.number,
    name: entry.name,
    group: entry.group,
    heading: letterHeading(entry),
    terms: text.terms ?? [],
    phones: text.phones ?? groups[entry.group].phones,
    fakeSigns: [...(text.fake ? [text.fake] : []), ...(text.signs ?? groups[entry.group].signs)],
    before: before.map(letterLink),
    after: after.map(letterLink),
    checkedOn,
    validThrough,
  };
}

function letterLink(slug: string): LetterLink {
  const { number, name } = letterIndex.find((one) => one.slug === slug)!;
  return { slug, number, name };
}

const irsSigns = [
  'It came by text, e-mail or social media. The IRS writes by mail first.',
  'It wants gift cards, a prepaid card or a wire, or a check to anyone but the U.S. Treasury.',
  'It threatens arrest, or sends you to an address that doesn’t end in irs.gov, eftps.gov or ustaxcourt.gov.',
];
const ohioSigns = [
  'It came by text or e-mail with a link, often about a refund.',
  'The address on it doesn’t end in ohio.gov, or the check is to go to a person or a private firm.',
];
const citySigns = [
  'It sends you to a site that the city’s or collector’s own page doesn’t name.',
  'It wants gift cards or a wire. City tax is paid by check, or by bank account or card on the collector’s site.',
];
const employerSigns = [
  'It offers posters, a “compliance certificate” or a filing service for a fee: that is an advertisement.',
  'The address on it doesn’t end in ohio.gov.',
];
const anySigns = [
  'It came by text, e-mail or social media, with a link or a QR code.',
  'It wants gift cards, a wire or cryptocurrency, or a caller wants a card number.',
  'It threatens arrest today, or has no number at the corner and no tax year.',
  'It sends you to a site that the office’s own page doesn’t name.',
];

/** What the letters of a group have in common: signs of a fake, and the office's telephone. */
const groups: Record<LetterGroupId, { signs: readonly string[]; phones: readonly OfficePhone[] }> = {
  'irs-owed': { signs: irsSigns, phones: [telephones.irs.value] },
  'irs-changed': { signs: irsSigns, phones: [telephones.irs.value] },
  'irs-refund': { signs: irsSigns, phones: [telephones.irs.value] },
  'irs-unfiled': { signs: irsSigns, phones: [telephones.irs.value] },
  'irs-business': { signs: irsSigns, phones: [telephones.irsBusinesses.value] },
  ohio: { signs: ohioSigns, phones: [telephones.ohioIndividuals.value] },
  'ohio-business': { signs: ohioSigns, phones: [telephones.ohioBusinesses.value] },
  city: { signs: citySigns, phones: [] },
  employer: { signs: employerSigns, phones: [] },
  any: { signs: anySigns, phones: [] },
};
