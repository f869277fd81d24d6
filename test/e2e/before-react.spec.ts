import { expect, footerLink, hold, test } from './harness.ts';

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

test('links work before React', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/Accessibility/);
});
