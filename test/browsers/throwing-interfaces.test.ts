import { refuse, usedInterfaces } from '../refused-interfaces.ts';
import { expect, journey } from './journey.ts';

/** What is typed on a page, by name, what is pressed, and where something then stands that answers it. */
type Use = { typed: Record<string, string>; press: string; answer: [selector: string, text: string] };

const pages: Record<string, Use> = {
  '/': { typed: {}, press: '[data-theme-choice=dark]', answer: ['[data-theme=dark] h1', ''] },
  '/contact': {
    typed: { name: 'Pat Doe', email: 'pat@example.com', message: 'Books for a bakery' },
    press: '.contact-form [type=submit]',
    answer: ['.contact-sent', 'Form submitted successfully'],
  },
  '/resources/tax-calculator': {
    typed: { 'taxpayer.wages': '60,000' },
    press: 'main h1',
    answer: ['.result-total', '$6,227'],
  },
  '/search': { typed: { q: 'payroll' }, press: 'main [type=submit]', answer: ['main [role=status]', '“payroll”'] },
};

for (const [path, { typed, press, answer }] of Object.entries(pages)) {
  journey(`${path} works and says nothing wrong where one interface of the browser throws`, async ({ page, proxy }) => {
    proxy.addInitScript(`() => {
      const refused = new URLSearchParams(location.search).get('refused');
      if (refused) (${refuse})([refused], 'throws');
      Object.assign(window, { refused });
    }`);
    for (const name of usedInterfaces) {
      await page.open(`${path}?refused=${name}`);
      await page.fillForm('main', typed);
      expect(await page.run(pressIn, press)).toBe(name);
      await page.sees(...answer).catch((cause) => {
        throw new Error(`where ${name} throws`, { cause });
      });
      // The answer may be a document of its own, and Firefox's console reports scripts whose page is left while they load.
      await page.hydrated();
      expect(await page.texts('[data-reload], main > section[role=alert]'), name).toEqual([]);
    }
    // No document, in which the storage of errors would be refused.
    await page.goto('/healthz');
  });
}

/** Runs in the page: presses an element. @returns the interface that is refused there */
function pressIn(selector: string): unknown {
  document.querySelector<HTMLElement>(selector)!.click();
  return Reflect.get(window, 'refused');
}
