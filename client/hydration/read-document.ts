import type { HeadTag } from '#shared/site/head.ts';
import type { DocumentParts } from '#views/app/document.tsx';

/** The server's parts of the document, read from the DOM, so that hydration renders the same markup. */
export function readDocumentParts(): DocumentParts {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const inlineScript = document.querySelector<HTMLScriptElement>('script[data-entry]')!;
  return {
    get rootAttributes() {
      return ownAttributes(document.documentElement);
    },
    head: [
      { tag: 'title', text: document.title } as HeadTag,
      ...all('head :is(meta, link)[data-head]').map(
        (element): HeadTag => ({ tag: element.localName as 'meta' | 'link', attributes: attributesOf(element) }),
      ),
    ],
    structuredData: all('head script[data-head]').map(() => ''),
    inlineScript: '',
    inlineScriptAttributes: {
      'data-entry': inlineScript.dataset['entry']!,
      'data-chunks': inlineScript.dataset['chunks']!,
      'data-page': inlineScript.dataset['page']!,
    },
    links: all('link[data-site]').map(attributesOf),
    fontPreloads: '',
    header: document.querySelector('[data-server-only=header]')!.innerHTML,
    footer: document.querySelector('[data-server-only=footer]')!.innerHTML,
    symbols: document.getElementById('icons')!.innerHTML,
  };
}

/** What the inline script and the server have set. */
function ownAttributes({ attributes }: Element): Record<string, string> {
  const own = [...attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes].filter(({ name }) => !name.startsWith('data-')).map(({ name, value }) => [name, value]),
  );
}
