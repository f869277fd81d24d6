import * as limits from '#shared/limits.ts';
import { all, root } from './dom.ts';
import { pageShown } from './first-paint.ts';

/**
 * Requests the logo and the drawing of the first screen before the page has arrived: an `<img>` or a preload
 * would request those of both themes.
 * @param dataset attributes of the script tag: `light` and `dark`, the URLs of each theme's
 */
export function requestFirstPictures(dataset: DOMStringMap) {
  for (const src of dataset[root.dataset['theme']!]?.split(' ') ?? [])
    Object.assign(new Image(), { fetchPriority: 'high', src });
}

/**
 * No lazy image is requested before the first paint: until then they are moved away (styles/above-the-fold.css). Images
 * with `data-src` load within 50 px of the screen, on pages opened by navigation too; backgrounds load with `data-loaded`.
 */
export function initLazyImages() {
  const load = (image: HTMLImageElement) => {
    observer?.unobserve(image);
    const { src, srcset, sizes } = image.dataset;
    delete image.dataset['src'];
    if (srcset) {
      image.sizes = sizes!;
      image.srcset = srcset;
    }
    image.src = src!;
  };
  const observer = createObserver(load);
  const setState = (state: 'loaded' | 'failed') => (event: Event) => {
    const target = event.target as HTMLElement;
    const picture = target.closest?.<HTMLElement>('.picture, .hero-map');
    // Placeholders load too.
    if (!picture || 'src' in target.dataset) return;
    picture.dataset['state'] = state;
    // A cached picture may load before the parser has reached the failure message after it.
    const message = picture.querySelector<HTMLElement>('.picture-failed');
    if (!message) return;
    message.hidden = state === 'loaded';
    message.textContent = message.hidden ? '' : 'Image could not be loaded';
  };
  // On the document: load events of pictures do not reach the window.
  document.addEventListener('load', setState('loaded'), true);
  document.addEventListener('error', setState('failed'), true);
  // Images arrive with the parser, in streamed parts, on page changes and in growing lists: components could announce only
  // those that React renders, and only once it runs. Observing an element twice has no effect.
  new MutationObserver(() => {
    for (const image of all<HTMLImageElement>('img[data-src]')) {
      if (observer) observer.observe(image);
      else load(image);
    }
    // What is on the first screen is fetched at once, not when it has been laid out. The hero's drawing is put together
    // on a page that loads, and is complete on one that a link has opened (views/art/scenes.ts).
    for (const image of all<HTMLImageElement>(`.art-${root.dataset['theme']}[fetchpriority][loading]`)) {
      if (!('loaded' in root.dataset) && !matchMedia('(prefers-reduced-motion: reduce)').matches) image.src += '#intro';
      image.removeAttribute('loading');
    }
  }).observe(root, { childList: true, subtree: true });
  pageShown.then(() => {
    root.dataset['loaded'] = '';
    // At the end of the page, but there when it is printed or pictured whole.
    for (const image of all('.footer .logo img')) image.removeAttribute('loading');
  });
}

/** Undefined where the browser or an extension refuses observers: then every image is loaded. */
function createObserver(load: (image: HTMLImageElement) => void): IntersectionObserver | undefined {
  try {
    return new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLImageElement);
      },
      { rootMargin: `${limits.lazyImageMarginPx}px` },
    );
  } catch {}
}
