import * as limits from '#shared/limits.ts';
import { all, root } from './dom.ts';
import { pageShown } from './first-paint.ts';

/**
 * No picture is asked for before the first paint: until then lazy ones are out of the browser's sight
 * (styles/above-the-fold.css). Pictures with `data-src` load when they come within 50 px of the screen; pages opened later in the browser
 * too. Backgrounds wait for `data-loaded` in the stylesheets.
 */
export function initLazyImages() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLImageElement);
    },
    { rootMargin: `${limits.lazyImageMarginPx}px` },
  );
  const show = (image: HTMLImageElement) => {
    observer.unobserve(image);
    const { src, srcset } = image.dataset;
    if (srcset) image.srcset = srcset;
    image.src = src!;
  };
  const settle = (state: 'loaded' | 'failed') => (event: Event) => {
    const picture = (event.target as Element).closest?.<HTMLElement>('.picture');
    if (!picture) return;
    picture.dataset['state'] = state;
    // A picture the browser has already may be there before the rest of its frame has been read.
    picture.querySelector('.picture-failed')?.toggleAttribute('hidden', state === 'loaded');
  };
  // On the document: load events of pictures do not reach the window.
  document.addEventListener('load', settle('loaded'), true);
  document.addEventListener('error', settle('failed'), true);
  // One look at the whole document for all that has come at once; watching a picture twice is watching it once.
  new MutationObserver(() => {
    for (const image of all('img[data-src]:not([src])')) observer.observe(image);
  }).observe(root, { childList: true, subtree: true });
  pageShown.then(() => {
    root.dataset['loaded'] = '';
  });
}
