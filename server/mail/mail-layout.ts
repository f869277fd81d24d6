export type MailRow = { label: string; text: string; href?: string | undefined };

export type MailContent = {
  title: string;
  /** Of the bar beside the message. */
  color: string;
  message: string;
  rows?: MailRow[];
  /** Further tables under headings of their own. */
  sections?: MailSection[];
  /** Sentences below the tables. */
  notes?: string[];
};

export type MailSection = { heading: string; rows?: MailRow[]; note?: string };

/** A plain text part the message in lines of 76 characters at most, where words allow it, then the tables. */
export function textLayout({ message, rows = [], sections = [], notes = [] }: MailContent): string {
  return [
    wrapped(message),
    ...(rows.length > 0 ? ['', '----', ...textRows(rows)] : []),
    ...sections.flatMap(({ heading, rows: sectionRows = [], note }) => [
      '',
      heading,
      '-'.repeat(heading.length),
      ...textRows(sectionRows),
      ...(note ? [wrapped(note)] : []),
    ]),
    ...notes.flatMap((note) => ['', wrapped(note)]),
    '',
  ].join('\n');
}

function wrapped(text: string): string {
  return text.split('\n').map(wrapLine).join('\n');
}

function wrapLine(line: string): string {
  if (line.length <= 76) return line;
  const before = line.lastIndexOf(' ', 76);
  const at = before > 0 ? before : line.indexOf(' ', 76);
  return at < 0 ? line : `${line.slice(0, at)}\n${wrapLine(line.slice(at + 1))}`;
}

function textRows(rows: readonly MailRow[]): string[] {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows.map(({ label, text, href }) => `${`${label}:`.padEnd(width)}${href?.startsWith('http') ? href : text}`);
}

/** An HTML part, in one narrow column for phones. */
export function htmlLayout({ title, color, message, rows = [], sections = [], notes = [] }: MailContent): string {
  const tables = sections.map(
    ({ heading, rows: sectionRows = [], note }) =>
      `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2>${sectionRows.length > 0 ? htmlTable(sectionRows, '') : ''}` +
      (note
        ? `<p style="color:#555;font-size:14px;margin:4px 0 0">${escapeHtml(note).replaceAll('\n', '<br>\n')}</p>`
        : ''),
  );
  const paragraphs = notes.map(
    (note) => `<p style="color:#555;font-size:14px;margin:16px 0 0">${escapeHtml(note)}</p>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:16px;background:#fff;color:#111">`,
    '<div style="max-width:36em;margin:0 auto;font:16px/1.5 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Arial,sans-serif">',
    `<p style="border-left:4px solid ${escapeHtml(color)};padding-left:12px;margin:0 0 16px;overflow-wrap:anywhere">`,
    escapeHtml(message).replaceAll('\n', '<br>\n'),
    '</p>',
    rows.length > 0 ? htmlTable(rows, ';white-space:nowrap') : '',
    ...tables,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n');
}

/** @param labelStyle further declarations for the cells of the labels */
function htmlTable(rows: readonly MailRow[], labelStyle: string): string {
  const cells = rows.map(
    ({ label, text, href }) =>
      `<tr><td style="padding:6px 12px 6px 0;color:#555;vertical-align:top${labelStyle}">${escapeHtml(label)}</td>` +
      `<td style="padding:6px 0">${href ? `<a href="${escapeHtml(href)}" style="color:#0b57d0">${escapeHtml(text)}</a>` : escapeHtml(text).replaceAll('\n', '<br>\n')}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse;font-size:15px">${cells.join('')}</table>`;
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
