import { expect, it } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { htmlRules } from './html-rules.ts';

it('headings of posts keep the numbers of forms on one line, and their text in the contents', async () => {
  const { html, headings } = await postHtml('<h2>New on the W-2 & the 1099-K</h2>', htmlRules);
  expect(html).toContain('New on the <span class="whole">W-2</span> &amp; the <span class="whole">1099-K</span></h2>');
  expect(headings.map(({ text }) => text)).toEqual(['New on the W-2 & the 1099-K']);
});
