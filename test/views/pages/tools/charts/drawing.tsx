import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContext } from '#test/views/render-page.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';

/** A picture as the server renders it. @param now ISO 8601, the time of the page */
export function drawn(picture: ReactNode, now?: string): HTMLElement {
  return parse(
    renderToStaticMarkup(<PageContextContext value={testContext('dresdentax', now)}>{picture}</PageContextContext>),
  );
}

/** The rows of the picture's table, each cell as text, without the head. */
export function tableRows(root: HTMLElement): string[][] {
  return root
    .querySelectorAll('.chart-table tbody tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => cell.textContent.trim()));
}

/** The number in a printed amount: `$1,234` is 1234, `17%` is 17, `under $1` is 0. */
export function numberIn(text: string): number {
  if (text.startsWith('under')) return 0;
  return Number(text.replace('−', '-').replace(/[$,%]/g, ''));
}

/** An attribute of an SVG element as a number. */
export function lengthOf(element: HTMLElement | null, name: string): number {
  return Number(element?.getAttribute(name));
}
