/** Permissions policy of an embedded frame. */
const permissions = 'fullscreen; encrypted-media; picture-in-picture';

/**
 * Adds a button to the placeholder of each video or map, which replaces it by the embed. Nothing of a third
 * party is fetched before a click; without scripts the placeholder's link leads there.
 * @param body the element with the post's text; calling it twice on the same element is safe
 * @returns removes the listener
 */
export function initEmbeds(body: HTMLElement): () => void {
  for (const embed of body.querySelectorAll<HTMLElement>('[data-embed-src]')) addOpenButton(embed);
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest?.('[data-embed-open]');
    const embed = button?.closest<HTMLElement>('[data-embed-src]');
    if (embed) openEmbed(embed);
  };
  body.addEventListener('click', onClick);
  return () => body.removeEventListener('click', onClick);
}

function addOpenButton(embed: HTMLElement) {
  if (embed.querySelector('[data-embed-open], iframe')) return;
  const provider = embed.dataset['embedProvider'] || new URL(embed.dataset['embedSrc']!).host;
  const map = embed.classList.contains('embed-map');
  const button = createElement('button', map ? 'Show here' : 'Play here', 'button button-primary button-sm');
  button.type = 'button';
  button.dataset['embedOpen'] = '';
  const note = createElement('p', `Loads from ${provider}, which may then set cookies.`, 'embed-note');
  embed.append(button, note);
}

function openEmbed(embed: HTMLElement) {
  const frame = createElement('iframe', '', 'embed-frame');
  frame.title = embed.dataset['embedTitle'] ?? '';
  frame.allow = permissions;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embed.dataset['embedSrc']!;
  embed.replaceChildren(frame);
  frame.focus();
}

function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  className: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text, className });
}
