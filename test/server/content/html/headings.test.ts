import { expect, it } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { htmlRules } from './html-rules.ts';

it('paragraphs, lists and tables of posts keep the numbers of forms on one line, listings stay as they are', async () => {
  const { html } = await postHtml(
    '<p>Send the <strong>W-2</strong> &lt; IT 941.</p><ul><li>No 1099-NEC</li></ul><table><tr><td>SD 100</td></tr></table><pre><code>W-2</code></pre>',
    htmlRules,
  );
  for (const number of ['W-2', 'IT 941', '1099-NEC']) expect(html).toContain(`<span class="whole">${number}</span>`);
  expect(html).toContain('<td>SD\u00a0100</td>');
  expect(html).toContain('</strong> &lt; <span class="whole">IT 941</span>.</p>');
  expect(html.match(/<pre.*<\/pre>/s)![0]).not.toContain('whole');
});

it('headings of posts keep the numbers of forms on one line, and their text in the contents', async () => {
  const { html, headings } = await postHtml('<h2>New on the W-2 & the 1099-K</h2>', htmlRules);
  expect(html).toContain('New on the <span class="whole">W-2</span> &amp; the <span class="whole">1099-K</span></h2>');
  expect(headings.map(({ text }) => text)).toEqual(['New on the W-2 & the 1099-K']);
});
