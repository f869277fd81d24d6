/** A parsed RSS document, with decoded entities. */
export function feed(xml: string) {
  const text = (part: string, name: string) => {
    const raw = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(part)?.[1];
    if (raw === undefined) return undefined;
    if (raw.startsWith('<![CDATA['))
      return raw.replace(/^<!\[CDATA\[|\]\]>$/g, '').replaceAll(']]]]><![CDATA[>', ']]>');
    return raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  };
  const [head = '', ...rest] = xml.split('<item>');
  return {
    channel: (name: string) => text(head, name),
    head,
    items: rest.map((item) => ({ raw: item, get: (name: string) => text(item, name) })),
  };
}
