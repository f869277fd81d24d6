import { expect, footerLink, hold, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('clicks before React are queued and replayed in order', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-*.js');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.hero-slide').first()).toHaveAttribute('data-shown');
  release();
  await expect(page.locator('.hero-slide').nth(2)).toHaveAttribute('data-shown');
  await expect(next).not.toHaveAttribute('aria-busy');
});

test('a press between hydration and the effects of React changes the slide', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // React calls this hook after each commit, before its effects: input that waited for the commit comes first.
  await page.addInitScript(() => {
    let pressed = false;
    const onCommitFiberRoot = () => {
      const next = document.querySelector<HTMLElement>('[aria-label="Next slide"]');
      if (pressed || !next || !Object.keys(next).some((key) => key.startsWith('__reactProps'))) return;
      pressed = true;
      next.click();
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot },
    });
  });
  await page.goto('/');
  await hydrated();
  await expect(page.locator('.hero-slide').nth(1)).toHaveAttribute('data-shown');
});

test('links work before React', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/Accessibility/);
});
