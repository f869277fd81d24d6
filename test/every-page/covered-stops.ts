/**
 * Focuses everything in `<main>` (in the whole document if `everything`), forwards and backwards; returns what then is
 * covered or off the screen. Runs in the page.
 */
export async function coveredStops(everything: boolean): Promise<string[]> {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const within = everything ? document.body : document.querySelector('main')!;
  const stops = [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, .skip-link, [tabindex="-1"]') &&
      !element.closest('[inert], [popover], .contact-form-honeypot, .header details:not([open]) > :not(summary)'),
  );
  // What has the focus already would not be scrolled to.
  (document.activeElement as HTMLElement | null)?.blur();
  // Even if no frame comes: a page that is not drawn must not wait for the time-out of its test.
  const frame = () =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(resolve)),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
  const twoFrames = () => frame().then(frame);
  // The header shrinks some frames after the page is scrolled, which a part that is rendered late for its width may undo.
  const header = document.querySelector<HTMLElement>('.header')!;
  const deadline = performance.now() + 10_000;
  while (header.offsetHeight > 80) {
    if (performance.now() > deadline)
      return [
        `the header has ${header.offsetHeight} px, the page is scrolled to ${scrollY} of ${document.body.scrollHeight} px`,
      ];
    scrollTo(0, 400);
    await frame();
  }
  const covered = new Set<string>();
  let section: Element | null = null;
  for (const element of [...stops, ...stops.toReversed()]) {
    if (section !== element.closest('section')) {
      section = element.closest('section');
      // Sections near the screen are laid out in the frame after a scroll, which no visitor's next Tab comes before.
      await twoFrames();
    }
    element.focus();
    // The options of a segmented control lie over their labels.
    if (document.activeElement !== element || element.closest('.choices-segments')) continue;
    const lines = [...element.getClientRects()].filter(({ width }) => width > 0);
    const [first, last] = [lines[0]!, lines.at(-1)!];
    const inset = Math.min(4, first.height / 4);
    const points = [
      [first.left + first.width / 2, first.top + inset],
      [last.left + last.width / 2, last.bottom - inset],
    ] as const;
    // Of what is higher than the space beside header and bars, or grows while one types, a part is enough.
    const isTall = element.matches('[role="region"], textarea, iframe');
    const seen = points.filter(([, y]) => !isTall || (y > 120 && y < innerHeight - 120));
    for (const [x, y] of seen) {
      const at = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y);
      const isFree =
        at && (element.contains(at) || at.contains(element) || at.closest('label, .card-linked')?.contains(element));
      if (isFree) continue;
      const cover = at ? `${at.localName}.${at.getAttribute('class')}` : 'the edge of the screen';
      covered.add(`${element.outerHTML.slice(0, 90)} at ${Math.round(y)} px under ${cover}`);
    }
  }
  return [...covered].slice(0, 5);
}
