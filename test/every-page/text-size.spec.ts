import { expect, test } from '../e2e/harness.ts';
import { largeTextProblems } from '../e2e/text-problems.ts';

test.use({ expectedConsole: ['the server responded with a status of 404'] });
test.describe.configure({ mode: 'parallel' });

const parts = {
  'pages of the firm': ['/', '/services/business-tax', '/contact', '/schedule', '/nowhere'],
  'news, search and places': ['/blog', '/blog/year-end-moves-before-december-31', '/search?q=payroll', '/locations'],
  tools: ['/resources/tax-calculator', '/resources/deadlines', '/resources/tax-prep-checklist'],
};

for (const [part, paths] of Object.entries(parts)) {
  test(`with text twice as large nothing is cut off, lost or overlapped: ${part}`, async ({ page }) => {
    test.slow();
    expect(await largeTextProblems(page, paths)).toEqual({});
  });
}
