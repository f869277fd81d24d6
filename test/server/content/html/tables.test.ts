import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { htmlRules } from './html-rules.ts';

const table = (head: string[], ...rows: string[][]) =>
  `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const transformed = async (html: string) => parse((await postHtml(html, htmlRules)).html);
const rightAligned = (root: ReturnType<typeof parse>) =>
  root.querySelectorAll('.align-right').map((cell) => cell.textContent);

describe('tables of posts', () => {
  it('have the figures of a column at the right, with its header', async () => {
    const root = await transformed(
      table(['What', 'Rate', 'Due', 'Note'], ['A', '2.5%', '$1,200.50', '12 a year'], ['B', '', '(300)', 'none']),
    );
    expect(rightAligned(root)).toEqual(['Rate', 'Due', '2.5%', '$1,200.50', '', '(300)']);
  });

  it('have them there also where a figure is not known', async () => {
    const rows = [
      ['mail', '$50', 'no'],
      ['signs', '$100', '12'],
      ['banner', 'not known', 'yes'],
    ];
    expect(rightAligned(await transformed(table(['Source', 'Cost', 'Kept'], ...rows)))).toEqual([
      ...['Cost', '$50', '$100', 'not known'],
    ]);
  });

  it('keep row labels at the left, and what the author aligned', async () => {
    const root = await transformed(
      `${table(['Year', 'Limit'], ['2026', '$1'], ['2027', '$2'])}<table><tr><td>A</td><td style="text-align:center">5</td></tr></table>`,
    );
    expect(rightAligned(root)).toEqual(['Limit', '$1', '$2']);
    expect(root.querySelectorAll('.numeric').map((cell) => cell.textContent)).toEqual(['Year', '2026', '2027']);
    expect(root.querySelector('.align-center')!.textContent).toBe('5');
  });

  it('have their columns’ heads in the cells of words, for the stacked rows of phones', async () => {
    const root = await transformed(table(['Date', 'What', 'Who'], ['Mon, May 10', 'CAT', 'firms']));
    const cells = root.querySelectorAll('table.stacked td');
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Date', 'What', 'Who']);
  });

  it('with merged cells are left alone', async () => {
    const root = await transformed('<table><tr><td>A</td><td colspan="2">5</td></tr></table>');
    expect(rightAligned(root)).toEqual([]);
  });

  it('keep dates on one line', async () => {
    const root = await transformed(table(['What', 'When'], ['Return', 'by <b>April 15, 2027</b>, or Oct 15']));
    expect(root.querySelectorAll('td')[1]!.textContent).toBe('by April\u00a015,\u00a02027, or Oct\u00a015');
  });

  it('may break an address within, and no word', async () => {
    const address = 'https://www.irs.gov/forms-pubs/about-form-1099-k?a=1&b=2';
    const root = await transformed(
      table(['What', 'Where'], ['marketplaces, nonemployees', `see ${address.replace('&', '&amp;')}`]),
    );
    const [words, place] = root.querySelectorAll('td');
    expect(words!.innerHTML).toBe('marketplaces, nonemployees');
    expect(place!.textContent).toBe(`see ${address}`);
    expect(place!.querySelectorAll('wbr')).toHaveLength(4);
  });

  it('scroll in focusable regions with different names', async () => {
    const captioned = '<table><caption>Fees</caption><tr><td>1</td></tr></table>';
    const root = await transformed(captioned + captioned + table(['A'], ['1']));
    const regions = root.querySelectorAll('[role="region"][tabindex="0"]');
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Fees', 'Fees 2', 'Table']);
    const quoted = await transformed('<table><caption>The "fees" <b>& dues</b></caption><tr><td>1</td></tr></table>');
    expect(quoted.querySelector('[role="region"]')!.attributes).toMatchObject({ 'aria-label': 'The "fees" & dues' });
    expect(regions.every((region) => region.querySelector('table'))).toBe(true);
  });
});

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
