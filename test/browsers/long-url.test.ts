import { journey } from './journey.ts';

const slug = 'commercial-activity-tax-after-the-exclusion-grew';
/** The post's slug and more behind it, so that only a cut at 50 characters leads to the post. */
const longUrl = `/blog/${slug.padEnd(50, '-')}${'x'.repeat(110)}`;
const expectedErrors = ['Blog slug is longer than 150 characters'];

journey(
  'from a long URL the second “Try Shorter URL” finds the post',
  async ({ page }) => {
    await page.open(longUrl);
    await page.sees('main', 'This blog post URL is exceptionally long and might cause issues.');
    await page.sees('.not-found', 'Possible reasons:');
    await page.click('button', 'Try Shorter URL');
    await page.sees('.toast', 'Could not find the post with a shorter URL.');
    await page.click('button', 'Try Shorter URL');
    await page.at(`/blog/${slug}`);
    await page.sees('.toast', 'Post found with shorter URL. Redirecting...');
    await page.sees('h1', 'commercial activity tax');
  },
  { expectedErrors },
);

journey(
  'from a long URL “Return Home Now” and “Contact Support” lead on',
  async ({ page }) => {
    await page.open(longUrl);
    await page.click('.not-found a', 'Return Home Now');
    await page.at('/');
    await page.until(() => document.querySelector('.hero') !== null);
    await page.back();
    await page.click('.not-found a', 'Contact Support');
    await page.at('/contact');
    await page.until(() => document.querySelector('.contact-form')?.checkVisibility());
  },
  { expectedErrors },
);
