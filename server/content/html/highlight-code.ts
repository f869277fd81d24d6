import { addClass, type Element, fill, named, rawText, type Tree } from './dom.ts';

/** Listings longer than this, in characters, stay plain: colouring them would hold up everything else. */
const longestColoured = 20_000;

/** Colours the listings whose language is named and known, on the server, so that no script is needed in the browser. */
export async function highlightCode(tree: Tree): Promise<void> {
  const listings = named(tree, 'code').filter(
    (code) => language(code) && code.parent && 'name' in code.parent && code.parent.name === 'pre',
  );
  if (listings.length === 0) return;
  const { default: highlighter } = await import('highlight.js/lib/common');
  for (const code of listings) {
    const source = rawText(code);
    if (source.length > longestColoured || !highlighter.getLanguage(language(code)!)) continue;
    fill(code, highlighter.highlight(source, { language: language(code)!, ignoreIllegals: true }).value);
    addClass(code, 'hljs');
  }
}

function language(code: Element): string | undefined {
  return /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,30})/.exec(code.attribs['class'] ?? '')?.[1]?.toLowerCase();
}
