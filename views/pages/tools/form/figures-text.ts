export type FigureLine = { label: string; value: string };

/** What was entered and what came out, as the text of a message. */
export function figuresText(source: string, entered: readonly FigureLine[], results: readonly FigureLine[]): string {
  const part = (title: string, lines: readonly FigureLine[]) =>
    lines.length > 0 ? ['', title, ...lines.map(({ label, value }) => `- ${label}: ${value}`)] : [];
  return [
    `From the ${source}:`,
    ...part('What I entered', entered),
    ...part('What came out', results),
    '',
    'My question: ',
  ].join('\n');
}
