import { eventually, expect, journey } from './journey.ts';

const typed = { name: 'Pat Doe', email: 'pat@example.com', message: 'Typed before the deployment' };

journey(
  'a tab from before a deployment loads the next page as a new document, whole, and keeps what was typed',
  async ({ page, proxy }) => {
    await page.open('/contact');
    for (const [name, value] of Object.entries(typed)) await page.fill(`.contact-form [name=${name}]`, value);
    await page.run(() => {
      Object.assign(window, { sameDocument: true });
    });
    // The new build has other files; its documents name them.
    proxy.rule({
      path: /^\/assets\/accessibility-[\w-]+\.js$/,
      when: () => !proxy.requests.some(({ path }) => path === '/accessibility'),
      respond: { status: 404, type: 'text/plain', body: '' },
    });
    // A process of the build before may still answer; it has not got the stylesheet of the new document.
    const requestsOf = (pattern: RegExp) => proxy.requests.filter(({ path }) => pattern.test(path)).length;
    const stylesheet = /^\/assets\/legal-\w+\.css$/;
    proxy.rule({
      path: stylesheet,
      when: () => requestsOf(stylesheet) === 1,
      respond: { status: 404, type: 'text/html', body: '' },
    });
    await page.run(() => document.querySelector<HTMLElement>('footer a[href="/accessibility"]')!.click());
    await page.sees('h1', 'Accessibility');
    await page.until(() => !('sameDocument' in window));
    await page.until(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        (link) => link.sheet?.cssRules.length,
      ),
    );
    expect(requestsOf(stylesheet)).toBeGreaterThan(1);
    await page.open('/contact');
    const shown = () =>
      page.run(
        (names) =>
          Object.fromEntries(
            names.map((name) => [
              name,
              document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`)!.value,
            ]),
          ),
        Object.keys(typed),
      );
    await eventually(async () => expect(await shown()).toEqual(typed));
  },
  { expectedErrors: ['404', 'module', 'load'] },
);
