type Translation = { text: Text; font: ChildNode; words: string };

/**
 * Keeps React's text nodes in a page that the browser translates. Translators put a `<font>` with other words in the place
 * of a text node, and what React then writes into its node reaches nobody, or fails. The node comes back, empty, before
 * the `<font>`, which goes once React writes to the node or takes it away: the translator sees new words.
 */
export function keepTranslatedText(): void {
  const translations = new WeakMap<Node, Translation>();
  const isNew = (node: Node | null) => node?.nodeName === 'FONT' && node.isConnected && !translations.has(node);

  const keep = (text: Text, font: ChildNode) => {
    const translation = { text, font, words: text.data };
    if (font.contains(text)) text.replaceWith(text.data);
    text.data = '';
    font.before(text);
    translations.set(text, translation).set(font, translation);
  };
  const end = ({ text, font }: Translation) => {
    translations.delete(text);
    translations.delete(font);
    font.remove();
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const written = type === 'characterData' && translations.get(target);
      if (written) end(written);
      for (const node of removedNodes) {
        const translation = translations.get(node);
        const font = [...addedNodes, previousSibling, nextSibling].find(isNew);
        if (translation) {
          end(translation);
          // The translator has put the original back.
          if (translation.text.isConnected) translation.text.data = translation.words;
        } else if (node instanceof Text && font) keep(node, font as ChildNode);
      }
    }
    // What was just done is nobody else's.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
