import type { Page } from 'playwright/test';

const widths = [320, 1280];

/**
 * What is wrong with the text of these pages when it is twice as large: by a font size of 32 px in the browser's settings,
 * then by a zoom of 200 % of the text alone, of which media queries know nothing. Each page is loaded once.
 */
export async function largeTextProblems(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await setFontSize(32, 26);
    await page.goto(path);
    await findProblems(`${path} with a font size of 32 px`);
    await setFontSize(16, 13);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await findProblems(`${path} with text at 200 %`);
  }
  return found;

  async function findProblems(what: string) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // Parts that React renders for another width, and lengths in parts of the window's, follow a resize.
      const fits = await page
        .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 10_000 })
        .catch(() => null);
      const problems = await page.evaluate(textProblems);
      if (!fits) problems.push('scrolls sideways');
      if (problems.length > 0) found[`${what} at ${width} px`] = problems;
    }
  }
}

/**
 * Texts and controls beyond the screen or cut off by a box that does not scroll, controls narrower than their text, and texts
 * over each other. Runs in the page.
 */
export function textProblems(): string[] {
  // Laid out whole: texts in blocks far from the screen have no boxes otherwise.
  const root = document.documentElement.dataset;
  const belowFold = root['belowFold'];
  delete root['belowFold'];
  scrollTo(0, 0);
  const problems = new Set<string>();
  // The bar to call lies over the page, which scrolls under it; the head of a table whose rows are stacked is not shown.
  const unseen =
    'script, style, noscript, template, option, .visually-hidden, [inert], .skip-link, .contact-form-honeypot, .call-bar, .stacked thead';
  const boxes: { rect: DOMRect; element: Element; text: string; scroller: Clip | null }[] = [];
  type Clip = { left: number; right: number; top: number; bottom: number; scrolls: boolean };
  const wholeScreen: Clip = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, scrolls: false };
  const clips = new Map<Element, Clip>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent!.replace(/\s+/g, ' ').trim();
    if (!text || element.closest(unseen)) continue;
    // Cards shorten the texts of an article at every size.
    if (element.closest('.post-card-excerpt, .post-card-meta')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const label = `"${text.slice(0, 40)}" in ${element.localName}.${element.getAttribute('class') ?? ''}`;
    const clip = clippingBox(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      if (rect.right > clip.right + 1 || rect.left < clip.left - 1) problems.add(`cut off: ${label}`);
      if (rect.bottom > clip.bottom + rect.height / 2 || rect.top < clip.top - rect.height / 2) {
        problems.add(`cut off below or above: ${label}`);
      }
      boxes.push({ rect, element, text, scroller: clip.scrolls ? clip : null });
    }
  }
  for (const control of document.body.querySelectorAll('button, input, select, textarea, summary, label')) {
    if (control.closest(unseen) || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const label = `<${control.localName}> "${(control.textContent || control.id).trim().slice(0, 40)}"`;
    const { left, right } = control.getBoundingClientRect();
    const clip = clippingBox(control.parentElement!);
    if (right > clip.right + 1 || left < clip.left - 1) problems.add(`sticks out: ${label}`);
    const holdsText = control.matches('button, summary, label') && control.clientWidth > 0;
    if (holdsText && control.scrollWidth > control.clientWidth + 1) problems.add(`narrower than its text: ${label}`);
  }
  boxes.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, { rect, element, text, scroller }] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (other.rect.top > rect.bottom) break;
      if (scroller !== other.scroller || element.contains(other.element) || other.element.contains(element)) continue;
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (width > 2 && height > 0.4 * Math.min(rect.height, other.rect.height)) {
        problems.add(`overlapped: "${text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
      }
    }
  }
  if (belowFold) root['belowFold'] = belowFold;
  return [...problems].slice(0, 8);

  function clippingBox(element: Element): Clip {
    const known = clips.get(element);
    if (known) return known;
    const clip = element === document.body ? wholeScreen : clipOf(element);
    clips.set(element, clip);
    return clip;
  }

  function clipOf(element: Element): Clip {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) {
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, scrolls: true };
    }
    const outer = position === 'fixed' || !element.parentElement ? wholeScreen : clippingBox(element.parentElement);
    const [clipsX, clipsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    if (outer.scrolls || (!clipsX && !clipsY)) return outer;
    const rect = element.getBoundingClientRect();
    return {
      left: clipsX ? Math.max(outer.left, rect.left) : outer.left,
      right: clipsX ? Math.min(outer.right, rect.right) : outer.right,
      top: clipsY ? Math.max(outer.top, rect.top) : outer.top,
      bottom: clipsY ? Math.min(outer.bottom, rect.bottom) : outer.bottom,
      scrolls: false,
    };
  }
}
