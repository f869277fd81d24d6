import { inflateSync } from 'node:zlib';

/** Margins of a sheet, where a visitor sets them. */
export const oneCentimeter = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** How many pages a PDF file has. Its objects may be compressed, as Firefox writes them. */
export function pdfPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = [text];
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    const begin = index + start.length;
    const end = text.indexOf('endstream', begin);
    if (text.slice(index - 3, index) === 'end' || end < 0) continue;
    try {
      parts.push(inflateSync(Buffer.from(text.slice(begin, end), 'latin1')).toString('latin1'));
    } catch {
      // A picture or font in another encoding.
    }
  }
  return parts.reduce((count, part) => count + (part.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0), 0);
}
