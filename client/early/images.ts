import * as limits from '#shared/limits.ts';
import { whenShown } from './after-paint.ts';

/**
 * Pictures with `data-src` load when they come within 50 px of the screen; pages opened later in the browser too.
 * Backgrounds wait for `data-loaded` in the stylesheets.
 */
export function loadImages() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLImageElement);
    },
    { rootMargin: `${limits.lazyImageMargin}px` },
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
    for (const image of document.querySelectorAll('img[data-src]:not([src])')) observer.observe(image);
    // The drawing beside a page's title need not wait for a layout that finds it on the screen.
    const art = document.querySelector<HTMLImageElement>(
      `.page-head .art-${document.documentElement.dataset['theme']}`,
    );
    if (art) art.loading = 'eager';
  }).observe(document.documentElement, { childList: true, subtree: true });
  whenShown(() => {
    document.documentElement.dataset['loaded'] = '';
  });
}
