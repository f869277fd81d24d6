import { eventually, expect, journey, type Page } from './journey.ts';

const scrolledTo = (page: Page, top: number) =>
  eventually(async () => expect(Math.abs((await page.scrollTop()) - top)).toBeLessThanOrEqual(1));

// A document of this origin: WebDriver loses WebKit's page when another opener policy makes it change its process.
const otherDocument = '/robots.txt';

journey('back from another document and a reload return to where the page was left', async ({ page }) => {
  await page.open('/services');
  await page.scrollTo(1_400);
  await scrolledTo(page, 1_400);
  await page.goto(otherDocument);
  await page.back();
  await page.at('/services');
  await page.hydrated();
  await scrolledTo(page, 1_400);
  await page.run(() => {
    Object.assign(window, { before: true });
  });
  await page.reload();
  await page.until(() => !('before' in window));
  await page.hydrated();
  await scrolledTo(page, 1_400);
});

journey('a link followed while React still hydrates the page leads to a titled page', async ({ page }) => {
  await page.goto('/');
  await page.run(followWhenHandled, 'footer a[href="/accessibility"]');
  await page.at('/accessibility');
  await page.until(() => document.title.startsWith('Accessibility'));
  await page.until(() => document.activeElement?.textContent === 'Accessibility');
});

/** Runs in the page: clicks a link again and again, until the first click that the page's scripts handle. */
function followWhenHandled(link: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', (event) => {
      if (event.defaultPrevented) {
        clearInterval(timer);
        resolve();
      }
      event.preventDefault();
    });
    const timer = setInterval(() => document.querySelector<HTMLElement>(link)!.click(), 1);
  });
}
