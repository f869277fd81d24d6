import { expect, vi } from 'vitest';
import type { SiteProxy } from './proxy.ts';
import type { Size, Tab } from './tab.ts';

const timeout = 40_000;
const interval = 50;

/** Retries until the check passes. @throws what the check threw last, after forty seconds */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout, interval });

export type Page = ReturnType<typeof createPage>;

/**
 * The words journeys are written in. `selector` is CSS; `name`, where it is given, is the element's whole text or its
 * `aria-label`. Elements must be visible.
 */
export function createPage(tab: Tab, proxy: SiteProxy) {
  /** Runs a function in the page. It sees its arguments only, nothing of the file it is written in. */
  const run = <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<Awaited<R>> =>
    tab.run(inPage.toString(), args) as Promise<Awaited<R>>;

  /** Waits until a function in the page returns something true. */
  const until = <A extends unknown[]>(inPage: (...args: A) => unknown, ...args: A): Promise<void> =>
    eventually(async () => {
      // Of an element Firefox's driver returns nothing.
      const holds = await tab.run(`async (...args) => Boolean(await (${inPage})(...args))`, args);
      if (!holds) throw new Error(`not so: ${inPage}(${args.map(String).join(', ')})`);
    });

  /** Scrolls an element into view and moves the pointer to its middle, once it stands still and nothing covers it. */
  const point = (selector: string, name?: string): Promise<void> =>
    eventually(async () => {
      const place = await run(placeOf, selector, name ?? null);
      if (typeof place === 'string') throw new Error(`${selector}${name ? ` "${name}"` : ''}: ${place}`);
      await tab.movePointer(place.x, place.y);
      // Firefox may scroll to the field typed into after the keys were handled.
      if (!(await run(isPointedAt, place))) throw new Error(`${selector}: moved away from the pointer`);
    });

  /** Waits until React has hydrated the page, to its commit. */
  const hydrated = () =>
    until(() =>
      Object.entries(document.getElementById('main')!).some(
        ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
      ),
    );

  /** Types into a field in place of what stands there. */
  const fill = async (selector: string, text: string) => {
    await until((field) => {
      const input = document.querySelector<HTMLInputElement>(field);
      // A smooth scroll to the field would go on below the pointer.
      input?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      input?.focus({ preventScroll: true });
      input?.select();
      return input !== null && document.activeElement === input;
    }, selector);
    if (text) await tab.type(text);
    else await tab.press(['Backspace']);
  };

  return {
    run,
    until,
    hydrated,
    resize: (size: Size) => tab.resize(size),
    /** Goes to a path of the site and waits until React has hydrated the page. */
    async open(path: string) {
      await tab.navigate(proxy.origin + path);
      await hydrated();
    },
    /** Goes to a path of the site, or a URL, and waits until its HTML is parsed. */
    goto: (url: string) => tab.navigate(new URL(url, proxy.origin).href),
    hover: point,
    async click(selector: string, name?: string) {
      await point(selector, name);
      await tab.clickPointer();
    },
    /** Presses a key, with others held down: `press('Shift', 'Tab')`. */
    press: (...keys: string[]) => tab.press(keys),
    fill,
    /** Types into the fields of a form, by name. */
    async fillForm(form: string, values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await fill(`${form} [name="${name}"]`, value);
    },
    /** What stands in fields of a form, by name. */
    values: (form: string, names: string[]) =>
      run(
        (selector, all) =>
          Object.fromEntries(
            all.map((name) => [name, document.querySelector<HTMLInputElement>(`${selector} [name="${name}"]`)!.value]),
          ),
        form,
        names,
      ),
    /** Waits until an element shows this text. */
    sees: (selector: string, text: string) => until(showsText, selector, text),
    /** Texts of the visible elements, with single blanks. */
    texts: (selector: string) => run(visibleTexts, selector),
    isVisible: async (selector: string) => (await run(visibleTexts, selector)).length > 0,
    /** Waits until the URL has this path and query. */
    at: (path: string) =>
      eventually(async () => expect(await run(() => location.pathname + location.search)).toBe(path)),
    /** How far the page is scrolled, in whole pixels. */
    scrollTop: () => run(() => Math.round(scrollY)),
    /** Scrolls down to a position screen by screen, as visitors do: blocks are laid out when they come near. */
    async scrollTo(top: number) {
      while (!(await run(scrollTowards, top)));
    },
    back: () => tab.history('back'),
    /** Reloads the page and waits until React has hydrated it. */
    async reload() {
      await run(() => void Object.assign(window, { before: true }));
      await tab.history('reload');
      await until(() => !('before' in window));
      await hydrated();
    },
  };
}

/** Runs in the page: the middle of the visible element in viewport coordinates, or what stands in the way. */
async function placeOf(selector: string, name: string | null): Promise<string | { x: number; y: number }> {
  const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      getComputedStyle(candidate).visibility === 'visible' &&
      (name === null || text(candidate) === name || candidate.getAttribute('aria-label') === name),
  );
  if (!element) return 'no such visible element';
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  // An animation may have begun without a first frame, and WebKit drops a click on what moves under the pointer.
  const isAnimated = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        !effect.pseudoElement &&
        effect.target?.contains(element) &&
        effect.getComputedTiming().endTime !== Infinity,
    );
  if (isAnimated || left !== before.left || top !== before.top) return 'still moving';
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // The root is hit where a view transition shows a picture of the page.
  const isPicture = hit === document.documentElement && hit !== element;
  if (!hit || isPicture || !(element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit)))
    return `covered by ${hit?.outerHTML.slice(0, 120)}`;
  Object.assign(window, { pointedAt: element });
  return { x, y };
}

/** Runs in the page: whether the element that `placeOf` has found is at this place. */
function isPointedAt({ x, y }: { x: number; y: number }): boolean {
  const { left, top, right, bottom } = (Reflect.get(window, 'pointedAt') as Element).getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Runs in the page: scrolls by a screen at most. @returns whether it has reached the position, or the end of the page */
async function scrollTowards(top: number): Promise<boolean> {
  const before = scrollY;
  const step = Math.min(top, before + innerHeight);
  scrollTo({ top: step, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return step === top || scrollY === before;
}

/** Runs in the page. Of the elements that contain the text the innermost must be visible. */
function showsText(selector: string, text: string): boolean {
  const contains = (element: Element) => element.textContent.replace(/\s+/g, ' ').includes(text);
  return [...document.querySelectorAll(`${selector}, ${selector} *`)].some(
    (element) =>
      contains(element) &&
      ![...element.children].some(contains) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );
}

/** Runs in the page. */
function visibleTexts(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim());
}
