import { expect, it } from 'vitest';
import type { Prices } from '#shared/firm/prices.ts';
import { renderPart, testContext } from '#test/views/render-page.tsx';
import { Tool } from '#views/pages/services/pricing/fee-builder.tsx';

function render(prices: Prices, query: string) {
  const context = testContext('dresdentax');
  const root = renderPart(<Tool query={new URLSearchParams(query)} />, {
    ...context,
    brand: { ...context.brand, prices },
  });
  return {
    root,
    heads: root.querySelectorAll('thead th').map(({ textContent }) => textContent),
    rows: root.querySelectorAll('tbody tr').map((row) => row.childNodes.map(({ textContent }) => textContent)),
  };
}

it('shows ranges and a sum where prices are set', () => {
  const prices: Prices = { base: [180, 240], city: [40, 40] };
  const { root, heads, rows } = render(prices, 'has=city,farm');
  expect(heads).toEqual(['Your list', 'Fee']);
  expect(rows).toEqual([
    ['Federal Form 1040 and Ohio IT\u00a01040', '$180 to $240'],
    ['A city return', '$40'],
    ['A farm', 'To be quoted'],
    ['Together', '$220 to $280 1 line to be quoted'],
  ]);
  expect(root.textContent).toMatch(
    /RITA, CCA or the city’s own; also for profit earned in a town that taxes it\. Adds\s\$40\./,
  );
});

it('has no column of fees and no sum while no price is set', () => {
  const { root, heads, rows } = render({}, 'has=city2,city');
  expect(heads).toEqual(['Your list']);
  expect(rows).toEqual([['Federal Form 1040 and Ohio IT\u00a01040'], ['A city return'], ['A second city return']]);
  expect(root.textContent).not.toContain('$');
});

it('is a form that works by itself', () => {
  const { root } = render({}, '');
  const form = root.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/services/personal-tax/pricing']);
  expect(form.querySelectorAll('input[type=checkbox][name=has]')).toHaveLength(20);
  expect(form.querySelectorAll('button[type=submit]').map(({ textContent }) => textContent.trim())).toEqual([
    'Show my list',
    'Send this list',
  ]);
});
