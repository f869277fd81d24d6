import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandCss, sharedBrandCss } from '#client/build/brand-stylesheet.ts';
import { brandIds } from '#shared/brands/index.ts';
import { contrast } from '../contrast-ratio.ts';

const tokens = readFileSync(new URL('../../../views/styles/tokens.css', import.meta.url), 'utf8');
const css = [tokens, sharedBrandCss(), ...brandIds.map(brandCss)].join('').replace(/\/\*[\s\S]*?\*\//g, '');

/** Foreground, background and the least ratio of WCAG AA: 4.5 for text, 3 for controls, focus and very large text. */
const pairs: [string, string, number][] = [
  ['text', 'bg', 4.5],
  ['text', 'bg-subtle', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'tint', 4.5],
  ['text', 'tint-strong', 4.5],
  ['text', 'mark', 4.5],
  ['text-muted', 'bg', 4.5],
  ['text-muted', 'bg-subtle', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'tint', 4.5],
  ['text-muted', 'tint-strong', 4.5],
  ['text-subtle', 'bg', 4.5],
  ['text-subtle', 'bg-subtle', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'bg-subtle', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'tint-strong', 4.5],
  ['link-hover', 'bg', 4.5],
  ['link-hover', 'bg-subtle', 4.5],
  ['accent-text', 'bg', 4.5],
  ['accent-text', 'surface', 4.5],
  ['accent-text', 'tint-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-active', 4.5],
  ['on-field', 'field', 4.5],
  ['bg', 'text', 4.5],
  ['on-band', 'band', 4.5],
  ['on-band-muted', 'band', 4.5],
  ['accent-on-band', 'band', 3],
  ['border-strong', 'bg', 3],
  ['border-strong', 'bg-subtle', 3],
  ['border-strong', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'bg-subtle', 3],
  ['focus', 'surface', 3],
  ['focus', 'tint-strong', 3],
  ['danger', 'bg', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-bg', 4.5],
  ['text', 'danger-bg', 4.5],
  ['text', 'success-bg', 4.5],
  ['success', 'success-bg', 3],
  ['text', 'warning-bg', 4.5],
  ['warning', 'warning-bg', 4.5],
  ['text', 'info-bg', 4.5],
  ['ink-300', 'ink-950', 4.5],
  ['ink-0', 'ink-950', 4.5],
];

describe.each(brandIds)('%s', (brand) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const values = customProperties(brand, theme);
    test.each(pairs)('%s on %s is at least %s', (front, back, least) => {
      expect(contrast(color(values, front), color(values, back))).toBeGreaterThanOrEqual(least);
    });
    // One of the two colors of a focus ring must contrast with the field and the brand's button.
    test.each(['field', 'accent', 'band'])('focus ring or halo on %s is at least 3', (back) => {
      const ring = Math.max(...['focus', 'halo'].map((name) => contrast(color(values, name), color(values, back))));
      expect(ring).toBeGreaterThanOrEqual(3);
    });
    test('a link does not look like an error', () => {
      expect(distance(color(values, 'link'), color(values, 'danger'))).toBeGreaterThanOrEqual(60);
    });
    test('the focus ring does not look like the border of an error', () => {
      expect(distance(color(values, 'focus'), color(values, 'danger'))).toBeGreaterThanOrEqual(60);
    });
  });
});

/** The cascaded values on `<html data-brand data-theme>`: by specificity, then by order. */
function customProperties(brand: string, theme: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors, body], order) =>
      selectors!.split(',').map((selector) => ({ selector: selector.trim(), body: body!, order })),
    )
    .filter(({ selector }) => matches(selector, brand, theme))
    .sort((a, b) => specificity(a.selector) - specificity(b.selector) || a.order - b.order);
  const values = new Map<string, string>();
  for (const { body } of rules) {
    for (const [, name, value] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)) values.set(name!, value!.trim());
  }
  return values;
}

function matches(selector: string, brand: string, theme: string): boolean {
  const parts = selector.match(/:root|\[data-(?:brand|theme)=["']\w+["']\]/g) ?? [];
  if (parts.join('') !== selector) return false;
  return parts.every((part) => part === ':root' || part.includes(`"${brand}"`) || part.includes(`"${theme}"`));
}

function specificity(selector: string): number {
  return selector.match(/:root|\[/g)!.length;
}

/** How far two hex colors are from each other in red, green and blue, 441 at most. */
function distance(a: string, b: string): number {
  const [channelsA, channelsB] = [a, b].map((hex) =>
    hex.match(/[0-9a-f]{2}/gi)!.map((part) => Number.parseInt(part, 16)),
  );
  return Math.hypot(...channelsA!.map((value, index) => value - channelsB![index]!));
}

function color(values: Map<string, string>, name: string): string {
  const value = values.get(name);
  if (!value) throw new Error(`--${name} has no value`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return color(values, reference);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is not a hex color: ${value}`);
  return value;
}
