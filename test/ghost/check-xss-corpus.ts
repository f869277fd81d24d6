import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { imageRules } from '#server/content/html/image-policy.ts';
import { inlineHtml, postHtml } from '#server/content/html/post-html.ts';

/**
 * Runs published attack vectors through the sanitiser and opens the result in a real browser, once as a page and once
 * through innerHTML; every script that runs and every handler that is left counts as a survivor.
 *
 *   node test/ghost/check-xss-corpus.ts <corpus.json> [path of a Chromium]
 *
 * The corpus is `{ "vectors": [{ "title", "payload" }] }`.
 */
const [file, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (!file) throw new Error('Give the path of a corpus.');
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: { title: string; payload: string }[] };

const ghostUrl = 'https://blog.example.com';
const rules = { ...imageRules({ ghostUrl, siteHosts: [] }), siteHosts: new Set<string>() };

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.route('**/*', (route) => route.abort());
page.on('dialog', (dialog) => void dialog.dismiss());
await page.addInitScript(() => {
  const counted = window as unknown as { ran: number };
  counted.ran = 0;
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    Object.defineProperty(window, name, { value: () => counted.ran++, writable: false });
  }
});

let bare = 0;
const survivors: string[] = [];
for (const { title, payload } of vectors) {
  if ((await lived(page, payload)) > 0) bare++;
  const { html } = await postHtml(payload, rules);
  const caption = inlineHtml(payload, rules) ?? '';
  if ((await lived(page, html)) + (await lived(page, caption)) > 0) survivors.push(title);
}
await browser.close();

console.log(`${vectors.length} vectors: ${bare} live unsanitised, ${survivors.length} survive`);
for (const title of survivors) console.log(`  survives: ${title}`);
if (bare === 0) console.log('  the check found nothing in the vectors themselves: it does not work');
process.exitCode = survivors.length > 0 || bare === 0 ? 1 : 0;

/** How many scripts ran or could run. */
async function lived(target: Page, html: string): Promise<number> {
  const asPage = await opened(target, `<!doctype html><main>${html}</main>`, '');
  return asPage + (await opened(target, '<!doctype html><main></main>', html));
}

async function opened(target: Page, document: string, inner: string): Promise<number> {
  await target.goto('about:blank');
  await target.setContent(document, { waitUntil: 'domcontentloaded', timeout: 5_000 }).catch(() => undefined);
  return target.evaluate(async (markup) => {
    const main = globalThis.document.querySelector('main') ?? globalThis.document.body;
    if (markup) main.innerHTML = markup;
    const elements = [...globalThis.document.querySelectorAll('body *')];
    let found = elements.filter(({ localName }) =>
      ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'style', 'form'].includes(localName),
    ).length;
    for (const element of elements) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? '';
        const words = ['title', 'alt', 'aria-label'].includes(name);
        if (
          /^(?:on.*|style|srcdoc)$/.test(name) ||
          (!words && /^[\s\0-\x20]*(?:javascript|vbscript|data):/i.test(value))
        )
          found++;
      }
      for (const event of ['mouseover', 'focus', 'toggle', 'load', 'error'])
        EventTarget.prototype.dispatchEvent.call(element, new Event(event));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    return found + ((window as unknown as { ran?: number }).ran ?? 0);
  }, inner);
}
