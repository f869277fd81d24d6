/** A line of the table below a message. */
export type MailRow = { label: string; text: string; href?: string | undefined };

export type MailContent = {
  title: string;
  /** Of the bar beside the message. */
  color: string;
  message: string;
  rows: MailRow[];
  /** Sentences below the table. */
  notes: string[];
};

/** A plain text part: the message, then the table. */
export function textLayout({ message, rows, notes }: MailContent): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return [
    message,
    '',
    '----',
    ...rows.map(({ label, text, href }) => `${`${label}:`.padEnd(width)}${href?.startsWith('http') ? href : text}`),
    ...notes.flatMap((note) => ['', note]),
    '',
  ].join('\n');
}

/** An HTML part, in one narrow column for phones. */
export function htmlLayout({ title, color, message, rows, notes }: MailContent): string {
  const cells = rows.map(
    ({ label, text, href }) =>
      `<tr><td style="padding:6px 12px 6px 0;color:#555;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:6px 0">${href ? `<a href="${escapeHtml(href)}" style="color:#0b57d0">${escapeHtml(text)}</a>` : escapeHtml(text)}</td></tr>`,
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
    `</p><table role="presentation" style="border-collapse:collapse;font-size:15px">${cells.join('')}</table>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n');
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
