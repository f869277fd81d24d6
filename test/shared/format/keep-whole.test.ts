import { expect, test } from 'vitest';
import { keepWhole } from '#shared/format/keep-whole.ts';

test.each([
  ['Due April 15', 'Due April\u00a015'],
  ['Sept. 15, 2026 and Jan 15, 2027', 'Sept.\u00a015,\u00a02026 and Jan\u00a015,\u00a02027'],
  ['Fri, January 15 or Monday, Feb 1', 'Fri,\u00a0January\u00a015 or Monday,\u00a0Feb\u00a01'],
  ['May 1, June 1', 'May\u00a01, June\u00a01'],
  ['Marching 15 miles', 'Marching 15 miles'],
  ['In March 2027', 'In March 2027'],
  ['Section 1, section 5747.01', 'Section\u00a01, section\u00a05747.01'],
  ['0.6 percent in 30 days', '0.6\u00a0percent in 30\u00a0days'],
  ['A form of 3 pages', 'A form of 3 pages'],
  ['House Bill 186, a bill of 186 pages', 'House\u00a0Bill\u00a0186, a bill of 186 pages'],
  ['SD 100 and IT 941, 2027', 'SD\u00a0100 and IT\u00a0941, 2027'],
])('%s', (text, whole) => {
  expect(keepWhole(text)).toBe(whole);
});
