import { field } from './contact-form.ts';
import { expect, hold, test } from './harness.ts';

// React reports that the page is not the server's and writes the header anew, with the style of its progress bar.
test.use({ expectedConsole: ['#418', 'inline style'] });

/** What they do to a page before React takes it over. */
const changes = {
  'password manager': () => {
    for (const input of document.querySelectorAll('main input')) input.after(document.createElement('div'));
  },
  'grammar checker': () => {
    document.querySelector('main textarea')!.before(document.createElement('grammar-checker'));
  },
  translator: () => {
    const button = document.querySelector('.contact-form .submit-button')!;
    button.innerHTML = `<font>${button.innerHTML}</font>`;
  },
  'picture viewer': () => {
    for (const image of document.querySelectorAll('main img')) image.before(document.createElement('span'));
  },
};

const cases = Object.entries(changes).flatMap(([name, change]) => [
  { name, change, path: '/contact' },
  { name, change, path: '/' },
]);
for (const { name, change, path } of cases) {
  test(`theme, typed text and focus stay on ${path} with a ${name}`, async ({ page, hydrated }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
    const release = await hold(page, '**/assets/*.js');
    const reported = page.waitForEvent('console', (message) => message.text().includes('#418'));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await field(page, 'Email').fill('pat@example.com');
    await field(page, 'Name').pressSequentially('Pat Typed');
    release();
    await hydrated();
    await reported;
    const attributes = { 'data-theme': 'dark', 'data-theme-preference': 'dark', 'data-hydrates': '' };
    for (const [attribute, value] of Object.entries(attributes))
      await expect(page.locator('html')).toHaveAttribute(attribute, value);
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type(' Early');
    await expect(field(page, 'Email')).toHaveValue('pat@example.com');
    const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}'));
    await expect.poll(draft).toMatchObject({ name: 'Pat Typed Early', email: 'pat@example.com' });
  });
}
