import { type Refusal, refuse, usedInterfaces } from '../refused-interfaces.ts';
import { darkAndStill, engine, expect, journey, type Page } from './journey.ts';
import type { SiteProxy } from './proxy.ts';
import { engineNames } from './tab.ts';

const pages: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.click('.header summary', 'Theme');
    await page.click('[data-theme-choice=light]');
    await page.until(() => document.documentElement.dataset['theme'] === 'light');
  },
  '/contact': async (page) => {
    const typed = { name: 'Pat Doe', email: 'pat@example.com', message: 'Books for a bakery' };
    await page.fillForm('.contact-form', typed);
    await page.click('.contact-form button', 'Send message');
    await page.sees('.contact-sent', 'We will answer to pat@example.com.');
  },
  '/resources/tax-calculator': async (page) => {
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.sees('.result-total', '$6,227');
  },
  '/search': async (page) => {
    await page.fill('main [name=q]', 'payroll');
    await page.press('Enter');
    await page.sees('main [role=status]', 'for “payroll”');
  },
};
const paths = Object.keys(pages);

/** Runs in the page. */
function isRefused(): boolean {
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

async function visit({ page, proxy }: { page: Page; proxy: SiteProxy }, path: string, names: string[], how: Refusal) {
  const allowAgain = proxy.addInitScript(`() => (${refuse})(${JSON.stringify(names)}, '${how}')`);
  const said = `${path} where ${names.join(', ')} ${how}`;
  await page.open(path);
  // Otherwise the script in front of the page's own has not run.
  if (names === usedInterfaces) await page.until(isRefused);
  await pages[path]!(page).catch((error) => {
    throw new Error(said, { cause: error });
  });
  expect(await page.texts('[data-reload], main > section[role=alert]'), said).toEqual([]);
  expect(await page.isVisible('main h1'), said).toBe(true);
  allowAgain();
}

for (const how of ['throws', 'is missing'] as const) {
  journey(
    `the pages work and say nothing wrong where every interface of the browser ${how}`,
    async (tools) => {
      for (const path of paths) await visit(tools, path, usedInterfaces, how);
      await tools.page.goto('/healthz');
    },
    darkAndStill,
  );
}

// Each on one page in this engine, and on another one in the other engine.
journey(
  'the pages work and say nothing wrong where one interface of the browser throws',
  async (tools) => {
    const first = engineNames.indexOf(engine);
    for (const [index, name] of usedInterfaces.entries())
      await visit(tools, paths[(first + index) % paths.length]!, [name], 'throws');
    await tools.page.goto('/healthz');
  },
  darkAndStill,
);
