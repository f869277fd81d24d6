import { offices } from '#shared/firm/offices.ts';
import { nearest } from '#shared/format/edit-distance.ts';
import { truncate } from '#shared/format/text.ts';
import { byTagName, collapsedLines, collapsedText, hasAncestor, innerHtml, parse, renameTo } from './html/dom.ts';
import { allowedMediaUrl, type HtmlRules } from './html/images.ts';
import { pictureAddress } from './person-row.ts';
import { isRedirect, whileUnchanged } from './redirect-rows.ts';
import { type FactRow, factRows, keyOf, lastDayOf, nameOf, withKind, withNoticeYear } from './site-facts.ts';

const maxRows = 200;
/** What people write in place of a bar. A capital I and a small L look like one. */
const wrongBar = / ?[=\\!¦;:–—] ?| [-Il] /;
/** Between “Bookkeeping” and “from 250 a month”. */
const beforeFigure = / (?=from \$?\d)|(?<!from) (?=\$?\d)/;
/** Of which office, the row does not say. */
const ofOffice = /^(?:(?:office|opening|business|street) )?(?:hours|address|street)$/i;
const barePath = /^[a-z][\w%./-]*$/;
const valueStart = /^(?:[\p{Lu}\d$(]|from \d|https?:)/u;

/** Marks at which a cell may have been meant to end, but “Pat Doe, CPA” not. The last leaves the town before a ZIP code out. */
const cellEnds = [/ ?[:;–—] | - /, /, (?![A-Z.]{2,6}\b)/, /(?:, [^,]+,? (?:OH|Ohio))?,? (?=\d{5}$)/];

const nameIn = ({ shape }: FactRow) => shape.split(' | ')[0]!;
/** The longest first: a name may begin with another one. */
const knownNames = [...factRows.keys(), 'telephone', 'phone number']
  .flatMap((name) => (name.endsWith(' street') ? [name, name.replace(/ street$/, ' address')] : name))
  .sort((a, b) => b.length - a.length);
const mostWords = Math.max(...knownNames.map((name) => name.split(' ').length)) + 1;

/**
 * Reads the facts of a page: rows of tables, and lines such as `Phone | 740-555-0100` or `Phone: 740-555-0100`.
 * `redirects` are as written, to be checked with `checkRedirects`.
 * @param known the rows that the page last held: a row that cannot be read now, or whose name or bar is mistyped, stays as it was there
 * @param today YYYY-MM-DD: a notice that is new to what is known, and over, is a mistake
 */
export function readFacts(
  page: { slug: string; html?: string | null | undefined },
  known: readonly string[][] | undefined,
  rules: HtmlRules,
  today = '',
): { rows: string[][]; problems: string[]; redirects: string[][] } {
  const all = factCells(page.html ?? '');
  const redirects = all.filter((cells) => isRedirect(cells, rules.siteHosts) && !resembledName(cells[0]!));
  const problems: string[] = [];
  const tell = (cells: string[], problem: string) =>
    void problems.push(`${page.slug}, “${truncate(asWritten(cells).join(' | '), 200)}”: ${problem}`);
  const lines = all
    .filter((cells) => !redirects.includes(cells))
    .slice(0, maxRows)
    .map((cells) => withPictures(withKind(cells), rules, (problem) => tell(cells, problem)))
    .map((cells) => withNoticeYear(cells, known, today));
  const keys = lines.map(keyOf);
  const gone = (known ?? []).filter((row) => !keys.includes(keyOf(row)));
  const readable = lines.filter((cells) => factRows.get(nameOf(cells))?.check(cells) === null);
  const rows: string[][] = [];
  for (const cells of lines) {
    if (readable.includes(cells)) {
      const first = rows.find((row) => keyOf(row) === keyOf(cells));
      const isOld = known?.some((row) => row.join() === cells.join()) ?? true;
      if (first)
        tell(cells, `you have this row twice. “${first.join(' | ')}” counts, the first one. Delete one of them.`);
      else if (!isOld && (lastDayOf(cells) ?? today) < today)
        tell(cells, 'this day is over, so the notice is not shown. Write a later day, or delete the row.');
      else rows.push(cells);
      continue;
    }
    const fact = factRows.get(nameOf(cells));
    const [meant, own] = fact ? ([fact, cells] as const) : meantRow(cells, gone);
    if (!meant && cells[0]!.startsWith('photo http')) {
      tell(cells, 'it is not clear whose picture this is, so it is left out. Write its address into a person’s row.');
      continue;
    }
    if (!meant && cells.length === 1) continue;
    const problem = fact?.check(cells) ?? problemWithName(cells, meant);
    const other = readable.find((row) =>
      fact ? keyOf(row) === keyOf(cells) : !meant?.isList && factRows.get(nameOf(row)) === meant,
    );
    if (other) {
      tell(cells, `${problem}. Change the row “${other.join(' | ')}” instead, and delete this line.`);
      continue;
    }
    const same = (known ?? []).filter((row) => fact && keyOf(row) === keyOf(cells));
    const kept = same.length > 0 ? same : gone.filter(isRowOf(meant, cells));
    rows.push(...kept.filter((row) => !rows.includes(row)));
    const shown = whileUnchanged(kept.length > 0 || meant?.isList === false);
    tell(cells, `${problem}. ${shown}${meant ? ` ${howToWrite(meant, own)}` : ''}`);
  }
  return { rows, problems, redirects };
}

/** Without the pictures that stand below. */
const asWritten = (cells: readonly string[]) =>
  cells.filter((cell, index) => index === 0 || !cell.startsWith('photo http'));

function problemWithName(cells: readonly string[], meant: FactRow | undefined): string {
  const [name = '', to = ''] = cells;
  if (/^e-?mail/i.test(name)) return 'The person who runs the server sets the addresses that get messages';
  if (barePath.test(name) && barePath.test(to) && /[-/]/.test(name + to))
    return `an old address begins with a slash. Write it like this: /${name} | /${to}`;
  if (!meant)
    return 'there is no row of this name. “Running the website from your desk” lists them under “The firm’s facts”';
  return cells.length === 1
    ? `this looks like the row “${nameIn(meant)}”, but has no bar after its name`
    : `there is no row of this name. “${nameIn(meant)}” is probably meant`;
}

/** The row with the owner's own cells, where they can be taken. */
function howToWrite(fact: FactRow, [, ...own]: readonly string[]): string {
  const linked = own.map((cell) =>
    /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(cell)
      ? `https://${cell}`
      : cell.replace(/,? (?:ext\.?|x|extension) ?\d+$/i, ''),
  );
  const parted = own.flatMap((cell, index) => cellEnds.map((end) => own.toSpliced(index, 1, ...cell.split(end))));
  const taken = [own, linked, ...parted]
    .map((cells) => [nameIn(fact), ...cells])
    .find((cells) => fact.check(cells) === null);
  return taken ? `Write it like this: ${asWritten(taken).join(' | ')}` : `Its cells are: ${fact.shape}`;
}

/** Whether a row of before is the one that a mistyped line was meant to be. */
function isRowOf(meant: FactRow | undefined, cells: readonly string[]) {
  return (row: readonly string[]) =>
    factRows.get(nameOf(row)) === meant && (!meant?.isList || cells.join(' ').includes(row[1]!));
}

/**
 * The row that was meant by cells with an unknown name, or by a line without a bar, its only cell; and its own cells.
 * @param gone rows that the page no longer has
 */
function meantRow(cells: readonly string[], gone: readonly string[][]): [FactRow | undefined, readonly string[]] {
  const [line = ''] = cells;
  if (cells.length > 1) {
    const words = nameOf(cells).split(' ');
    const longer = knownNames.filter(
      (known) => words.length > 1 && words.every((word) => known.split(' ').includes(word)),
    );
    const name =
      resembledName(line) ??
      (longer.length === 1 ? longer[0] : undefined) ??
      knownNames.find((known) => known.split(' ').every((word) => words.includes(word))) ??
      (ofOffice.test(line) ? `${offices[0].town} ${line.replace(/^\w+ (?=\w)/, '')}` : undefined) ??
      nameOf(gone.find(([, value]) => value === cells[1]) ?? []);
    return [factRows.get(nameOf([name])), cells];
  }
  const [label = ''] = line.split(wrongBar, 1);
  const words = line.split(' ');
  const starts = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, index) => index + 1).reverse();
  const splits = [[label, line.slice(label.length).replace(wrongBar, '')] as const].concat(
    starts.map((count) => [words.slice(0, count).join(' '), words.slice(count).join(' ')]),
  );
  for (const [index, [label, said]] of splits.entries()) {
    const name = resembledName(label);
    const fact = name && factRows.get(nameOf([name]));
    if (!fact) continue;
    const isExact = factRows.has(nameOf([label]));
    const value = said.replace(/^(?:in|is|since) (?=\d)/, '');
    const splitBy = [/,\s*/, beforeFigure, wrongBar].map((mark) => value.split(mark));
    const rows = [[value], ...splitBy].map((values) => [label, ...values]);
    const taken = rows.find((row) => fact.check(row) === null);
    const startsLikeValue = valueStart.test(value);
    const isMeant = (index === 0 || startsLikeValue) && (taken || gone.some(isRowOf(fact, cells)));
    if (isMeant || (isExact && startsLikeValue && !/[.!?]$/.test(value))) return [fact, taken ?? []];
  }
  return [undefined, cells];
}

/** The name of a row that a label is, or differs from by a typing error. */
function resembledName(label: string): string | undefined {
  const written = nameOf([label]);
  return factRows.has(written) ? written : nearest(written, knownNames);
}

/** Whether most lines of a page are rows of facts. */
export function isFactPage({ html }: { html?: string | null | undefined }): boolean {
  const lines = factCells(html ?? '');
  const rows = lines.filter((cells) => factRows.get(nameOf(cells))?.check(cells) === null);
  return rows.length > 1 && rows.length * 2 > lines.length;
}

/** Around the address of a picture that stands in the page. */
const mark = '\uE000';
/** Between it and the text that describes the picture. */
const altMark = '\uE001';
const pictureMark = (address = '', alt = '') => `${mark}photo ${address}${altMark}${alt}${mark}`;

function factCells(html: string): string[][] {
  const tree = parse(html);
  for (const image of byTagName(tree, 'img'))
    renameTo(image, 'span', {}, pictureMark(image.attribs['src'], image.attribs['alt']));
  const lines = byTagName(tree, 'tr', 'p', 'li', 'figure').flatMap((block) => {
    if (block.name === 'tr') {
      const cells = byTagName(block, 'td', 'th').map(collapsedText);
      // The heads of the columns.
      return byTagName(block, 'td').length === 0 && !factRows.has(nameOf(cells)) ? [] : [cells.join('|')];
    }
    if (hasAncestor(block, ({ name }) => name === 'tr') || byTagName(block, 'tr').length > 0) return [];
    return (
      innerHtml(block)
        .split(/<br\s*\/?>/)
        .map((line) => collapsedLines(parse(line)).join(' '))
        .map((line) => line.replace(/^([^|:]+):/, (start, name) => (factRows.has(nameOf([name])) ? `${name}|` : start)))
        .map((line) => (/^https?:\S+$/.test(line) && pictureAddress(line) ? pictureMark(line) : line))
        // A name alone is a heading.
        .filter((line) => line.includes('|') || !factRows.has(nameOf([line])))
    );
  });
  const rows = withPicturesBelow(lines)
    .map((line) => line.replaceAll(/\uE001[^\uE000]*/g, ''))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows
    .map((cells) => cells.flatMap((cell) => (cell.includes(mark) ? cell.split(/ ?\uE000 ?/).filter(Boolean) : cell)))
    .map((cells) => cells.slice(0, cells.findLastIndex(Boolean) + 1))
    .filter(([name]) => name);
}

/** Lines in which each picture that stands alone is in the row of the person above it, unless one stands anywhere else. */
function withPicturesBelow(lines: string[]): string[] {
  const pictureIn = (line = '') => /^\uE000([^|\uE000\uE001]+)\uE001[^|\uE000]*\uE000[^|\uE000]*$/.exec(line)?.[1];
  const isPerson = (line = '') => nameOf(line.split('|')) === 'person' && !line.includes(mark);
  const alone = lines.flatMap((line, index) => (line.includes(mark) && !line.includes('|') ? [index] : []));
  // A second one is left over from a person whose row was deleted.
  const isBelow = (index: number) =>
    pictureIn(lines[index]) && (isPerson(lines[index - 1]) || isPerson(lines[index - 2]));
  if (!alone.every(isBelow)) return lines;
  const isShown = (index: number) =>
    pictureIn(lines[index]) && isPerson(lines[index - 1]) && !namesAnother(lines[index]!, lines[index - 1]!);
  return lines.flatMap((line, index) =>
    isShown(index) ? [] : isShown(index + 1) ? `${line} | ${pictureIn(lines[index + 1])}` : line,
  );
}

/** Whether the words with a picture name people, and not the one whose row it is below. */
function namesAnother(picture: string, row: string): boolean {
  const words = picture
    .slice(picture.indexOf(altMark) + 1)
    .replace(/photo by .*/i, '')
    .replaceAll(mark, ' - ')
    .split(/[\s,.]+/);
  const names = words.flatMap((word, index) => {
    const pair = [word, words[index + 1] ?? ''];
    return pair.every((part) => /^\p{Lu}\p{L}/u.test(part)) ? [pair] : [];
  });
  const own = (row.split('|')[1] ?? '').split(' ');
  return names.length > 0 && !names.flat().some((word) => own.includes(word));
}

/** A person's pictures as “photo” and their addresses, behind all else. `tell` is told of one that cannot be shown. */
function withPictures(cells: string[], rules: HtmlRules, tell: (problem: string) => void): string[] {
  // Elsewhere “Photo ID” is a text.
  if (nameOf(cells) !== 'person') return cells;
  const shown: string[] = [];
  const others = cells.filter((cell) => {
    const address = pictureAddress(cell);
    const url = allowedMediaUrl(address ?? (/^https?:/.test(cell) ? cell : null), rules);
    if (url) shown.push(`photo ${url}`);
    else if (address !== null)
      tell(
        `the picture ${address} is not on a host that the site may show: upload it to Ghost. Until you change it, the person is shown without it.`,
      );
    return !url && address === null;
  });
  return [...others, ...shown];
}
