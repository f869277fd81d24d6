import { expect, test } from './harness.ts';

test('an error under one field leaves the field beside it where it is', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/resources/tax-calculator');
  await hydrated();
  const field = page.locator('.tool-fields .field:visible:has(input[inputmode="decimal"]):has(+ .field)').first();
  const beside = field.locator('+ .field');
  const top = (part: typeof field) => part.evaluate((box) => Math.round(box.getBoundingClientRect().top + scrollY));
  const before = await top(beside);
  expect(await top(field)).toBe(before);
  await field.locator('input').fill('abc');
  await field.locator('input').blur();
  await expect(field.locator('.field-error')).toBeVisible();
  expect(await top(beside)).toBe(before);
});

test('an amount and its sign have one ring and one edge', async ({ page, hydrated }) => {
  await page.goto('/resources/tax-calculator');
  await hydrated();
  const wages = page.getByLabel('Your wages', { exact: true });
  const group = page.locator('.field-control', { has: wages });
  await wages.fill('abc');
  await expect(group).toHaveCSS('outline-style', 'solid');
  await expect(wages).toHaveCSS('outline-style', 'none');
  await wages.blur();
  await expect(group).toHaveCSS('outline-style', 'none');
  const red = await page.locator('.field-error').evaluate((error) => getComputedStyle(error).color);
  for (const part of [group.locator('span'), wages]) await expect(part).toHaveCSS('border-top-color', red);
});

test('with text of 200 % the arrow of a select is in its middle, and its first option is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources/tax-calculator');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const select of await page.locator('.field select:visible').all()) {
    const { offset, room } = await select.evaluate((control: HTMLSelectElement) => {
      const [box, arrow] = [control, control.nextElementSibling!].map((part) => part.getBoundingClientRect());
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = font;
      const text = canvas.measureText(control.selectedOptions[0]!.text).width;
      return {
        offset: box!.top + box!.height / 2 - arrow!.top - arrow!.height / 2,
        room: control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text,
      };
    });
    expect(Math.abs(offset)).toBeLessThan(1);
    expect(room).toBeGreaterThan(0);
  }
});

test('fields are as wide as what is entered', async ({ page }) => {
  const width = (label: string) =>
    page
      .getByLabel(label)
      .first()
      .evaluate((field) => Math.round(field.getBoundingClientRect().width));
  for (const screenWidth of [390, 1280]) {
    await page.setViewportSize({ width: screenWidth, height: 900 });
    await page.goto('/contact');
    expect(await width('Phone')).toBe(await width('Name'));
    expect(await width('Email')).toBe(await width('Name'));
    expect(await width('Message')).toBeGreaterThan(300);
    await page.goto('/resources/paycheck');
    await page.locator('#group-pay-family > summary').click();
    // The dollar sign stands beside the field.
    expect(Math.abs((await width('Pay before tax, one check')) + 40 - (await width('Paid')))).toBeLessThan(2);
    expect(await width('Children under 17')).toBe(96);
    expect(await width('Year')).toBeLessThan(250);
    await page.goto('/resources/tax-letters/cp504');
    expect(await width('Date printed on the letter')).toBeLessThanOrEqual(224);
  }
});

test('an error without a hint above it stands between two rows and moves no field', async ({ page, hydrated }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources/paycheck');
    await hydrated();
    const form = page.locator('#paycheck .calculator-form');
    const tops = () =>
      form.evaluate((all) =>
        [...all.querySelectorAll(':scope > .tool-fields :is(input, select), .button-row')].map((part) =>
          Math.round(part.getBoundingClientRect().top - all.getBoundingClientRect().top),
        ),
      );
    const before = await tops();
    const pay = page.getByLabel('Pay before tax, one check');
    await pay.fill('abc');
    await pay.blur();
    const error = form.locator('.field-error');
    await expect(error).toBeVisible();
    expect(await tops(), `${width} px`).toEqual(before);
    const { y, height } = (await error.boundingBox())!;
    const below = (await page
      .getByText(width < 640 ? 'Paid' : 'City you live in', { exact: true })
      .first()
      .boundingBox())!;
    expect(y + height, `${width} px`).toBeLessThanOrEqual(below.y + 1);
    await page.goto('about:blank');
  }
});
