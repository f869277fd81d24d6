/** Text for XML: escaped, without the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return removeIllegal(text).replace(/[&<>"]/g, (character) => entities[character]!);
}

/** A CDATA section, for HTML in XML. */
export function cdata(text: string): string {
  return `<![CDATA[${removeIllegal(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function removeIllegal(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
