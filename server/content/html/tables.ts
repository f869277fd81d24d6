import { keepWhole } from '#shared/format/keep-whole.ts';
import * as dom from './dom.ts';

/**
 * Puts every table into a labeled region that scrolls by keyboard too, its figures to the right, and keeps its dates on
 * one line. Markdown's inline alignment becomes a class.
 */
export function transformTables(tree: dom.Tree): void {
  for (const cell of dom.byTagName(tree, 'td', 'th')) {
    const side = /(?:^|;)\s*text-align:\s*(left|center|right)/i.exec(cell.attribs['style'] ?? '')?.[1];
    if (side) dom.addClass(cell, `align-${side.toLowerCase()}`);
    for (const text of dom.textNodes(cell)) {
      text.data = keepWhole(text.data);
      if (longWord.test(text.data)) dom.replace(text as unknown as dom.Element, withBreaks(text.data));
    }
  }
  const labels = new Set<string>();
  for (const table of dom.byTagName(tree, 'table')) {
    alignFigures(table);
    const label = unusedLabel(dom.collapsedText(dom.byTagName(table, 'caption')[0]) || 'Table', labels);
    dom.wrapWith(
      table,
      `<div class="table-scroll" role="region" tabindex="0" aria-label="${dom.escapeHtml(label)}"></div>`,
    );
  }
}

/** An address, or what else is longer than a column of a phone: words do not break in tables (prose.css). */
const longWord = /\S{21}/;

/** As HTML, with places for a line break within long words. */
function withBreaks(text: string): string {
  const partsOf = (word: string) => (longWord.test(word) ? word.match(/.{1,12}/gu)! : [word]);
  const words = text.split(/(\s+)/).map((word) => partsOf(word).map(dom.escapeHtml).join('<wbr>'));
  return words.join('');
}

/** An amount, a percentage or a number, alone in its cell. */
const figure = /^[(+\u2212–-]?\s?\$?\s?\d[\d.,]*\s?%?\)?$/;

/** What stands in place of a figure that there is not: "not known", "–". */
const noFigure = /^\D{0,12}$/;

/**
 * Columns of figures have figures of one width; after the first, which has the rows' labels, they stand at the right,
 * unless the author aligned them. Up to a third of their cells may say that there is none. On phones the rows of a table
 * of words are stacked: each cell has its column's head.
 */
function alignFigures(table: dom.Element) {
  const rows = dom.byTagName(table, 'tr').map((row) => dom.byTagName(row, 'td', 'th'));
  if (rows.flat().some(({ attribs }) => 'colspan' in attribs || 'rowspan' in attribs)) return;
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let index = 0; index < width; index++) {
    const column = rows.flatMap((cells) => cells[index] ?? []);
    const texts = column.filter((cell) => !isHeader(cell)).map(dom.collapsedText);
    const others = texts.filter((text) => text !== '' && !figure.test(text));
    if (!texts.some(Boolean) || others.length * 3 > texts.length || !others.every((text) => noFigure.test(text)))
      continue;
    for (const cell of column) {
      if (index === 0) dom.addClass(cell, 'numeric');
      else if (!dom.classNames(cell).some((name) => name.startsWith('align-'))) dom.addClass(cell, 'align-right');
    }
  }
  const [heads = [], ...others] = rows;
  const words = heads.filter(
    (cell) => !dom.classNames(cell).some((name) => name === 'numeric' || name === 'align-right'),
  );
  if (width < 3 || !heads.every(isHeader) || words.length * 2 <= width) return;
  dom.addClass(table, 'stacked');
  for (const cells of others)
    cells.forEach((cell, index) => {
      cell.attribs['data-label'] = dom.collapsedText(heads[index]);
    });
}

function isHeader(cell: dom.Element) {
  return cell.name === 'th' || dom.hasAncestor(cell, ({ name }) => name === 'thead');
}

/** Regions of one page need different names. */
function unusedLabel(label: string, used: Set<string>): string {
  let candidate = label;
  for (let count = 2; used.has(candidate); count++) candidate = `${label} ${count}`;
  used.add(candidate);
  return candidate;
}
