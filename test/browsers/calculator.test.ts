import { journey } from './journey.ts';

journey(
  'the calculator says what it cannot read, counts the fields of a group and adds a child to the result',
  async ({ page }) => {
    await page.open('/resources/tax-calculator');
    await page.fill('[name="taxpayer.wages"]', 'sixty');
    await page.press('Tab');
    await page.sees('.field-error', 'Enter dollars, such as 1,234.56');
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.sees('.result-total', '$6,227');
    await page.click('#group-household > summary');
    await page.until(() => document.querySelector<HTMLDetailsElement>('#group-household')!.open);
    await page.fill('[name=qualifyingChildren]', '2');
    await page.sees('#group-household > summary', '1 filled in');
    await page.sees('.result-total', '$1,708');
  },
);
