import { expect, footerLink, recordRequests, test } from './harness.ts';

test('answers filter the business taxes', async ({ page, hydrated }) => {
  await page.goto('/resources/ohio-business-taxes');
  await hydrated();
  for (const legend of ['Do you pay wages?', 'Do you sell goods or taxable services?']) {
    await page.getByRole('group', { name: legend }).getByLabel('No').check();
  }
  await page.getByRole('button', { name: 'Show my taxes' }).click();
  await expect(page.getByRole('status').first()).toContainText('6 of 13');
  await expect(page.getByRole('status').first()).toBeFocused();
  await page.getByRole('heading', { name: /^Commercial activity tax/ }).click();
  await page.getByLabel('Your Ohio gross receipts, a year').fill('7,500,000');
  await expect(page.getByText('About $3,900 for the year')).toBeVisible();
});

const calculator = '/resources/tax-calculator';

test('counts from the first key, marks what is missing and what it cannot read, and opens every line', async ({
  page,
  openPage,
}) => {
  await openPage(calculator);
  const wages = page.getByLabel('Your wages', { exact: true });
  const profit = page.getByLabel('Your side or business profit', { exact: true });
  const total = page.locator('.result-total');
  const submit = page.getByRole('button', { name: 'Work it out' });
  await test.step('by keyboard alone', async () => {
    await wages.focus();
    await page.keyboard.type('6');
    await expect(page.locator('.result-rates', { hasText: 'of your income' })).toBeVisible();
    await page.keyboard.type('0,000');
    await expect(total).toContainText('$6,227');
    await expect(page.getByRole('status').filter({ hasText: 'Total for the year: $6,227' })).toBeAttached();
  });
  await test.step('what it cannot read', async () => {
    await wages.fill('sixty');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await wages.blur();
    await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
    await profit.fill('x');
    await expect(total).toContainText('$6,227');
    await submit.click();
    await expect(wages).toBeFocused();
    await expect(page.locator('.error-summary a')).toHaveText([/^Your wages: /, /^Your side or business profit: /]);
  });
  await test.step('nothing entered', async () => {
    await wages.fill('');
    await profit.fill('');
    await submit.click();
    await expect(wages).toBeFocused();
    await expect(wages).toHaveAttribute('aria-invalid', 'true');
    await expect(wages).toHaveAccessibleDescription(/Enter wages, or your pension below/);
    await page.getByRole('link', { name: 'Or enter your pension' }).click();
    await expect(page.getByLabel('Your pension and IRA')).toBeFocused();
    // Another amount than the one that is marked is enough.
    await profit.fill('9000');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await submit.press('Enter');
    await expect(page.locator('#result')).toBeFocused();
  });
  await test.step('every line', async () => {
    await profit.fill('');
    await wages.fill('60000');
    const line = page.locator('.result-line').filter({ hasText: 'Income tax after credits' });
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(line).toContainText('$12,400 × 10% + $31,500 × 12%');
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov/);
  });
  await test.step('what the sum takes for granted leads to its field', async () => {
    await wages.fill('');
    const taken = page.locator('.result-assumed');
    await page.getByLabel('Social Security benefits').fill('38000');
    await page.getByLabel('Your pension and IRA').fill('42000');
    await expect(taken).toContainText(/assumed: under 65 \(65 or older: \$[\d,]+ less\)/);
    await page.getByText('Income: pension, rent').click();
    await taken.getByRole('link', { name: 'under 65' }).click();
    await expect(page.getByLabel('I am 65 or older')).toBeFocused();
    await page.getByLabel('I am 65 or older').check();
    await expect(taken).not.toContainText('under 65');
  });
});

test('a link holds the figures after the #, which no request has', async ({ page, context, openPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = recordRequests(page);
  await openPage(`${calculator}#taxpayer.selfEmploymentNet=90000`);
  await page.getByLabel('Your wages').fill('73731');
  await page.getByLabel('School district', { exact: true }).selectOption('newark');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('taxpayer.wages=73731');
  const total = await page.locator('.result-total').textContent();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.result-total')).toHaveText(total!);
  await expect(page.getByLabel('Your wages')).toHaveValue('73,731');
  await expect(page.getByLabel('School district', { exact: true })).toHaveValue('newark');
  expect(requests.filter((text) => /73,?731/.test(text))).toEqual([]);
  expect(
    new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url.split(' ')[0]!).hostname)),
  ).toEqual(new Set(['localhost']));
});

test('what was added to figures of the list of tools is there after a visit to another page', async ({
  page,
  hydrated,
}) => {
  await page.goto('/resources');
  await page.getByLabel('Side or business profit, after costs').fill('38000');
  await page.getByRole('button', { name: 'See tax' }).click();
  await hydrated();
  await page.getByRole('link', { name: 'enter last year’s tax' }).click();
  await expect(page.getByLabel('Prior year’s federal tax')).toBeFocused();
  const [city, total] = [page.getByLabel(/^City you live in/), page.locator('.result-total')];
  await city.selectOption('zanesville');
  await page.getByText('You: tax year, children').click();
  await page.getByLabel('I am blind').check();
  await expect(total).toContainText('$7,491');
  await footerLink(page, '/privacy-policy').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.locator('header summary', { hasText: 'Resources' }).click();
  await page.locator('header').getByRole('link', { name: 'Tax calculator' }).click();
  await expect(total).toContainText('$7,491');
  await expect(city).toHaveValue('zanesville');
  await expect(page.getByLabel('I am blind')).toBeChecked();
});

test('the first fields ask for the home of now once a day of a move is entered, and keep their values', async ({
  page,
  openPage,
}) => {
  await openPage(calculator);
  await page.getByLabel('City you live in', { exact: true }).selectOption('newark');
  await page.locator('summary', { hasText: 'City and school district' }).click();
  await page.getByLabel('Day of the move').fill('2026-05-15');
  await expect(page.getByRole('combobox', { name: 'City you live in now' })).toHaveValue('newark');
  await expect(page.getByRole('combobox', { name: 'School district now' })).toBeVisible();
  await page.getByLabel('Day of the move').fill('');
  await expect(page.getByRole('combobox', { name: 'City you live in', exact: true })).toHaveValue('newark');
});

test('on a phone a total without what was withheld is not called due; Escape, a press and going back close the result', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The page to which going back must not lead.
  await page.goto('/healthz');
  await openPage(`${calculator}#taxpayer.wages=62000`);
  const [result, bar] = [page.locator('.result'), page.locator('.calculator-bar')];
  await expect(bar).toHaveText('Total for the year $6,522');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => bar.click()]) {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.result-total')).toBeInViewport();
    // What it covers is not reached by Tab.
    await expect(page.getByRole('dialog', { name: 'estimate' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send this to us' })).toBeInViewport({ ratio: 1 });
    const covered = page.getByRole('link', { name: 'Privacy Policy' });
    await covered.focus();
    await expect(covered).not.toBeFocused();
    await close();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Your wages', { exact: true })).toHaveValue('62,000');
    await covered.focus();
    await expect(covered).toBeFocused();
  }
  await bar.click();
  await result.getByRole('link', { name: 'What makes the fee' }).click();
  await expect(page.locator('#your-list')).toBeFocused();
  await expect(page.locator('#your-list tr').last()).toBeInViewport();
  await page.goBack();
  await bar.click();
  await expect(result).toContainText('What comes back, what is left to pay, and when?');
  await expect(result).not.toContainText(/\bpay \$|back \$|quarter|interest runs/i);
  await result.getByRole('link', { name: 'Enter what was withheld' }).click();
  const field = page.getByLabel('Federal tax withheld');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  // Nothing withheld is an answer too.
  await field.fill('0');
  await expect(result.locator('.result-amounts')).toContainText('pay $5,260');
  await field.fill('7000');
  await expect(result.locator('.result-amounts')).toContainText('refund $1,740');
  await expect(bar).toHaveText('Refund, without Ohio $1,740');
  // The next office that is not entered.
  await bar.click();
  await result.getByRole('link', { name: 'Enter what was withheld' }).click();
  await expect(page.getByLabel('Ohio tax withheld')).toBeFocused();
  // A bar that names four offices does not lie over a field at the screen's end.
  await page.getByLabel(/^City you live in/).selectOption('newark');
  await page.getByLabel(/^City you work in/).selectOption('columbus');
  await page.getByLabel('School district', { exact: true }).selectOption('newark');
  await expect(bar).toContainText('Columbus');
  await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  const [shown, below] = [(await field.boundingBox())!, (await bar.boundingBox())!];
  expect(shown.y + shown.height).toBeLessThanOrEqual(below.y);
});

test('a phone shows what a check leaves from the first key; the slider sets the salary: field, bars and difference follow', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('/resources/paycheck');
  await page.getByLabel('Pay before tax, one check').focus();
  await page.keyboard.type('2');
  const bar = page.locator('.calculator-bar').first();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('You take home $1.85');
  await page.keyboard.type('000');
  await expect(bar).toContainText('You take home $1,6');
  await bar.click();
  await expect(page.locator('#take-home')).toBeInViewport();
  await expect(page.locator('.calculator-bar:visible').filter({ hasText: 'As now' })).not.toBeInViewport();
  const result = page.locator('#take-home');
  await result.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect.poll(() => result.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(result).toBeFocused();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  const profit = page.getByLabel('Profit of the business');
  const salary = page.getByLabel('Salary it would pay you');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(profit).toBeFocused();
  await expect(profit).toHaveAccessibleDescription(/Enter a profit/);
  await profit.fill('120000');
  await salary.fill('60000');
  const slider = page.getByRole('slider', { name: 'Salary' });
  await slider.focus();
  const left = page.locator('.owner-bar').last().locator('rect').first();
  const width = async () => Number(await left.getAttribute('width'));
  const before = await width();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(salary).toHaveValue(/^62,?000$/);
  await expect(slider).toHaveAttribute('aria-valuetext', '$62,000');
  await expect.poll(width).toBeLessThan(before);
  await expect(page.locator('.owner-chart .chart-note')).toContainText('Break-even: a salary of about $');
  // At the salary named, the two bars are the same.
  const text = await page.locator('.owner-chart .chart-note').textContent();
  const breakEven = /\$([\d,]+)/.exec(text!)![1]!;
  await salary.fill(breakEven);
  const amounts = page.locator('.owner-bar .chart-amount');
  const dollars = async (index: number) => Number((await amounts.nth(index).textContent())!.replace(/[$,]/g, ''));
  await expect.poll(async () => Math.abs((await dollars(0)) - (await dollars(1)))).toBeLessThan(20);
});

const deadlines = '/resources/deadlines';

test('the deadline calendar filters without a page load, puts the choice into the URL, and is subscribed to by one press', async ({
  page,
  hydrated,
}) => {
  await page.goto(deadlines);
  await hydrated();
  await expect(page.getByRole('button', { name: 'Print the year' })).toBeVisible();
  const count = page.locator('.deadlines-count');
  await expect(count).toContainText('due dates for all filers. Next: ');
  await page.getByLabel('A seller').check();
  await expect(count).toContainText('due dates for a seller. Next: ');
  await expect(page.locator('.due-name', { hasText: 'Federal deposit' })).toHaveCount(0);
  await expect(page).toHaveURL(`${deadlines}?for=retailer`);
  await expect(page.getByRole('button', { name: 'Show the due dates' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('A seller')).toBeChecked();
  await expect(count).toContainText('due dates for a seller. Next: ');
  await hydrated();
  await page.locator('.due-subscribe summary').click();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const feed = /deadlines\.ics\?for=retailer$/;
  await expect(link('Apple Calendar')).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?for=retailer$/);
  await expect(link('Outlook on a PC')).toHaveAttribute('href', feed);
  for (const [name, parameter] of [
    ['Google Calendar', 'cid'],
    ['Outlook.com', 'url'],
    ['Microsoft 365', 'url'],
  ] as const) {
    const url = new URL((await link(name).getAttribute('href'))!);
    expect(url.protocol).toBe('https:');
    expect(url.searchParams.get(parameter)).toMatch(feed);
  }
});

const list = '/resources/tax-letters';

test('a number is found while typing and opened by Enter, Back brings it back; a date gives the last day; no request has either', async ({
  openPage,
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'));
  const requests = recordRequests(page);
  await openPage(list);
  const field = page.getByLabel('Number or words on the letter');
  await field.fill('Letter 10 58');
  const found = page.locator('.letters-found');
  await expect(found.getByRole('heading')).toHaveText('This is your letter');
  await expect(found.locator('.letter-facts')).toContainText(
    /asks? for money.*By when.*30 days.*What is true for you/s,
  );
  await expect(found.getByRole('link', { name: 'You disagree' })).toHaveAttribute('href', `${list}/lt11#you-disagree`);
  await expect(found.getByRole('link').last()).toHaveAttribute('href', `${list}/lt11`);
  await field.fill('CP5');
  await expect(found.getByRole('heading')).toHaveText('Nothing is exactly “CP5”. Is it one of these?');
  await field.fill('XQ-777');
  await expect(found.getByRole('heading')).toHaveText('We have no page for “XQ-777” yet');
  await field.press('Enter');
  await expect(found).toBeFocused();
  await expect(page).toHaveURL(list);
  expect(requests.filter((text) => /XQ-777|1058|10%2058|number=/.test(text))).toEqual([]);
  for (const number of ['123-45-6789', '123456789', 'SSN 123 45 6789']) {
    await field.fill(number);
    await expect(found.getByRole('heading')).toHaveText('That may be a Social Security number');
    await expect(found).not.toContainText('6789');
  }
  await field.fill('notice cp 504');
  await field.press('Enter');
  await expect(page).toHaveURL(`${list}/cp504`);
  await page.goBack();
  await field.fill('refund');
  const links = found.getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const count = await links.count();
  await links.nth(1).click();
  await expect(page.locator('.letter-summary')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('refund');
  await expect(links).toHaveCount(count);
  await expect(page).toHaveURL(list);

  await field.fill('cp3219a');
  await field.press('Enter');
  await expect(page).toHaveURL(`${list}/cp3219a`);
  await page.getByLabel('Date printed on the letter').fill('2026-01-05');
  const days = page.locator('.letter-last-days');
  await expect(days).toContainText('Monday, April 6, 2026');
  await expect(days).toContainText('Day 90 is Sunday, April 5, 2026');
  await page.getByRole('button', { name: 'Work out the day' }).click();
  await expect(page).toHaveURL(`${list}/cp3219a`);
  expect(requests.filter((text) => text.includes('2026-01-05'))).toEqual([]);
  await expect(days).toContainText('you may still be in time');
  const note = page.getByLabel('Note');
  for (const name of ['Schedule a meeting', 'Schedule a consultation']) {
    await page.locator('main').getByRole('link', { name, exact: true }).first().click();
    await expect(note).toHaveValue(/Date printed on it: January 5, 2026.*Last day to .*: April 6, 2026/s);
    await page.goBack();
  }
  await page
    .getByLabel('Date printed on the letter')
    .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await expect(page.locator('.letter-free-times a')).toHaveCount(3);
  await page.locator('.letter-free-times a').first().click();
  await expect(note).toHaveValue(/^(?!.*January 5).*- My letter: CP3219A\n/s);
  await expect(page).toHaveURL(/letter=CP3219A/);
  await page.goBack();
  await page.getByRole('link', { name: 'Ask us about it' }).click();
  await expect(page.locator('.contact-form [name=message]')).toHaveValue(
    /- My letter: CP3219A\n.*- I looked for: cp3219a\n/s,
  );
});

test('the bars of the tax come with the total, each as long as its part of it', async ({ page, openPage }) => {
  await openPage(calculator);
  const wages = page.getByLabel('Your wages', { exact: true });
  const rows = page.locator('.result-amounts > div', { has: page.locator('.tax-share') });
  await page.evaluate(() => {
    // The bars and what is assumed come with the total, not after it.
    const total = document.querySelector('.result-total')!;
    const seen = () =>
      document.querySelector('.result-assumed')?.textContent + document.querySelector('.result-amounts')!.textContent!;
    new MutationObserver(() => (document.body.dataset['seen'] = seen())).observe(total, {
      childList: true,
      subtree: true,
    });
  });
  await wages.fill('62000');
  await expect(page.locator('body')).toHaveAttribute('data-seen', /^We assumed: .*IRS.*% of the tax/);
  await expect(rows).toContainText(['IRS', 'Ohio']);
  const lengths = await rows
    .locator('.bar-fill')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
  expect(lengths[0]! + lengths[1]!).toBeCloseTo(100);
  expect(lengths[0]).toBeGreaterThan(lengths[1]!);
});

test('the list of what a return has stays beside the boxes that change it', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/personal-tax/pricing');
  await hydrated();
  await page.getByRole('checkbox', { name: 'An earlier year not filed yet' }).check();
  const row = page.locator('#your-list tr', { hasText: 'An earlier year not filed yet' });
  await expect(row).toBeInViewport({ ratio: 1 });
});
