/** A person who works on clients' papers. */
export type Person = {
  name: string;
  /** What the person does here, such as "Prepares personal returns". */
  role: string;
  /** A credential with the body that gives it, such as "Enrolled agent, IRS"; null for none. */
  credential: string | null;
  /** Address of a portrait of 4:5, 800 by 1000 pixels; null for none. */
  photo: string | null;
};

/** What shows visitors whom they would trust with their papers. Only the owner can fill it in. */
export type Trust = {
  people: readonly Person[];
  /** As printed on returns. The IRS asks preparers to keep both from misuse, so null is a good choice for the numbers. */
  ptin: string | null;
  efin: string | null;
  /** Where clients review the firm, with the numbers of a day: `asOf` as 2026-11-22. */
  reviews: { source: string; url: string; rating: number; count: number; asOf: string } | null;
  /** Programs clients meet, such as { name: 'QuickBooks Online', use: 'books' }. */
  software: readonly { name: string; use: string }[];
  /** How papers are protected, one sentence each, only what is true today. */
  protection: readonly string[];
  /** Address of a sample of the letter that clients sign, a PDF. */
  engagementLetter: string | null;
};

/** Until the owner writes more. What is empty is not shown. */
export const noTrust: Trust = {
  people: [],
  ptin: null,
  efin: null,
  reviews: null,
  software: [],
  protection: [],
  engagementLetter: null,
};

/** What is missing, what helps visitors most first. */
export function trustGaps({ people, reviews, engagementLetter, protection, software, ptin, efin }: Trust): string[] {
  const gaps: [missing: boolean, text: string][] = [
    [people.length === 0, 'the people who do the work (rows “Person”)'],
    [people.some(({ photo }) => photo === null), 'their photos (fifth cell of “Person”)'],
    [people.some(({ credential }) => credential === null), 'their credentials (fourth cell of “Person”)'],
    [reviews === null, 'where clients review the firm (“Reviews”)'],
    [protection.length === 0, 'how papers are protected (rows “Protection”)'],
    [engagementLetter === null, 'a sample of the engagement letter (“Engagement letter”)'],
    [software.length === 0, 'the software in use (rows “Software”)'],
    [ptin === null && efin === null, '“PTIN” or “EFIN”'],
  ];
  return gaps.filter(([missing]) => missing).map(([, text]) => text);
}
