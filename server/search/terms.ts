/** No text is read beyond this many characters. */
const maxTextLength = 60_000;
const maxTermLength = 40;

/** Letters of all scripts and digits; without Unicode property escapes, which take four times as long. */
const capturedWord =
  /([a-zA-Z0-9\u00c0-\u1fff\u2c00-\ud7ff]+(?:(?:['’-]|(?<=\d),(?=\d{3}(?!\d))|(?<=\d)\.(?=\d))[a-zA-Z0-9\u00c0-\u1fff\u2c00-\ud7ff]+)*)/;
/** Names of forms and letters that people write with a blank: W 2, IT 4, CP 2000. */
const spacedForm = /\b(w|it|sd|cp|lt|k|i) (?=\d{1,5}[a-z]?\b)/g;

/**
 * The terms of a text, as the index holds them and as queries look for them: lower case, without accents and endings.
 * The name of a form is one term, however it is written (W-2, W 2), and each longer part of it (1099 of 1099-NEC). A number is
 * one term too, without its commas: 2000 of $2,000.
 */
export function terms(text: string): string[] {
  const lower = withoutAccents(text.slice(0, maxTextLength).toLowerCase()).replace(spacedForm, '$1');
  return splitAtWords(lower).flatMap((part, index) => (index % 2 === 1 ? termsOf(part) : []));
}

/** The terms of some texts that are no stop words, each once. */
export function topics(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(terms))].filter((term) => !stopTerms.has(term));
}

/** A text split at its words: those are at the odd indexes, what separates them at the even ones. */
export function splitAtWords(text: string): string[] {
  return text.slice(0, maxTextLength).split(capturedWord);
}

/** The terms of a text that say what it is about: without words such as "the" and "how", unless it has no others. */
export function topicTerms(text: string): string[] {
  const all = terms(text);
  const topical = all.filter((term) => !stopTerms.has(term));
  return topical.length > 0 ? topical : all;
}

function withoutAccents(lower: string): string {
  // Most texts are plain ASCII but for apostrophes and dashes.
  return /[À-ɏ]/.test(lower) ? lower.normalize('NFKD').replace(/\p{M}/gu, '') : lower;
}

function termsOf(found: string): string[] {
  const plain = found.replace(/['’,]/g, '');
  if (plain.length > maxTermLength) return [];
  if (!/[-.]/.test(plain)) return [withoutEnding(plain)];
  const parts = plain.split(/[-.]/);
  if (!/\d/.test(plain)) return parts.map(withoutEnding);
  return [withoutEnding(plain.replaceAll('-', '')), ...parts.filter((part) => part.length > 2).map(withoutEnding)];
}

/** Without their ending they would be other words: car, not, even. */
const wholeWords = new Set(['care', 'note', 'evening']);

/**
 * A word without the ending of its plural or verb form, so that "filing taxes" and "file tax" are the same terms. Rough on
 * purpose: both sides are cut alike.
 */
function withoutEnding(term: string): string {
  if (term.length < 4 || /\d/.test(term)) return term.length > 2 && /\ds$/.test(term) ? term.slice(0, -1) : term;
  let stem = term;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:x|ch|sh|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (wholeWords.has(stem)) return stem;
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

const stopTerms = new Set(
  terms(
    [
      'a an and any are as at be been being but by can could did didnt do does doing dont done for from get gets getting give had',
      'has have havent having he her here him his how i if in into is it its just know let like make me mine more most much my',
      'need needs no not of off on one or our out over please she should so some such take takes tell than that the',
      'their them then there these they this those to too up us want wants was we were what when where',
      'which while who whom whose why will with would you your yours about also am because before after am until',
    ].join(' '),
  ),
);
