import { addClass, byTagName, classNames, type Element, setInnerHtml, type Tree, textContent } from './dom.ts';

/** Longer listings are not highlighted: it would block the process too long. */
const maxCharacters = 20_000;

/** Highlights listings that name a known language, on the server, so that the browser needs no script. */
export async function highlightCode(tree: Tree): Promise<void> {
  const listings = byTagName(tree, 'code').filter(
    (code) => language(code) && code.parent && 'name' in code.parent && code.parent.name === 'pre',
  );
  if (listings.length === 0) return;
  const { default: highlighter } = await import('highlight.js/lib/common');
  for (const code of listings) {
    const source = textContent(code);
    if (source.length > maxCharacters || !highlighter.getLanguage(language(code)!)) continue;
    setInnerHtml(code, highlighter.highlight(source, { language: language(code)!, ignoreIllegals: true }).value);
    addClass(code, 'hljs');
  }
}

function language(code: Element): string | undefined {
  const names = classNames(code).map((name) => /^lang(?:uage)?-([\w+#.-]{1,30})$/.exec(name)?.[1]);
  return names.find((name) => name !== undefined)?.toLowerCase();
}
