import { field } from './contact-form.ts';
import { expect, hold, test } from './harness.ts';

// React reports that the page is not the server's and writes the header anew, with the style of its progress bar.
test.use({ expectedConsole: ['#418', 'inline style'] });

/** What password managers, grammar checkers, translators and picture viewers do to a page before React takes it over. */
function extend() {
  for (const input of document.querySelectorAll('main input')) input.after(document.createElement('div'));
  document.querySelector('main textarea')!.before(document.createElement('grammar-checker'));
  const button = document.querySelector('.contact-form .submit-button')!;
  button.innerHTML = `<font>${button.innerHTML}</font>`;
  for (const image of document.querySelectorAll('main img')) image.before(document.createElement('span'));
}

for (const path of ['/contact', '/']) {
  test(`theme, typed text and focus stay on ${path} in a browser with extensions`, async ({ page, hydrated }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${extend})`);
    const release = await hold(page, '**/assets/*.js');
    const reported = page.waitForEvent('console', (message) => message.text().includes('#418'));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await field(page, 'Email').fill('pat@example.com');
    await field(page, 'Name').fill('Pat Typed');
    release();
    await hydrated();
    await reported;
    for (const attribute of ['data-theme', 'data-theme-preference'])
      await expect(page.locator('html')).toHaveAttribute(attribute, 'dark');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type(' Early');
    await expect(field(page, 'Email')).toHaveValue('pat@example.com');
    const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}'));
    await expect.poll(draft).toMatchObject({ name: 'Pat Typed Early', email: 'pat@example.com' });
  });
}
