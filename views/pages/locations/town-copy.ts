/** The text of a town's page. Its facts are in shared/tax/facts/towns/. */
export type TownCopy = {
  lead: string;
  /** Who pays what, with an example. */
  pay: { title: string; paragraphs: string[] };
  schools: string;
  sales: string;
  /** What no source that we read settles, and where to ask. */
  open: { question: string; ask: string }[];
  /** How to get to the nearest office. */
  way: string;
  closing: string;
};
