/**
 * Calls the listener as elements come onto the screen and leave it. Where the browser or an extension refuses observers it
 * is never called, and the page stays as it is without scripts.
 * @returns ends the observation
 */
export function observeIntersection(
  elements: Iterable<Element>,
  listener: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): () => void {
  try {
    const observer = new IntersectionObserver(listener, options);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    return () => {};
  }
}

/** Resolves once the element is within a screen's height of being seen. */
export function untilNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    observeIntersection([element], ([entry]) => entry!.isIntersecting && resolve(), { rootMargin: '100%' });
  });
}
