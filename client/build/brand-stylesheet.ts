import { type Brand, type BrandId, brandIds, type Theme } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { brandColor, pagePalette } from '#views/art/palette.ts';
import { familyOf, fileName, typefaceCss } from './typefaces.ts';

type Properties = Record<string, string | number>;

/** The custom properties that all brands share, in both themes, and the color of each brand for its mark. */
export function sharedBrandCss(): string {
  const [light, dark] = [common('light'), common('dark')];
  const neutral = Object.fromEntries(Object.entries(ink).map(([stop, color]) => [`--ink-${stop}`, color]));
  return [
    rule(':root', { ...neutral, ...light }),
    rule('[data-theme="dark"]', without(dark, light)),
    ...brandIds.map((id) => rule(`[data-brand-color="${id}"]`, { '--brand-color': brandColor(id) })),
  ].join('\n');
}

/** The custom properties of one brand, for `<html data-brand data-theme>` or any element with both attributes. */
export function brandCss(id: BrandId): string {
  const light = without(propertiesOf(id, 'light'), common('light'));
  const dark = without(propertiesOf(id, 'dark'), { ...common('dark'), ...light });
  const { body, heading } = brands[id].fonts;
  return [
    ...[body, heading].map((typeface) => `@import "@fontsource-variable/${fileName(typeface)}/index.css";`),
    ...[body, heading].map(typefaceCss),
    rule(`[data-brand="${id}"]`, light),
    rule(`[data-brand="${id}"][data-theme="dark"]`, dark),
  ].join('\n');
}

function propertiesOf(id: BrandId, theme: Theme): Properties {
  return {
    ...fontProperties(brands[id]),
    ...prefixed('--', brands[id].palette.roles[theme]),
    ...pagePalette(id, theme),
    ...backgroundProperties(brands[id], theme),
  };
}

function fontProperties({ fonts }: Brand): Properties {
  return {
    '--font-body': `${familyOf(fonts.body)}, system-ui, sans-serif`,
    '--font-heading': `${familyOf(fonts.heading)}, ${fonts.headingFallback}`,
    '--heading-weight': fonts.headingWeight,
    '--heading-tracking': fonts.headingTracking,
  };
}

/** Files below public/, which the bundler resolves from the project's folder. */
function backgroundProperties({ backgrounds }: Brand, theme: Theme): Properties {
  const url = (file: string) => `url("./public${file}")`;
  const { heroLight, heroDark, servicesLight, servicesDark, footer } = backgrounds;
  return {
    '--bg-hero': theme === 'light' ? heroLight : heroDark,
    '--bg-services': url(theme === 'light' ? servicesLight : servicesDark),
    '--bg-footer': url(footer),
  };
}

function prefixed(prefix: string, values: Properties): Properties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** The properties that have the same value for every brand. */
function common(theme: Theme): Properties {
  const [first, ...others] = brandIds.map((id) => propertiesOf(id, theme)) as [Properties, ...Properties[]];
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

/** `values` without those that `given` has already. */
function without(values: Properties, given: Properties): Properties {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => given[name] !== value));
}

function rule(selector: string, properties: Properties): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

if (import.meta.main) {
  const id = brandIds.find((brand) => brand === process.argv[2]);
  process.stdout.write(id ? brandCss(id) : sharedBrandCss());
}
