/** A person who works on clients' papers. */
export type Person = {
  name: string;
  /** What the person does here, such as "Prepares personal returns". */
  role: string;
  /** A credential with the body that gives it, such as "Enrolled agent, IRS"; null for none. */
  credential: string | null;
  /** Page of that body on which anybody can look the person up; null for none. */
  verifyUrl: string | null;
  /** Town of the office; null where none is named. */
  office: string | null;
  /** First year of this work; null where none is named. */
  since: number | null;
  /** Such as "English, Spanish"; null where none are named. */
  languages: string | null;
  /** Address of a portrait of 4:5, 800 by 1000 pixels; null for none. */
  photo: string | null;
};

/** The first letters of a person's first and last name, without a credential behind a comma. */
export function initials(name: string): string {
  const words = name
    .split(',', 1)[0]!
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'The');
  return [words[0], words.slice(1).at(-1)].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** What shows visitors whom they would trust with their papers. Only the owner can fill it in. */
export type Trust = {
  people: readonly Person[];
  /** What the firm is insured for, and with whom. */
  insurance: { cover: string; insurer: string | null } | null;
  /** What a first meeting costs, in one sentence. */
  firstMeeting: string | null;
  /** Year in which the firm began. */
  founded: number | null;
  /** Where clients review the firm, with the numbers of a day: `asOf` as 2026-11-22. */
  reviews: { source: string; url: string; rating: number; count: number; asOf: string } | null;
  /** Programs clients meet, such as { name: 'QuickBooks Online', use: 'books' }. */
  software: readonly { name: string; use: string }[];
  /** How papers are protected, one sentence each, only what is true today. */
  protection: readonly string[];
  /** Who pays penalties and interest when the firm errs, in one sentence. */
  mistakes: string | null;
  /** The entity behind the brands, and where anybody can look it up. */
  legalName: { name: string; url: string | null } | null;
  /** Address of a sample of the letter that clients sign, a PDF. */
  engagementLetter: string | null;
};

/** Until the owner writes more. What is empty is not shown. */
export const noTrust: Trust = {
  people: [],
  insurance: null,
  firstMeeting: null,
  founded: null,
  reviews: null,
  software: [],
  protection: [],
  mistakes: null,
  legalName: null,
  engagementLetter: null,
};

/**
 * What a link to the section of facts about the firm is called. Where the owner has said nothing the section cannot be
 * about this firm.
 */
export function checkLabel({ people, insurance, founded, reviews, mistakes }: Trust): string {
  const isVouched = people.length > 0 || [insurance, founded, reviews, mistakes].some((fact) => fact !== null);
  return isVouched ? 'Check us before you sign' : 'What to ask any preparer';
}

/** The person of this name, as an author of Ghost's has it. */
export function personNamed({ people }: Trust, name: string): Person | undefined {
  return people.find((person) => person.name.toLowerCase() === name.trim().toLowerCase());
}

/**
 * The people whose work has most of the words that tell a service from the others by its title; everybody, if none's has one.
 * "Tax" alone tells nothing: it only decides between two "business".
 */
export function peopleOf(service: string, { people }: Trust): readonly Person[] {
  const words = (text: string): string[] =>
    text.toLowerCase().match(/\b(?:(?!services?\b)[a-z]{4,}|cfo|hr|tax)\b/g) ?? [];
  const shared = ({ role }: Person) => [...new Set(words(service))].filter((word) => words(role).includes(word));
  const named = people.filter((person) => shared(person).some((word) => word !== 'tax'));
  const most = Math.max(...named.map((person) => shared(person).length));
  return named.length > 0 ? named.filter((person) => shared(person).length === most) : people;
}

/**
 * Whom one meets: "Pat Doe (Enrolled agent, IRS)"; null where the facts leave nobody, or more than one.
 * @param about title of a service, or topic; of nothing known everybody is asked
 * @param town of the office; null for a meeting elsewhere, where only the work tells people apart
 */
export function whoMeets(about: string, town: string | null, trust: Trust): string | null {
  const able = peopleOf(about, trust);
  const mayBeThere = ({ office }: Person) => !town || office === town || (!office && able !== trust.people);
  const [person, ...others] = able.filter(mayBeThere);
  if (!person || others.length > 0) return null;
  return person.credential ? `${person.name} (${person.credential})` : person.name;
}
