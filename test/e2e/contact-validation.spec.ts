import { field, fill, press } from './contact-form.ts';
import { expect, test } from './harness.ts';

const invalid: [values: Record<string, string>, text: string][] = [
  [{ Name: '' }, 'Name is required'],
  [{ Name: 'P' }, 'Name must be at least 2 characters'],
  [{ Email: '' }, 'Email is required'],
  [{ Email: 'pat@example' }, 'Please enter a valid email address'],
  [{ Phone: '740-CALL-ME' }, 'Please enter a valid phone number'],
  [{ Phone: '555010' }, 'Please enter a valid phone number'],
  [{ Message: '' }, 'Message is required'],
  [{ Message: 'Four' }, 'Message must be at least 5 characters'],
  [{ Message: '      ' }, 'Message is required'],
  [{ Name: '   ' }, 'Name is required'],
  [{ Email: '   ' }, 'Email is required'],
];
test('an invalid value shows its error at the field and focuses it, and nothing is sent', async ({
  page,
  hydrated,
}) => {
  let requests = 0;
  page.on('request', (request) => request.url().includes('/api/contact') && requests++);
  await page.goto('/contact');
  await hydrated();
  for (const [values, text] of invalid) {
    await fill(page, { Phone: '', ...values });
    await press(page);
    const target = field(page, Object.keys(values)[0]!);
    await expect(target, text).toBeFocused();
    await expect(target, text).toHaveAttribute('aria-invalid', 'true');
    await expect(target, text).toHaveAccessibleDescription(new RegExp(text));
  }
  expect(requests).toBe(0);
});

test('with two errors the first field is focused, and the error summary links to both', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await fill(page, { Name: '', Email: 'x' });
  await press(page);
  await expect(field(page, 'Name')).toBeFocused();
  const summary = page.locator('.error-summary');
  await expect(summary.getByRole('link')).toHaveText(['Name is required', 'Please enter a valid email address']);
  await summary.getByRole('link').last().click();
  await expect(field(page, 'Email')).toBeFocused();
});

test('on a phone each line of the summary is one line, and the form grows little', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated();
  await fill(page, { Email: 'pat@', Phone: '12' });
  await press(page);
  const links = page.locator('.error-summary').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const rows = await link.evaluate((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return text.getClientRects().length;
    });
    expect(rows).toBe(1);
  }
  expect((await page.locator('.error-summary').boundingBox())!.height).toBeLessThan(130);
});

test('the summary stands from a submit to the next one: while fields are corrected nothing moves', async ({
  page,
  hydrated,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    await hydrated();
    const summary = page.locator('.error-summary');
    await field(page, 'Name').fill('P');
    await field(page, 'Email').fill('pat@');
    await field(page, 'Phone').focus();
    await expect(page.locator('.field-error')).toHaveCount(2);
    await expect(summary).toHaveCount(0);
    await press(page);
    await expect(summary).toContainText('3 things to fix');
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'Name')).toBeFocused();
    const { height } = (await summary.boundingBox())!;
    await field(page, 'Name').fill('Pat Doe');
    await expect(page.locator('#field-name-error')).toHaveCount(0);
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(summary).toContainText('2 of 3 left to fix');
    await expect(summary.locator('s')).toHaveText('Name must be at least 2 characters');
    await fill(page);
    await expect(page.locator('.field-error')).toHaveCount(0);
    await expect(summary).toContainText('0 of 3 left to fix');
    expect((await summary.boundingBox())!.height).toBe(height);
    await page.route('**/api/contact**', (route) => route.fulfill({ json: { success: true } }));
    await press(page);
    await expect(page.locator('.contact-sent')).toBeVisible();
    await page.goto('about:blank');
  }
});

test('a field that is wrong after the submit counts in the summary', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated();
  await press(page);
  const summary = page.locator('.error-summary');
  await expect(summary).toContainText('3 things to fix');
  await fill(page);
  await expect(summary).toContainText('0 of 3 left to fix');
  await field(page, 'Phone').fill('12');
  await field(page, 'Phone').press('Tab');
  await expect(page.locator('#field-phone-error')).toBeVisible();
  await expect(summary).toContainText('1 of 4 left to fix');
  await expect(summary).not.toHaveAttribute('data-fixed');
  await field(page, 'Phone').fill('740-555-0100');
  await expect(summary).toContainText('0 of 3 left to fix');
});

test('on phones the label of the field that gets the focus is below the header', async ({ page, hydrated }) => {
  for (const height of [520, 600, 844]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/contact');
    await hydrated();
    await press(page);
    await expect(field(page, 'Name')).toBeFocused();
    const top = (selector: string) => page.locator(selector).boundingBox();
    const isClear = async () => {
      const [label, header] = [(await top('.contact-form label[for=field-name]'))!, (await top('.header'))!];
      return label.y >= header.y + header.height;
    };
    await expect.poll(isClear).toBe(true);
  }
});

test('an error appears on blur and disappears once corrected', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Email').fill('pat@');
  await field(page, 'Phone').focus();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'Email').fill('pat@example.com');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
});

test('a field left empty is asked for when the form is sent, not before', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Name').focus();
  await page.keyboard.press('Tab');
  await field(page, 'Email').fill('pat@');
  await page.keyboard.press('Tab');
  await expect(page.locator('.field-error')).toHaveText(['Please enter a valid email address']);
  await press(page);
  await expect(page.locator('.error-summary')).toContainText('3 things to fix');
});

for (const [path, width] of [
  ['/contact', 390],
  ['/contact', 1280],
  ['/schedule', 390],
  ['/schedule', 1280],
] as const)
  test(`no field of ${path} moves at ${width} px when a message about the address comes or goes`, async ({
    page,
    hydrated,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated();
    const email = page.locator('main form').getByLabel('Email');
    const places = () =>
      page
        .locator('main form :is(.field, .submit-button):visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y + scrollY)));
    const before = await places();
    const suggestion = page.getByRole('button', { name: 'Did you mean gmail.com?' });
    await email.fill('pat@gmial.com');
    await email.press('Tab');
    await expect(suggestion).toBeVisible();
    expect(await places()).toEqual(before);
    await email.fill('pat@');
    await email.press('Tab');
    await expect(suggestion).toBeHidden();
    expect(await places()).toEqual(before);
    if (path === '/contact') await expect(page.locator('#field-email-error')).toBeVisible();
    await email.fill('pat@example.com');
    await expect(page.locator('#field-email-error')).toBeHidden();
    expect(await places()).toEqual(before);
  });

test('the field that gets the focus stays in its place when the address before it gets a message', async ({
  page,
  hydrated,
}) => {
  for (const [address, message] of [
    ['pat@gmial.com', '.field-suggestion'],
    ['pat@', '#field-email-error'],
  ] as const) {
    await page.goto('/contact');
    await hydrated();
    const phone = field(page, 'Phone');
    await field(page, 'Email').fill(address);
    await phone.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { y } = (await phone.boundingBox())!;
    await page.keyboard.press('Tab');
    await expect(page.locator(message)).toBeVisible();
    await expect(phone).toBeFocused();
    expect(Math.abs((await phone.boundingBox())!.y - y)).toBeLessThan(2);
  }
});

test('the shortest accepted and ordinary values are sent', async ({ page, hydrated }) => {
  const sent: unknown[] = [];
  await page.route('**/api/contact**', (route) => {
    sent.push(route.request().postDataJSON().formData);
    return route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  await hydrated();
  const accepted: Record<string, string>[] = [
    { Phone: '(740) 555-0100' },
    { Phone: '+17405550100' },
    { Message: 'Hello' },
    { Name: 'Al' },
  ];
  for (const values of accepted) {
    await fill(page, values);
    await press(page);
    await expect(page.locator('.contact-sent')).toBeVisible();
    const [[label, value]] = Object.entries(values) as [[string, string]];
    expect(sent.at(-1)).toMatchObject({ [label.toLowerCase()]: value });
    await page.getByRole('button', { name: 'Send Another Message' }).click();
  }
});
