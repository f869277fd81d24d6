import { expect, sameDocument, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('/services#{id} shows that service below the header, by URL and by link', async ({ page, hydrated, openPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const expectShown = async (id: string) => {
    await expect.poll(() => topOf(id)).toBeLessThan(300);
    expect(await topOf(id)).toBeGreaterThanOrEqual(80);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  };
  await page.goto('/services#hr-consulting');
  await hydrated();
  await expectShown('hr-consulting');
  await openPage('/about-us');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/services#marketing',
      textContent: 'As in a post',
    });
    document.querySelector('.footer')!.prepend(link);
  });
  await page.getByText('As in a post').click();
  await expect(page).toHaveURL('/services#marketing');
  await expectShown('marketing');
  expect(await sameDocument(page)).toBe(true);
});
