import * as limits from '#shared/limits.ts';

/** Pictures with `data-src` load when they come within 50 px of the screen; pages opened later in the browser too. */
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
  const watch = (node: ParentNode) => {
    for (const image of node.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) observer.observe(image);
  };
  const settle = (state: 'loaded' | 'failed') => (event: Event) => {
    const picture = (event.target as Element).closest?.<HTMLElement>('.picture');
    if (!picture) return;
    picture.dataset['state'] = state;
    picture.querySelector<HTMLElement>('.picture-failed')!.hidden = state === 'loaded';
  };
  // On the document: load events of pictures do not reach the window.
  document.addEventListener('load', settle('loaded'), true);
  document.addEventListener('error', settle('failed'), true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watch(node.parentNode ?? node);
  }).observe(document.documentElement, { childList: true, subtree: true });
}
