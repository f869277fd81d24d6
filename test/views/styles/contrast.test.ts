import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandCss, sharedBrandCss } from '#client/build/brand-stylesheet.ts';
import { brandIds } from '#shared/brands/index.ts';

const tokens = ['tokens', 'ghost/cards'].map((name) =>
  readFileSync(new URL(`../../../views/styles/${name}.css`, import.meta.url), 'utf8'),
);
const css = [...tokens, sharedBrandCss(), ...brandIds.map(brandCss)].join('').replace(/\/\*[\s\S]*?\*\//g, '');

/** What stands on each background with the least ratio of WCAG AA: 4.5 for text, 3 for controls, focus and very large text. */
const foregrounds: Record<string, Partial<Record<'4.5' | '3', string>>> = {
  bg: { '4.5': 'text text-muted link link-hover accent-text danger', '3': 'border-strong focus' },
  'bg-subtle': { '4.5': 'text text-muted link link-hover', '3': 'border-strong focus' },
  surface: { '4.5': 'text text-muted link accent-text danger', '3': 'border-strong focus' },
  tint: { '4.5': 'text text-muted' },
  'tint-strong': { '4.5': 'text text-muted link accent-text', '3': 'focus' },
  mark: { '4.5': 'text' },
  accent: { '4.5': 'on-accent' },
  'accent-hover': { '4.5': 'on-accent' },
  'accent-active': { '4.5': 'on-accent' },
  field: { '4.5': 'on-field' },
  text: { '4.5': 'bg' },
  band: { '4.5': 'on-band', '3': 'accent-on-band' },
  closing: { '4.5': 'on-closing' },
  'danger-bg': { '4.5': 'danger text' },
  'success-bg': { '4.5': 'text', '3': 'success' },
  'warning-bg': { '4.5': 'text' },
  'info-bg': { '4.5': 'text' },
  'ink-950': { '4.5': 'ink-300 ink-0' },
};
const pairs = Object.entries(foregrounds).flatMap(([back, ratios]) =>
  Object.entries(ratios).flatMap(([least, names]) =>
    names.split(' ').map((front) => [front, back, Number(least)] as const),
  ),
);
/** In the dark theme the figures of the home page stand on the field. */
const darkPairs = [
  ['on-band', 'field', 4.5],
  ['accent-on-band', 'field', 3],
] as const;

describe.each(brandIds)('%s', (brand) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const values = customProperties(brand, theme);
    test.each(theme === 'dark' ? [...pairs, ...darkPairs] : pairs)('%s on %s is at least %s', (front, back, least) => {
      expect(contrast(color(values, front), color(values, back))).toBeGreaterThanOrEqual(least);
    });
    // One of the two colors of a focus ring must contrast with the field and the brand's button.
    test.each(['field', 'accent', 'band', 'closing'])('focus ring or halo on %s is at least 3', (back) => {
      const ring = Math.max(...['focus', 'halo'].map((name) => contrast(color(values, name), color(values, back))));
      expect(ring).toBeGreaterThanOrEqual(3);
    });
    test('a link does not look like an error', () => {
      expect(distance(color(values, 'link'), color(values, 'danger'))).toBeGreaterThanOrEqual(60);
    });
    test('a button of the brand does not look like an error', () => {
      expect(distance(color(values, 'accent'), color(values, 'danger'))).toBeGreaterThanOrEqual(60);
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

/** Contrast ratio of WCAG 2 of two six-digit hex colors, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
