import { expect, test, withMotion } from '../e2e/harness.ts';
import { sitemapPaths } from '../e2e/sitemap-paths.ts';
import { withoutPaint } from '../e2e/without-paint.ts';

test.use({ ...withMotion, hasTouch: true, isMobile: true, viewport: { width: 440, height: 880 } });
test.use({ expectedConsole: ['404 (Not Found)'] });

test.describe.configure({ mode: 'parallel' });

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`before the first paint the largest phone would show no deferred content (${brand})`, async ({
    page,
    request,
    site,
  }) => {
    await withoutPaint(page);
    const paths = await sitemapPaths(request);
    expect(paths.length).toBeGreaterThan(30);
    const failures: string[] = [];
    for (const path of [...paths, '/nowhere', '/search?q=tax']) {
      const url = `${site.url}${path}${path.includes('?') ? '&' : '?'}domain=${brand}`;
      await page.goto(url, { waitUntil: 'load' });
      failures.push(...(await page.evaluate(hiddenOnScreen, path)));
    }
    expect(failures).toEqual([]);
  });
}

/** Deferred elements that would start within the viewport. Runs in the page. */
function hiddenOnScreen(path: string): string[] {
  const root = document.documentElement;
  if (root.dataset['belowFold'] !== 'hidden') return [`${path} leaves nothing out`];
  const blocks = [...document.querySelectorAll<HTMLElement>('.defer-below-fold > *, .footer')].filter(
    (block) => block.localName !== 'script' && getComputedStyle(block).display === 'none',
  );
  delete root.dataset['belowFold'];
  return blocks
    .filter((block) => getComputedStyle(block).display !== 'none' && block.getBoundingClientRect().top < innerHeight)
    .map((block) => `${path} .${block.className} at ${Math.round(block.getBoundingClientRect().top)}`);
}
