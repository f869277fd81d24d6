import { allPaths } from '#shared/site/paths.ts';
import { routeRow } from '#shared/site/routes.ts';
import { desktop, expect, journey, type Page, phone } from './journey.ts';

/** One page of each stylesheet, one of each kind of article, and what belongs to nobody. */
const paths = [
  ...new Map(allPaths.map(({ name, path }) => [routeRow(name).stylesheet, path])).values(),
  ...['/blog/tag/payroll', '/nowhere', '/search?q=payroll'],
  '/blog/year-end-moves-before-december-31',
];
const families = Object.groupBy(paths, (path) => /^\/(resources|blog)\b/.exec(path)?.[0] ?? '/');

/** What is wrong with these pages, by path and screen; script errors and the like fail the journey by themselves. */
async function problems(page: Page, family: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of family) {
    await page.open(path);
    await page.at(path);
    for (const [screen, size] of Object.entries({ desktop, phone })) {
      await page.resize(size);
      const here = await page.run(problemsInView);
      if (here.length > 0) found[`${path} on a ${screen}`] = here;
    }
  }
  return found;
}

for (const [family, members] of Object.entries(families)) {
  journey(
    `every page of ${family} loads without an error, with one heading and a header to use on desktop and phone`,
    async ({ page }) => {
      expect(await problems(page, members!)).toEqual({});
    },
  );
}

/** Runs in the page. */
function problemsInView(): string[] {
  const found: string[] = [];
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const headings = visible('h1');
  if (headings.length !== 1 || !headings[0]!.textContent.trim()) found.push(`${headings.length} headings`);
  const controls = visible('.header :is(a, button, summary)');
  if (controls.length < 3) found.push(`only ${controls.length} controls in the header`);
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !control.contains(hit)) found.push(`cannot be pressed: ${control.outerHTML.slice(0, 90)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen');
  return found;
}
