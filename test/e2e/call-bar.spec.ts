import { expect, test } from './harness.ts';

const phone = { width: 390, height: 844 };

test('on phones a bar to call and to schedule stays at the lower edge of service and industry pages', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/services/payroll', '/industries/retail']) {
    await page.goto(path);
    const bar = page.locator('.call-bar');
    await expect(bar.getByRole('link', { name: /^Call \d{3}/ })).toHaveAttribute('href', /^tel:/);
    await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', /\/schedule/);
    for (const top of [0, 1_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect
        .poll(async () => Math.round((await bar.boundingBox())!.y + (await bar.boundingBox())!.height))
        .toBe(844);
    }
    await page.locator('.closing-band').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.footer')!.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).not.toBeInViewport();
  }
});

test('it is not there in landscape, on wide screens, on paper, or while something is typed', async ({ page }) => {
  await page.goto('/services/payroll');
  const bar = page.locator('.call-bar');
  for (const size of [
    { width: 600, height: 390 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(bar).toBeHidden();
  }
  await page.setViewportSize(phone);
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('on the pricing page it is not beside the form', async ({ page, hydrated }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/personal-tax/pricing');
  await hydrated();
  const bar = page.locator('.call-bar');
  await page.locator('.fee-builder').evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
  await page
    .getByRole('heading', { name: 'How to make it cheaper' })
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await page.locator('.fee-builder input').first().focus();
  await expect(bar).toBeHidden();
});
