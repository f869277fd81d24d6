import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { imageRules } from '#server/content/html/image-policy.ts';
import { inlineHtml, postHtml } from '#server/content/html/post-html.ts';

/**
 * Sanitises published XSS vectors and opens the results in a browser, as a page and through innerHTML. A vector survives
 * when a script runs or an event handler, a script URL or a dangerous element is left.
 *
 *   node test/ghost/check-xss-corpus.ts <corpus.json> [path of a Chromium]
 *
 * The corpus is `{ "vectors": [{ "title", "payload" }] }`.
 */
const [file, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (!file) throw new Error('usage: check-xss-corpus.ts <corpus.json> [path of Chromium]');
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: { title: string; payload: string }[] };

const ghostUrl = 'https://blog.example.com';
const rules = { ...imageRules({ ghostUrl, siteHosts: [] }), siteHosts: new Set<string>() };

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.route('**/*', (route) => route.abort());
page.on('dialog', (dialog) => void dialog.dismiss());
await page.addInitScript(() => {
  const globals = window as unknown as { ran: number };
  globals.ran = 0;
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    Object.defineProperty(window, name, { value: () => globals.ran++, writable: false });
  }
});

let unsanitised = 0;
const survivors: string[] = [];
for (const { title, payload } of vectors) {
  if ((await countScripts(page, payload)) > 0) unsanitised++;
  const { html } = await postHtml(payload, rules);
  const caption = inlineHtml(payload, rules) ?? '';
  if ((await countScripts(page, html)) + (await countScripts(page, caption)) > 0) survivors.push(title);
}
await browser.close();

console.log(`${vectors.length} vectors: ${unsanitised} work unsanitised, ${survivors.length} survive`);
for (const title of survivors) console.log(`  survives: ${title}`);
if (unsanitised === 0) console.log('  no vector works even unsanitised: the check itself is broken');
process.exitCode = survivors.length > 0 || unsanitised === 0 ? 1 : 0;

/** How many scripts ran or could run. */
async function countScripts(target: Page, html: string): Promise<number> {
  const asPage = await countInDocument(target, `<!doctype html><main>${html}</main>`, '');
  return asPage + (await countInDocument(target, '<!doctype html><main></main>', html));
}

async function countInDocument(target: Page, document: string, inner: string): Promise<number> {
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
        const isText = ['title', 'alt', 'aria-label'].includes(name);
        if (
          /^(?:on.*|style|srcdoc)$/.test(name) ||
          (!isText && /^[\s\0-\x20]*(?:javascript|vbscript|data):/i.test(value))
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
