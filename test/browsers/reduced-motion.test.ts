import { expect, journey } from './journey.ts';

for (const reducedMotion of [true, false]) {
  journey(
    reducedMotion
      ? 'with reduced motion nothing is animated or scrolls smoothly'
      : 'without reduced motion menus, slides and page changes are animated',
    async ({ page, proxy }) => {
      proxy.addInitScript(recordAnimations.toString());
      await page.open('/');
      await page.click('.header summary', 'Services');
      await page.press('Escape');
      await page.click('.hero button', 'Next slide');
      await page.until(() => document.querySelector<HTMLElement>('.hero-slide')!.dataset['shown'] === undefined);
      await page.run(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')!.click());
      await page.at('/contact');
      await page.until(() => document.activeElement?.matches('h1'));
      await page.click('.contact-form button', 'Send message');
      await page.until(() => document.activeElement?.matches('[name=name][aria-invalid=true]'));
      const animations = await page.run(() => [...(Reflect.get(window, 'animations') as Set<string>)]);
      if (reducedMotion) expect(animations).toEqual([]);
      else expect(animations.length).toBeGreaterThan(2);
      const scrolling = await page.run(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(scrolling).toBe(reducedMotion ? 'auto' : 'smooth');
    },
    { reducedMotion },
  );
}

/** Runs before the page's scripts: `window.animations` names all that has been animated for more than 10 ms. */
function recordAnimations() {
  const animations = new Set<string>();
  const record = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
      const { className, tagName } = effect.target!;
      if (Number(effect.getComputedTiming().activeDuration) > 10)
        animations.add(`${tagName}.${className}${effect.pseudoElement ?? ''}: ${animationName ?? transitionProperty}`);
    }
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(window, { animations });
}
