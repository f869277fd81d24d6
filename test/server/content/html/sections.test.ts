import { expect, it } from 'vitest';
import { postSections, textSections } from '#server/content/html/sections.ts';

it.each([
  ['cells of a row', '<table><tr><th>Overtime premium</th><td>From $1</td></tr></table>', 'Overtime premium · From $1'],
  ['terms and what they mean', '<dl><dt>The premium</dt><dd>From July</dd></dl>', 'The premium · From July'],
  ['a question and its answer', '<dl><dt>Is it due?</dt><dd>From July</dd></dl>', 'Is it due? From July'],
  ['two elements side by side', '<li><strong>The premium</strong><span>From July</span></li>', 'The premium From July'],
  ['two links side by side', '<p><a href="/a">Ohio</a><a href="/b">Federal</a></p>', 'Ohio Federal'],
  ['a word and its remark', '<p><a href="/a">eServices</a><small>Rule 5703</small></p>', 'eServices Rule 5703'],
  [
    'a figure in a cell and its remark',
    '<table><tr><th>Rate</th><td>1%<small>As of 2026</small></td><td></td></tr></table>',
    'Rate · 1% As of 2026',
  ],
  ['an element after another in a third', '<p><time><b>Nov 23</b></time><span>Monthly</span></p>', 'Nov 23 Monthly'],
])('%s are apart in the text that is searched', (_, html, text) => {
  expect(textSections(`<h2>Pay</h2>${html}`)).toEqual([{ id: null, heading: 'Pay', text }]);
  expect(postSections(html)[0]!.text).toBe(text);
});

it.each([
  ['a word set partly in bold', '<p>un<b>paid</b>, due</p>', 'unpaid, due'],
  ['a raised ending', '<p><b>1</b><sup>st</sup> of May</p>', '1st of May'],
  ['a place where a long word may break', '<p>hello@<wbr>example.com</p>', 'hello@example.com'],
])('%s stays one word', (_, html, text) => {
  expect(textSections(html)[0]!.text).toBe(text);
});

it('a heading of two elements keeps them apart', () => {
  expect(textSections('<h2><span>Step 1</span><span>Call us</span></h2><p>Any day.</p>')[0]!.heading).toBe(
    'Step 1 Call us',
  );
});
