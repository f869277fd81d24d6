import { brandIds } from '#shared/brands/index.ts';
import { routes } from '#shared/site/routes.ts';
import { bookElsewhere, phone, times, test as withTimes } from '../e2e/booking-form.ts';
import { expect, test } from '../e2e/harness.ts';
import { axe, inBothThemes, samplePaths, violations } from '../e2e/violations.ts';

type Tools = Parameters<Parameters<typeof test>[2]>[0];
type Checked = Pick<Tools, 'page' | 'context'>;

test.use({ expectedConsole: ['the server responded with a status of 404'] });

// One test after the other would make this file the last to end.
test.describe.configure({ mode: 'parallel' });

const tools = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/resources/') && !path.includes(':'));

/** axe's violations on these pages, each at one of these widths in turn, in both themes. */
async function expectNoViolations({ page, context }: Checked, paths: string[], widths: number[]) {
  test.slow();
  await context.addInitScript(axe);
  await page.emulateMedia({ colorScheme: 'light' });
  const found: Record<string, string[]> = {};
  for (const [index, path] of paths.entries()) {
    const width = widths[index % widths.length]!;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await inBothThemes(page, async (theme, only) => {
      const lines = await violations(page, { only });
      if (lines.length > 0) found[`${path}, ${theme}, ${width} px`] = lines;
    });
  }
  expect(found).toEqual({});
}

test('axe finds no violations on a page of each kind', async ({ page, context }) => {
  await expectNoViolations({ page, context }, [...samplePaths, '/rss.xml'], [390, 1280]);
});

test('axe finds no violations on the home page of each brand', async ({ page, context }) => {
  await expectNoViolations(
    { page, context },
    brandIds.map((brand) => `/?domain=${brand}`),
    [1280, 390],
  );
});

test('axe finds no violations in the tools', async ({ page, context }) => {
  expect(tools.length).toBeGreaterThan(8);
  await expectNoViolations({ page, context }, tools, [390]);
});

withTimes('axe finds no violations on the pages of a booking', async ({ page, context }) => {
  await page.goto(phone);
  const booked = await bookElsewhere(page, await times(page).last().inputValue());
  const paths = [phone, '/schedule?kind=in-person', booked, `${booked}&move=1&kind=phone`];
  await expectNoViolations({ page, context }, paths, [390]);
});

test('axe finds no violations in open menus, the theme menu and the menu sheet', async ({ page, context }) => {
  await context.addInitScript(axe);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const menuViolations = () => violations(page, { within: ['.header', '#menu-sheet'] });
  for (const name of ['About', 'Services', 'Resources', 'Contact']) {
    await page.locator('.header-nav summary', { hasText: name }).click();
    expect(await menuViolations(), name).toEqual([]);
  }
  await page.locator('header summary[aria-label=Theme]').click();
  expect(await menuViolations(), 'theme').toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await menuViolations(), 'sheet').toEqual([]);
});
