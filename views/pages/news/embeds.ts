/** What a frame may do once a reader asked for it. */
const allowed = 'fullscreen; encrypted-media; picture-in-picture';

/**
 * Lets the placeholders of videos, recordings and maps open in place. Nothing of a third party is fetched before the
 * reader presses the button; without scripts the placeholder's link leads there.
 * @param body the element that holds the post; it may have been prepared before
 * @returns ends the listening
 */
export function initEmbeds(body: HTMLElement): () => void {
  for (const embed of body.querySelectorAll<HTMLElement>('[data-embed-src]')) offer(embed);
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest?.('[data-embed-open]');
    const embed = button?.closest<HTMLElement>('[data-embed-src]');
    if (embed) open(embed);
  };
  body.addEventListener('click', onClick);
  return () => body.removeEventListener('click', onClick);
}

function offer(embed: HTMLElement) {
  if (embed.querySelector('[data-embed-open], iframe')) return;
  const provider = embed.dataset['embedProvider'] || new URL(embed.dataset['embedSrc']!).host;
  const map = embed.classList.contains('embed-map');
  const button = make('button', map ? 'Show here' : 'Play here', 'button button-primary button-sm');
  button.type = 'button';
  button.dataset['embedOpen'] = '';
  const note = make('p', `Loads from ${provider}, which may then set cookies.`, 'embed-note');
  embed.append(button, note);
}

function open(embed: HTMLElement) {
  const frame = make('iframe', '', 'embed-frame');
  frame.title = embed.dataset['embedTitle'] ?? '';
  frame.allow = allowed;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embed.dataset['embedSrc']!;
  embed.replaceChildren(frame);
  frame.focus();
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  className: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text, className });
}
